import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { makeTokenVerifier } from "../../src/http/tokens.js";
import { atEnd } from "../support/cleanup.js";
import { makeClock } from "../support/clock.js";
import { mint, TEST_SECRET } from "../support/tokens.js";

const unset = { authJwksUrl: undefined, authIssuer: undefined, authAudience: undefined };
const verify = makeTokenVerifier(unset, { secret: TEST_SECRET, now: () => new Date() });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("tokens", () => {
  it("tells a person, an agent and a service apart by their claims", async () => {
    expect(await verify(await mint({ tenant: "t", sub: "ada", repos: { shop: "write" } }))).toMatchObject({
      kind: "person",
      tenantId: "t",
      personId: "ada",
      repos: { shop: "write" },
    });
    expect(
      await verify(await mint({ tenant: "t", sub: "ada", act: { sub: "ada/shop/builder" } })),
    ).toMatchObject({
      kind: "agent",
      personId: "ada",
      handle: "ada/shop/builder",
    });
    expect(await verify(await mint({ tenant: "t", svc: "scheduler" }))).toMatchObject({
      kind: "service",
      name: "scheduler",
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ["no tenant", { sub: "ada" }],
    ["an empty tenant", { tenant: "", sub: "ada" }],
    ["a tenant that is an object", { tenant: { $ne: null }, sub: "ada" }],
    ["neither subject nor service", { tenant: "t" }],
    ["both a subject and a service", { tenant: "t", sub: "ada", svc: "s" }],
    ["a service that acts", { tenant: "t", svc: "s", act: { sub: "ada/shop/builder" } }],
    ["a subject that is an object", { tenant: "t", sub: { $gt: "" } }],
    ["an empty subject", { tenant: "t", sub: "" }],
    ["a subject with NUL", { tenant: "t", sub: "a\0" }],
    ["half of a surrogate pair", { tenant: "t", sub: "a\ud800" }],
    ["an act that is text", { tenant: "t", sub: "ada", act: "ada/shop/builder" }],
    ["an act that is null", { tenant: "t", sub: "ada", act: null }],
    ["an act without a handle", { tenant: "t", sub: "ada", act: {} }],
    ["a handle of two parts", { tenant: "t", sub: "ada", act: { sub: "ada/builder" } }],
    ["a handle with an empty part", { tenant: "t", sub: "ada", act: { sub: "ada//builder" } }],
    ["access that is no access", { tenant: "t", sub: "ada", repos: { shop: "own" } }],
    ["access as a list", { tenant: "t", sub: "ada", repos: ["shop"] }],
  ])("accepts nobody with %s", async (_what, claims) => {
    const token = await mint(claims as JWTPayload);
    await expect(verify(token)).rejects.toMatchObject({ reason: "unauthenticated" });
  });

  it("keeps a repository's name that is also a property of every object", async () => {
    const identity = await verify(await mint({ tenant: "t", sub: "ada", repos: { constructor: "read" } }));
    expect(identity).toMatchObject({ repos: { constructor: "read" } });
    expect((identity as unknown as { repos: Record<string, string> }).repos.toString).toBeUndefined();
  });

  it("accepts no other algorithm, none included, and no other secret", async () => {
    const payload = { tenant: "t", sub: "ada", exp: Math.floor(Date.now() / 1000) + 60 };
    const wrong = [
      `${encode({ alg: "none" })}.${encode(payload)}.`,
      await mint(payload, { alg: "HS512", secret: "y".repeat(64) }),
      await mint(payload, { alg: "HS512", secret: TEST_SECRET.repeat(2) }),
      await mint(payload, { secret: "another secret that is long enough" }),
      `${(await mint(payload)).slice(0, -4)}AAAA`,
      "not.a.token",
      "x",
    ];
    for (const token of wrong)
      await expect(verify(token)).rejects.toMatchObject({ reason: "unauthenticated" });
  });

  it("asks for exp, and names an expired token as that", async () => {
    const endless = await mint({ tenant: "t", sub: "ada" }, { ttl: null });
    await expect(verify(endless)).rejects.toMatchObject({ reason: "unauthenticated" });
    const old = await mint({ tenant: "t", sub: "ada" }, { ttl: -1 });
    await expect(verify(old)).rejects.toMatchObject({ reason: "token_expired" });
  });

  it("forgets a token it has proven when that expires", async () => {
    const clock = makeClock();
    const proving = makeTokenVerifier(unset, { secret: TEST_SECRET, now: clock.now });
    const token = await mint({ tenant: "t", sub: "ada" }, { ttl: 60, now: clock.now() });
    expect(await proving(token)).toMatchObject({ personId: "ada" });
    clock.advance(61_000);
    await expect(proving(token)).rejects.toMatchObject({ reason: "token_expired" });
  });

  it("checks issuer and audience when they are set", async () => {
    const strict = makeTokenVerifier(
      { ...unset, authIssuer: "https://id.example", authAudience: "docket" },
      { secret: TEST_SECRET, now: () => new Date() },
    );
    const right = { tenant: "t", sub: "ada", iss: "https://id.example", aud: "docket" };
    expect(await strict(await mint(right))).toMatchObject({ personId: "ada" });
    for (const wrong of [
      { ...right, iss: "https://other.example" },
      { ...right, aud: "else" },
      { tenant: "t", sub: "ada" },
    ])
      await expect(strict(await mint(wrong))).rejects.toMatchObject({ reason: "unauthenticated" });
  });

  it("verifies by a provider's keys, and does not take the public key for a secret", async () => {
    const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256" };
    const provider = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })));
    await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
    atEnd(async () => {
      provider.closeAllConnections();
      provider.close();
    });
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/jwks`;
    const byKeys = makeTokenVerifier(
      { ...unset, authJwksUrl: url },
      { secret: undefined, now: () => new Date() },
    );
    const sign = (kid: string) =>
      new SignJWT({ tenant: "t", sub: "ada" })
        .setProtectedHeader({ alg: "RS256", kid })
        .setExpirationTime("1h")
        .sign(privateKey);
    expect(await byKeys(await sign("k1"))).toMatchObject({ personId: "ada" });
    await expect(byKeys(await sign("k2"))).rejects.toMatchObject({ reason: "unauthenticated" });
    const confused = await mint({ tenant: "t", sub: "ada" }, { secret: JSON.stringify(jwk) });
    await expect(byKeys(confused)).rejects.toMatchObject({ reason: "unauthenticated" });
  });

  it("does not blame the caller when the provider cannot be reached", async () => {
    const nowhere = makeTokenVerifier(
      { ...unset, authJwksUrl: "http://127.0.0.1:1/jwks" },
      { secret: undefined, now: () => new Date() },
    );
    const { privateKey } = await generateKeyPair("RS256");
    const token = await new SignJWT({ tenant: "t", sub: "ada" })
      .setProtectedHeader({ alg: "RS256", kid: "k1" })
      .setExpirationTime("1h")
      .sign(privateKey);
    await expect(nowhere(token)).rejects.not.toHaveProperty("reason");
  });
});
