// Thirty steps for mongosh; `db` is where it was connected to. Each prints one line that begins with ok or not ok.
// The answers are MongoDB's.
/* global db, EJSON, print, disableTelemetry, Timestamp */
disableTelemetry();
const { goods, orders, many } = db;

const step = (name, act, expected) => {
  let got;
  try {
    got = act();
  } catch (error) {
    got = `${error.name}: ${error.message}`;
  }
  const [shown, wanted] = [EJSON.stringify(got), EJSON.stringify(expected)];
  print(shown === wanted ? `ok ${name}` : `not ok ${name}: got ${shown}, not ${wanted}`);
};

/** The refusal of an act, by its code and whatever else is asked for. */
const refusal = (act, ...more) => {
  try {
    act();
  } catch (error) {
    return [error.code, ...more.map((name) => error[name])];
  }
  return "not refused";
};

step("insertOne", () => goods.insertOne({ _id: 1, name: "tea", price: 4, tags: ["hot", "leaf"] }), {
  acknowledged: true,
  insertedId: 1,
});

step(
  "insertMany",
  () =>
    goods.insertMany([
      { _id: 2, name: "coffee", price: 6.5, tags: ["hot"], stock: [{ at: "a", n: 3 }] },
      {
        _id: 3,
        name: "juice",
        price: 3,
        tags: [],
        stock: [
          { at: "a", n: 1 },
          { at: "b", n: 9 },
        ],
      },
      { _id: 4, name: "milk", price: 2, tags: ["cold"] },
      { _id: 5, name: "water", price: 1, tags: ["cold", "clear"] },
    ]).insertedIds,
  { 0: 2, 1: 3, 2: 4, 3: 5 },
);

step(
  "find, sort, skip, limit and projection",
  () => goods.find({}, { name: 1, _id: 0 }).sort({ price: -1 }).skip(1).limit(2).toArray(),
  [{ name: "tea" }, { name: "juice" }],
);

step(
  "find by operators",
  () =>
    goods
      .find({ $or: [{ price: { $gte: 6 } }, { stock: { $elemMatch: { at: "b", n: { $gt: 5 } } } }] })
      .toArray()
      .map((one) => one._id),
  [2, 3],
);

step(
  "find by regular expression and null",
  () => [
    goods
      .find({ name: /^M/i })
      .toArray()
      .map((one) => one.name),
    goods.countDocuments({ stock: null }),
  ],
  [["milk"], 3],
);

step("findOne of nothing", () => goods.findOne({ _id: 99 }), null);

step("counts", () => [goods.countDocuments({ price: { $lt: 4 } }), goods.estimatedDocumentCount()], [3, 5]);

step("distinct", () => goods.distinct("tags", { price: { $lt: 5 } }), ["clear", "cold", "hot", "leaf"]);

step("updateOne with operators", () => {
  const { matchedCount, modifiedCount } = goods.updateOne(
    { _id: 1 },
    { $inc: { price: 1 }, $set: { "made.in": "Assam" }, $push: { tags: { $each: ["a"], $position: 0 } } },
  );
  return [matchedCount, modifiedCount, goods.findOne({ _id: 1 })];
}, [1, 1, { _id: 1, name: "tea", price: 5, tags: ["a", "hot", "leaf"], made: { in: "Assam" } }]);

step("updateMany, what changes nothing is not modified", () => {
  const { matchedCount, modifiedCount } = goods.updateMany({ tags: "cold" }, { $max: { price: 2 } });
  return [matchedCount, modifiedCount];
}, [2, 1]);

step("array filters", () => {
  goods.updateOne(
    { _id: 3 },
    { $inc: { "stock.$[few].n": 10 } },
    { arrayFilters: [{ "few.n": { $lt: 5 } }] },
  );
  return goods.findOne({ _id: 3 }).stock.map((one) => one.n);
}, [11, 9]);

step("update by pipeline", () => {
  goods.updateMany({ stock: { $exists: true } }, [
    { $set: { all: { $sum: "$stock.n" } } },
    { $set: { worth: { $multiply: ["$all", "$price"] } } },
    { $unset: "all" },
  ]);
  return goods.find({ worth: { $exists: true } }, { worth: 1 }).toArray();
}, [
  { _id: 2, worth: 19.5 },
  { _id: 3, worth: 60 },
]);

step(
  "upsert",
  () => [
    goods.updateOne({ _id: 6, name: "cocoa" }, { $setOnInsert: { price: 5 } }, { upsert: true }),
    goods.findOne({ _id: 6 }),
  ],
  [
    { acknowledged: true, insertedId: 6, matchedCount: 0, modifiedCount: 0, upsertedCount: 1 },
    { _id: 6, name: "cocoa", price: 5 },
  ],
);

step(
  "replaceOne",
  () => {
    goods.replaceOne({ _id: 6 }, { name: "chocolate", price: 7 });
    return goods.findOne({ _id: 6 });
  },
  { _id: 6, name: "chocolate", price: 7 },
);

step(
  "findOneAndUpdate and findOneAndDelete",
  () => [
    goods.findOneAndUpdate(
      { tags: "hot" },
      { $inc: { sold: 1 } },
      { sort: { price: -1 }, returnDocument: "after", projection: { sold: 1 } },
    ),
    goods.findOneAndDelete({ _id: 6 }).name,
    goods.findOneAndDelete({ _id: 6 }),
  ],
  [{ _id: 2, sold: 1 }, "chocolate", null],
);

step(
  "findAndModify",
  () => goods.findAndModify({ query: { _id: 2 }, update: { $unset: { sold: 1 } }, fields: { sold: 1 } }),
  { _id: 2, sold: 1 },
);

step("bulkWrite", () => {
  const done = goods.bulkWrite([
    { insertOne: { document: { _id: 7, name: "ice", price: 1 } } },
    { updateOne: { filter: { _id: 7 }, update: { $set: { price: 2 } } } },
    { updateMany: { filter: { price: 2 }, update: { $set: { cheap: true } } } },
    { replaceOne: { filter: { _id: 8 }, replacement: { name: "gin" }, upsert: true } },
    { deleteOne: { filter: { _id: 7 } } },
  ]);
  return [done.insertedCount, done.matchedCount, done.modifiedCount, done.upsertedIds, done.deletedCount];
}, [1, 4, 4, { 3: 8 }, 1]);

step("a bulk that goes on after an error", () => {
  let refused;
  try {
    goods.insertMany([{ _id: 1 }, { _id: 9, name: "rum" }, { _id: 2 }], { ordered: false });
  } catch (error) {
    refused = error;
  }
  const each = refused.writeErrors.map((one) => [one.index, one.code]);
  return [refused.code, each, goods.countDocuments({ _id: 9 })];
}, [
  11000,
  [
    [0, 11000],
    [2, 11000],
  ],
  1,
]);

step(
  "deleteOne and deleteMany",
  () => [goods.deleteOne({ _id: 9 }).deletedCount, goods.deleteMany({ price: null }).deletedCount],
  [1, 1],
);

step(
  "aggregate: match, group, sort",
  () =>
    goods
      .aggregate([
        { $unwind: "$tags" },
        { $group: { _id: "$tags", n: { $sum: 1 }, dear: { $max: "$price" }, names: { $push: "$name" } } },
        { $match: { n: { $gt: 1 } } },
        { $sort: { _id: 1 } },
      ])
      .toArray(),
  [
    { _id: "cold", n: 2, dear: 2, names: ["milk", "water"] },
    { _id: "hot", n: 2, dear: 6.5, names: ["tea", "coffee"] },
  ],
);

step("aggregate: lookup, facet and expressions", () => {
  orders.insertMany([
    { _id: 1, good: 1, n: 2 },
    { _id: 2, good: 1, n: 1 },
    { _id: 3, good: 4, n: 5 },
  ]);
  return orders
    .aggregate([
      { $lookup: { from: "goods", localField: "good", foreignField: "_id", as: "good" } },
      { $set: { good: { $first: "$good" } } },
      {
        $facet: {
          sum: [{ $group: { _id: null, sum: { $sum: { $multiply: ["$n", "$good.price"] } } } }],
          names: [{ $sortByCount: "$good.name" }, { $limit: 1 }],
        },
      },
    ])
    .toArray();
}, [{ sum: [{ _id: null, sum: 25 }], names: [{ _id: "tea", count: 2 }] }]);

step(
  "createIndex and getIndexes",
  () => [goods.createIndex({ name: 1 }, { unique: true }), goods.getIndexes()],
  [
    "name_1",
    [
      { v: 2, key: { _id: 1 }, name: "_id_" },
      { v: 2, key: { name: 1 }, name: "name_1", unique: true },
    ],
  ],
);

step(
  "duplicate key",
  () => refusal(() => goods.insertOne({ _id: 10, name: "tea" }), "message", "keyPattern"),
  [
    11000,
    `E11000 duplicate key error collection: ${db.getName()}.goods index: name_1 dup key: { name: "tea" }`,
    { name: 1 },
  ],
);

step("explain", () => {
  const { queryPlanner, executionStats } = goods.find({ name: "tea" }).explain("executionStats");
  const { stage, inputStage } = queryPlanner.winningPlan;
  return [
    [stage, inputStage.stage, inputStage.indexName],
    [executionStats.nReturned, executionStats.totalKeysExamined, executionStats.totalDocsExamined],
  ];
}, [
  ["FETCH", "IXSCAN", "name_1"],
  [1, 1, 1],
]);

step(
  "dropIndex, and a hint to what is gone",
  () => [
    goods.dropIndex("name_1").nIndexesWas,
    refusal(() => goods.dropIndex("name_1"), "codeName"),
    refusal(() => goods.find().hint("name_1").toArray(), "codeName"),
  ],
  [2, [27, "IndexNotFound"], [2, "BadValue"]],
);

step(
  "refusals of updates",
  () => [
    refusal(() => goods.updateOne({ _id: 1 }, { $inc: { name: 1 } })),
    refusal(() => goods.updateOne({ _id: 1 }, { $set: { a: 1, "a.b": 2 } })),
    refusal(() => goods.updateOne({ _id: 1 }, { $set: { _id: 2 } })),
    refusal(() => goods.updateOne({ _id: 1 }, { $push: { price: 1 } })),
  ],
  [[14], [40], [66], [2]],
);

step(
  "refusals of queries and commands",
  () => [
    refusal(() => goods.find({ $nor: [] }).toArray(), "codeName"),
    refusal(() => goods.find({ price: { $near: 1, $what: 2 } }).toArray(), "codeName"),
    refusal(() => goods.aggregate([{ $what: {} }]).toArray(), "codeName"),
    refusal(() => db.runCommand({ what: 1 }), "codeName"),
    refusal(() => db.runCommand({ count: "goods", what: 1 }), "codeName"),
  ],
  [
    [2, "BadValue"],
    [2, "BadValue"],
    [40324, "Location40324"],
    [59, "CommandNotFound"],
    [40415, "IDLUnknownField"],
  ],
);

step("a cursor over many batches", () => {
  many.insertMany(Array.from({ length: 2_500 }, (_, n) => ({ _id: n })));
  const cursor = many.find().batchSize(100);
  let sum = 0;
  while (cursor.hasNext()) sum += cursor.next()._id;
  return [sum, cursor.isExhausted()];
}, [3_123_750, true]);

step("change stream", () => {
  const stream = goods.watch([{ $match: { operationType: { $ne: "delete" } } }], {
    fullDocument: "updateLookup",
  });
  goods.insertOne({ _id: 20, name: "ale" });
  goods.deleteOne({ _id: 5 });
  goods.updateOne({ _id: 20 }, { $set: { price: 3 }, $unset: { name: 1 } });
  const events = [];
  for (let tries = 0; events.length < 2 && tries < 50; tries += 1) {
    const event = stream.tryNext();
    if (event !== null) events.push(event);
  }
  stream.close();
  const [first, second] = events;
  return [
    [first.operationType, first.ns, first.documentKey, first.fullDocument],
    [second.operationType, second.updateDescription, second.fullDocument],
    first.clusterTime instanceof Timestamp,
  ];
}, [
  ["insert", { db: db.getName(), coll: "goods" }, { _id: 20 }, { _id: 20, name: "ale" }],
  [
    "update",
    { updatedFields: { price: 3 }, removedFields: ["name"], truncatedArrays: [] },
    { _id: 20, price: 3 },
  ],
  true,
]);

step(
  "names, drop and dropDatabase",
  () => [
    db.getCollectionNames().sort(),
    many.drop(),
    db.getCollectionNames().sort(),
    db.dropDatabase(),
    db.getMongo().getDBNames().includes(db.getName()),
  ],
  [["goods", "many", "orders"], true, ["goods", "orders"], { ok: 1, dropped: db.getName() }, false],
);
