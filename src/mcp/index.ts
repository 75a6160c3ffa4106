import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { GraphQLSchema } from "graphql";
import { readJson } from "../http/json-body.js";
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
      const read = await readJson(exchange);
      if ("status" in read) {
        const { message } = read.refusal;
        if (read.status === 413) return exchange.send(413, message);
        const error = { code: -32_700, message };
        return exchange.send(400, JSON.stringify({ jsonrpc: "2.0", error, id: null }), {
          "content-type": "application/json",
        });
      }
      const server = makeMcpServer(tools, execute);
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      exchange.response.on("close", () => {
        void transport.close();
        void server.close();
      });
      await server.connect(transport as Parameters<typeof server.connect>[0]);
      await transport.handleRequest(exchange.request, exchange.response, read.json);
    },
  };
};
