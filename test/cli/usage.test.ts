import { describe, expect, it } from "@jest/globals";
import { main } from "../../src/cli/index.js";

describe("the command line", () => {
  // A token for nobody is accepted by nobody: it is refused where it is asked for.
  it.each([
    [["token", "--service", ""]],
    [["token", "--service", " "]],
    [["token", "--service", "host", "--tenant", ""]],
    [["export", "--tenant", ""]],
    [["token", "--service", "host", "--ttl", "5"]],
    [["token", "--service", "host", "extra"]],
    [["nothing"]],
  ])("refuses %j as wrong usage", async (args) => {
    expect(await main(args)).toBe(2);
  });
});
