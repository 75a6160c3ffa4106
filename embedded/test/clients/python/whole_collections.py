"""Whole collections: aggregates, indexes, cursors, change streams, and what is refused."""

import pymongo
from bson import Int64
from pymongo.errors import DuplicateKeyError
from pymongo.read_concern import ReadConcern
from pymongo.write_concern import WriteConcern

from harness import client, db, people, refusal, step, visits


def group():
    return list(
        people.aggregate(
            [
                {"$match": {"age": {"$ne": None}}},
                {"$group": {"_id": "$age", "n": {"$sum": 1}, "ids": {"$push": "$_id"}}},
                {"$sort": {"n": -1, "_id": 1}},
            ]
        )
    )


def lookup():
    visits.insert_many([{"_id": n, "who": n % 3 + 1, "minutes": n * 10} for n in range(6)])
    return list(
        people.aggregate(
            [
                {
                    "$lookup": {
                        "from": "visits",
                        "let": {"me": "$_id"},
                        "pipeline": [
                            {"$match": {"$expr": {"$eq": ["$who", "$$me"]}}},
                            {"$sort": {"_id": -1}},
                        ],
                        "as": "visits",
                    }
                },
                {"$match": {"visits.0": {"$exists": True}}},
                {"$project": {"total": {"$sum": "$visits.minutes"}, "last": {"$first": "$visits._id"}}},
                {"$sort": {"_id": 1}},
            ]
        )
    )


def buckets():
    [answer] = visits.aggregate(
        [
            {
                "$facet": {
                    "all": [{"$count": "n"}],
                    "lengths": [
                        {"$bucket": {"groupBy": "$minutes", "boundaries": [0, 20, 40], "default": "more"}}
                    ],
                }
            }
        ]
    )
    return answer


def indexes():
    names = [
        people.create_index("name", unique=True, sparse=True),
        people.create_index([("age", pymongo.ASCENDING), ("_id", pymongo.DESCENDING)]),
        people.create_index("until", expireAfterSeconds=60),
    ]
    information = people.index_information()
    return (
        names,
        information["name_1"],
        information["age_1__id_-1"]["key"],
        information["until_1"]["expireAfterSeconds"],
    )


def duplicate():
    try:
        people.insert_one({"_id": 10, "name": "Bo"})
    except DuplicateKeyError as error:
        return error.code, error.details["keyPattern"], error.details["keyValue"]
    return "not refused"


def explain():
    plan = people.find({"age": 25}).sort("_id", -1).explain()["queryPlanner"]["winningPlan"]
    return plan["stage"], plan["inputStage"]["stage"], plan["inputStage"]["indexName"]


def drop_index():
    people.drop_index("until_1")
    return (
        refusal(lambda: people.drop_index("until_1")),
        refusal(lambda: people.drop_index("_id_")),
        refusal(lambda: list(people.find().hint("until_1"))),
        refusal(lambda: people.create_index("age", name="name_1")),
    )


def refused_updates():
    return [
        refusal(lambda: people.update_one({"_id": 2}, change))[0]
        for change in (
            {"$inc": {"name": 1}},
            {"$set": {"a": 1}, "$inc": {"a.b": 1}},
            {"$set": {"_id": 3}},
            {"$set": {"name.first": "B"}},
            {"$what": {"a": 1}},
        )
    ]


def refused_queries():
    return [
        refusal(lambda: people.find_one({"age": {"$what": 1}})),
        refusal(lambda: people.find_one({"$and": []})),
        refusal(lambda: list(people.aggregate([{"$group": {"n": {"$sum": 1}}}]))),
        refusal(lambda: list(people.aggregate([{"$project": {"a": {"$what": 1}}}]))),
        refusal(lambda: list(people.aggregate([{"$project": {"a": {"$divide": [1, 0]}}}])))[0],
    ]


def refused_commands():
    return [
        refusal(lambda: db.command("what")),
        refusal(lambda: db.command("count", "people", what=1)),
        refusal(lambda: db.command("count", "people", limit="x")),
        refusal(lambda: db.command("listIndexes", "nothing")),
        refusal(lambda: db.command("getMore", Int64(99), collection="people")),
    ]


def batches():
    many = db["many"]
    many.insert_many([{"_id": n, "text": "x" * 1_000} for n in range(3_000)])
    cursor = many.find(batch_size=70)
    total = sum(one["_id"] for one in cursor)
    return total, cursor.alive, len(list(many.find({"_id": {"$gte": 10}}).limit(200).batch_size(50)))


def concerns():
    sure = people.with_options(
        write_concern=WriteConcern("majority", j=True), read_concern=ReadConcern("majority")
    )
    unsure = people.with_options(write_concern=WriteConcern(0))
    with client.start_session(causal_consistency=True) as session:
        sure.insert_one({"_id": 30}, session=session)
        seen = sure.find_one({"_id": 30}, session=session)
    silent = unsure.insert_one({"_id": 31})
    sure.delete_many({"_id": {"$in": [30, 31]}})
    return seen, silent.acknowledged


def change_stream():
    with people.watch(
        [{"$match": {"operationType": {"$ne": "delete"}}}], full_document="updateLookup"
    ) as stream:
        people.insert_one({"_id": 20, "name": "Zoe"})
        people.delete_one({"_id": 4})
        people.update_one({"_id": 20}, {"$set": {"age": 5}, "$unset": {"name": 1}})
        first, second = next(stream), next(stream)
    with people.watch(resume_after=first["_id"]) as again:
        resumed = [next(again)["operationType"] for _ in range(2)]
    return (
        (first["operationType"], first["ns"], first["documentKey"], first["fullDocument"]),
        (second["operationType"], second["updateDescription"], second["fullDocument"]),
        resumed,
    )


def end():
    names = sorted(db.list_collection_names())
    db.drop_collection("many")
    left = sorted(db.list_collection_names(filter={"type": "collection"}))
    client.drop_database(db.name)
    return names, left, db.name in client.list_database_names(), people.find_one()


step(
    "aggregate: match, group, sort",
    group,
    [
        {"_id": 25, "n": 2, "ids": [2, 4]},
        {"_id": 37, "n": 1, "ids": [1]},
        {"_id": 41, "n": 1, "ids": [3]},
    ],
)
step(
    "aggregate: lookup with a pipeline",
    lookup,
    [
        {"_id": 1, "total": 30, "last": 3},
        {"_id": 2, "total": 50, "last": 4},
        {"_id": 3, "total": 70, "last": 5},
    ],
)
step(
    "aggregate: facet and bucket",
    buckets,
    {
        "all": [{"n": 6}],
        "lengths": [{"_id": 0, "count": 2}, {"_id": 20, "count": 2}, {"_id": "more", "count": 2}],
    },
)
step(
    "indexes",
    indexes,
    (
        ["name_1", "age_1__id_-1", "until_1"],
        {"v": 2, "key": [("name", 1)], "unique": True, "sparse": True},
        [("age", 1), ("_id", -1)],
        60,
    ),
)
step("duplicate key", duplicate, (11000, {"name": 1}, {"name": "Bo"}))
step("explain", explain, ("FETCH", "IXSCAN", "age_1__id_-1"))
step(
    "refusals of indexes",
    drop_index,
    ((27, "IndexNotFound"), (72, "InvalidOptions"), (2, "BadValue"), (86, "IndexKeySpecsConflict")),
)
step("refusals of updates", refused_updates, [14, 40, 66, 28, 9])
step(
    "refusals of queries and commands",
    lambda: (refused_queries(), refused_commands()),
    (
        [(2, "BadValue"), (2, "BadValue"), (15955, "Location15955"), (31325, "Location31325"), 2],
        [
            (59, "CommandNotFound"),
            (40415, "IDLUnknownField"),
            (14, "TypeMismatch"),
            (26, "NamespaceNotFound"),
            (43, "CursorNotFound"),
        ],
    ),
)
step(
    "cursors over many batches, concerns and sessions",
    lambda: (batches(), concerns()),
    ((4_498_500, False, 200), ({"_id": 30}, False)),
)
step(
    "change stream, and one resumed",
    change_stream,
    (
        ("insert", {"db": "clients_python", "coll": "people"}, {"_id": 20}, {"_id": 20, "name": "Zoe"}),
        (
            "update",
            {"updatedFields": {"age": 5}, "removedFields": ["name"], "truncatedArrays": []},
            {"_id": 20, "age": 5},
        ),
        ["delete", "update"],
    ),
)
step(
    "names, drop_collection and drop_database",
    end,
    (["many", "people", "types", "visits"], ["people", "types", "visits"], False, None),
)
