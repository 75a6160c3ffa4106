import { isUtf8 } from "node:buffer";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { GraphQLSchema } from "graphql";
import { NOT_UTF8 } from "../http/graphql.js";
import type { Exchange, Route } from "../http/listener.js";
import { type Execute, makeMcpServer } from "./server.js";
import { toolsOf } from "./tools.js";

export interface McpOptions {
  /** The agent's schema: the tools are its fields. */
  readonly schema: GraphQLSchema;
  /** Authenticates the request as the agent's endpoint does, and executes as that agent. */
  readonly enter: (exchange: Exchange) => Promise<Execute>;
  /** Answers a request that was not let in. */
  readonly refuse: (exchange: Exchange, error: unknown) => void;
}

/** `/mcp`: Streamable HTTP without sessions. The same tokens and keys, rules, limits and digest as the agent's endpoint. */
export const makeMcpRoute = ({ schema, enter, refuse }: McpOptions): Route => {
  const tools = toolsOf(schema);
  return {
    path: "/mcp",
    methods: ["POST"],
    async handle(exchange) {
      let execute: Execute;
      try {
        execute = await enter(exchange);
      } catch (error) {
        refuse(exchange, error);
        return;
      }
      const body = await exchange.body();
      if (body === undefined)
        return exchange.send(413, "The body is larger than 1 MiB; send less at a time.");
      const unreadable = (message: string): void =>
        exchange.send(400, JSON.stringify({ jsonrpc: "2.0", error: { code: -32_700, message }, id: null }), {
          "content-type": "application/json",
        });
      if (!isUtf8(body)) return unreadable(NOT_UTF8);
      let message: unknown;
      try {
        message = JSON.parse(body.toString("utf8"));
      } catch {
        return unreadable("The body is not JSON.");
      }
      const server = makeMcpServer(tools, execute);
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      exchange.response.on("close", () => {
        void transport.close();
        void server.close();
      });
      await server.connect(transport as Parameters<typeof server.connect>[0]);
      await transport.handleRequest(exchange.request, exchange.response, message);
    },
  };
};
