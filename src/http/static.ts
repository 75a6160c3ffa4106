import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Config } from "../config.js";
import type { Exchange, Route } from "./listener.js";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};
/** What is worth compressing: text. */
const TEXT = /^(text\/|application\/(json|manifest\+json)|image\/svg)/;
/** Vite puts the hash of what a file holds into its name: it never changes. */
const HASHED = /^assets\/.*-[\w-]{8}\.\w+$/;
const METHODS = ["GET", "HEAD"] as const;
const PAGE = "index.html";

type Coding = "br" | "gzip" | "identity";

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly immutable: boolean;
  readonly bodies: Readonly<Partial<Record<Coding, Buffer>>> & { readonly identity: Buffer };
}

/** Both from `src/http` and from `dist/src/http` the build lies above. */
const findBuild = (): string | undefined =>
  ["../../web/dist", "../../../web/dist"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(join(path, PAGE)));

const assetOf = (name: string, content: Buffer): Asset => {
  const type = TYPES[extname(name)] ?? "application/octet-stream";
  const compressed = TEXT.test(type) && content.length > 500;
  return {
    type,
    etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
    immutable: HASHED.test(name),
    bodies: {
      identity: content,
      ...(compressed ? { br: brotliCompressSync(content), gzip: gzipSync(content, { level: 9 }) } : {}),
    },
  };
};

/** All of the build, by its address. What is not in this table does not exist, so no path leads out of it. */
const loadBuild = async (directory: string): Promise<ReadonlyMap<string, Asset>> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, Asset]> => {
        const path = join(parentPath, name);
        const address = relative(directory, path).split(sep).join("/");
        return [address, assetOf(address, await readFile(path))];
      }),
    ),
  );
};

const codingFor = ({ bodies }: Asset, accepted: string | string[] | undefined): Coding => {
  const offered = String(accepted ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  return (["br", "gzip"] as const).find((one) => bodies[one] && offered.includes(one)) ?? "identity";
};

const sendAsset = ({ request, response }: Exchange, asset: Asset): void => {
  const coding = codingFor(asset, request.headers["accept-encoding"]);
  response.setHeader("etag", asset.etag);
  response.setHeader("vary", "accept-encoding");
  response.setHeader("cache-control", asset.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (
    request.headers["if-none-match"]?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === asset.etag)
  ) {
    response.writeHead(304).end();
    return;
  }
  const body = asset.bodies[coding] ?? asset.bodies.identity;
  response.writeHead(200, {
    "content-type": asset.type,
    "content-length": body.length,
    ...(coding === "identity" ? {} : { "content-encoding": coding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
};

/** The page may call its own origin, and where a fresh token comes from. */
const allowRefresh = ({ response }: Exchange, refreshUrl: string | undefined): void => {
  const policy = response.getHeader("content-security-policy");
  if (refreshUrl === undefined || typeof policy !== "string") return;
  const { origin } = new URL(refreshUrl);
  response.setHeader("content-security-policy", policy.replace("connect-src 'self'", `$& ${origin}`));
};

const notBuilt = ({ send }: Exchange): void =>
  send(503, "The web inbox is not built yet. Run: npm run build:web\n", {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  });

/**
 * The web inbox: the build in `web/dist`, and what it needs to know of this server. Everything is relative,
 * so it works under a sub-path as well. Hashed files are kept for ever, the page is asked for anew each time.
 */
export const webRoutes = (config: Pick<Config, "authRefreshUrl">): readonly Route[] => {
  let build: Promise<ReadonlyMap<string, Asset>> | undefined;
  /** Read on the first request and kept: a build that comes later is found, too. */
  const assets = (): Promise<ReadonlyMap<string, Asset>> | undefined => {
    if (build === undefined) {
      const directory = findBuild();
      if (directory !== undefined) build = loadBuild(directory);
    }
    return build;
  };
  const page = async (exchange: Exchange): Promise<void> => {
    const asset = (await assets())?.get(PAGE);
    if (asset === undefined) return notBuilt(exchange);
    allowRefresh(exchange, config.authRefreshUrl);
    sendAsset(exchange, asset);
  };
  return [
    { path: "/", methods: METHODS, handle: page },
    { path: `/${PAGE}`, methods: METHODS, handle: page },
    {
      path: "/web-settings.json",
      methods: METHODS,
      handle: ({ send }) =>
        send(200, JSON.stringify({ refreshUrl: config.authRefreshUrl ?? null }), {
          "content-type": "application/json; charset=utf-8",
          "cache-control": "no-store",
        }),
    },
    {
      path: "/*",
      methods: METHODS,
      handle: async (exchange) => {
        const asset = (await assets())?.get(exchange.path.slice(1));
        if (asset !== undefined) return sendAsset(exchange, asset);
        exchange.send(404, "There is nothing here.\n", { "content-type": "text/plain; charset=utf-8" });
      },
    },
  ];
};
