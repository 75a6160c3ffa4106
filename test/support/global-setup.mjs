/** Finds the one database that all test files share, each under a name of its own. */
export default async () => {
  process.env.DOCKET_TEST_URI ??= process.env.MONGODB_URI ?? "mongodb://127.0.0.1:27999/test?replicaSet=rs0";
};
