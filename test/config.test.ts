import { describe, expect, it } from "@jest/globals";
import { readConfig, SETTINGS } from "../src/config.js";

describe("settings", () => {
  it("has a default for every one", () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      loopback: true,
      introspection: true,
      engine: "auto",
      claimLeaseSeconds: 1800,
      requestTtlSeconds: 259_200,
      webhookAllowPrivate: false,
    });
  });

  it("describes every one: meaning, accepted values and default", () => {
    for (const { env, meaning, accepts, default: standard } of Object.values(SETTINGS))
      expect([env, meaning, accepts, standard].every((text) => text.length > 0)).toBe(true);
  });

  it("takes an empty variable for an unset one", () => {
    expect(readConfig({ PORT: " ", HOST: "" }).port).toBe(4000);
  });

  it.each([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["PORT", "4000x"],
    ["HOST", "not a host"],
    ["MONGODB_URI", "postgres://db/docket"],
    ["MONGODB_URI", "mongodb://127.0.0.1:27017"],
    ["MONGODB_URI", "mongodb://127.0.0.1:27017/?replicaSet=rs0"],
    ["DOCKET_ENGINE", "sqlite"],
    ["DOCKET_SEED", "yes"],
    ["AUTH_JWKS_URL", "ftp://keys.example"],
    ["PUBLIC_URL", "inbox.example.com"],
    ["PUBLIC_URL", "https://user:secret@inbox.example.com"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "everyone"],
    ["ALLOWED_ORIGINS", "https://a.example,https://b.example/path"],
    ["ALLOWED_ORIGINS", "*"],
    ["DOCKET_INTROSPECTION", "maybe"],
    ["CODE_HOST_URL", "github.com"],
    ["CODE_HOST_TOKEN", "goes-nowhere"],
    ["CLAIM_LEASE_SECONDS", "0"],
    ["REQUEST_TTL_SECONDS", "9999999"],
    ["WEBHOOK_RETRY_SECONDS", "soon"],
    ["WEBHOOK_MAX_ATTEMPTS", "0"],
    ["RETAIN_EVENTS_DAYS", "0"],
    ["RETAIN_AUDIT_DAYS", "1e3"],
  ])("names %s when it is %j, in one line", (name, value) => {
    const reading = () => readConfig({ [name]: value });
    expect(reading).toThrow(expect.objectContaining({ setting: name }));
    expect(reading).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it("refuses two ways of verifying tokens at once", () => {
    const both = { AUTH_SECRET: "x".repeat(32), AUTH_JWKS_URL: "https://keys.example/jwks" };
    expect(() => readConfig(both)).toThrow("AUTH_SECRET");
  });

  it("refuses to listen beyond loopback with a secret that was only generated", () => {
    expect(() => readConfig({ HOST: "0.0.0.0" })).toThrow(/^HOST .*AUTH_SECRET or AUTH_JWKS_URL/);
    const open = readConfig({ HOST: "0.0.0.0", AUTH_SECRET: "x".repeat(32) });
    expect(open).toMatchObject({ loopback: false, introspection: false });
  });

  it("does not repeat a connection string: it may hold a password", () => {
    const message = (() => {
      try {
        readConfig({ MONGODB_URI: "mongodb://ada:secret@db" });
      } catch (error) {
        return String(error);
      }
      return "";
    })();
    expect(message).toContain("MONGODB_URI");
    expect(message).not.toContain("secret");
  });
});
