import type { CommandStartedEvent, MongoClient } from "mongodb";

/** The process's own rounds: the feed's stream, and the looks for what a crash left behind. */
const isRound = ({ commandName, command }: CommandStartedEvent): boolean => {
  const filter = JSON.stringify(command.filter ?? command.pipeline ?? command.query ?? {});
  return (
    commandName === "getMore" ||
    /outbox\.at|pendingReindex|expiresAt|nextAt|leaseUntil|members|WAITING/.test(filter)
  );
};

/**
 * What reaches the database for the sake of callers while `act` runs, each as its name and collection, in their
 * order in the alphabet. The client must have been made with `monitorCommands`, as those of `openTestDatabase` are.
 */
export const commandsOf = async (client: MongoClient, act: () => Promise<unknown>): Promise<string[]> => {
  const seen: string[] = [];
  const note = (event: CommandStartedEvent): void => {
    if (!isRound(event)) seen.push(`${event.commandName} ${event.command[event.commandName]}`);
  };
  client.on("commandStarted", note);
  await act();
  client.off("commandStarted", note);
  return seen.sort();
};
