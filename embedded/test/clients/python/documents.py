"""Single documents and many: how they are written, found and changed."""

import re
import uuid
from datetime import datetime, timezone
from decimal import Decimal

import pymongo
from bson import Binary, Decimal128, Int64, ObjectId, Regex
from bson.binary import STANDARD
from bson.codec_options import CodecOptions
from pymongo import DeleteOne, InsertOne, ReplaceOne, UpdateMany, UpdateOne
from pymongo.errors import BulkWriteError

from harness import client, db, ids, people, step


def insert_one():
    return people.insert_one({"_id": 1, "name": "Ada", "age": 36, "langs": ["en", "fr"]}).inserted_id


def insert_many():
    return people.insert_many(
        [
            {"_id": 2, "name": "Bo", "age": 25, "langs": ["sv"], "marks": [{"s": "a", "n": 4}]},
            {
                "_id": 3,
                "name": "Cy",
                "age": 41,
                "langs": [],
                "marks": [{"s": "a", "n": 1}, {"s": "b", "n": 9}],
            },
            {"_id": 4, "name": "Di", "age": 25, "langs": ["en"]},
            {"_id": 5, "name": "Ed", "age": None},
        ]
    ).inserted_ids


def types():
    whole = {
        "_id": ObjectId("0123456789abcdef01234567"),
        "int": 7,
        "long": Int64(7),
        "huge": 2**40,
        "double": 7.0,
        "decimal": Decimal128(Decimal("7.50")),
        "date": datetime(2024, 2, 29, 12, 30, 15, 123000, tzinfo=timezone.utc),
        "uuid": uuid.UUID(int=7),
        "bytes": b"\x00\x01\xff",
        "binary": Binary(b"\x07", 128),
        "regex": Regex("^a.*z$", re.IGNORECASE),
        "null": None,
        "nested": {"z": 1, "a": [True, {"": "ß€𝄞"}]},
    }
    aware = db.get_collection("types", CodecOptions(tz_aware=True, uuid_representation=STANDARD))
    aware.insert_one(whole)
    read = aware.find_one()
    kinds = [
        one["types"]
        for one in aware.aggregate(
            [
                {
                    "$project": {
                        "_id": 0,
                        "types": [{"$type": f"${name}"} for name in ("int", "long", "huge", "double")],
                    }
                }
            ]
        )
    ]
    return read == whole, list(read) == list(whole), isinstance(read["long"], Int64), kinds


def find_page():
    found = people.find({}, {"name": 1, "_id": 0}).sort([("age", -1), ("_id", 1)]).skip(1).limit(2)
    return list(found)


def find_operators():
    return [
        ids(people.find({"age": {"$gte": 30, "$lt": 41}})),
        ids(
            people.find(
                {"$or": [{"langs": {"$size": 0}}, {"marks": {"$elemMatch": {"s": "a", "n": {"$gt": 3}}}}]}
            )
        ),
        ids(people.find({"age": {"$type": "null"}})),
        ids(people.find({"name": re.compile("^[ab]", re.IGNORECASE), "langs": {"$nin": ["sv"]}})),
        ids(people.find({"$expr": {"$gt": [{"$size": {"$ifNull": ["$marks", []]}}, 1]}})),
    ]


def projections():
    return [
        people.find_one({"_id": 3}, {"marks": {"$elemMatch": {"s": "b"}}}),
        people.find_one({"_id": 1}, {"langs": {"$slice": -1}, "age": 0}),
    ]


def counts():
    return (
        people.count_documents({"age": 25}),
        people.estimated_document_count(),
        people.count_documents({}, skip=3),
    )


def distinct():
    return people.distinct("langs"), people.distinct("age", {"_id": {"$lt": 5}})


def update_operators():
    result = people.update_one(
        {"_id": 1},
        {
            "$inc": {"age": 1},
            "$rename": {"name": "called"},
            "$addToSet": {"langs": {"$each": ["en", "de"]}},
            "$set": {"at.home": True},
        },
    )
    return result.matched_count, result.modified_count, people.find_one({"_id": 1})


def update_positional():
    people.update_one({"_id": 3, "marks.s": "b"}, {"$mul": {"marks.$.n": 2}})
    people.update_one({"_id": 3}, {"$inc": {"marks.$[low].n": 1}}, array_filters=[{"low.n": {"$lt": 5}}])
    return people.find_one({"_id": 3})["marks"]


def update_pipeline():
    result = people.update_many(
        {"age": {"$ne": None}},
        [
            {
                "$set": {
                    "group": {
                        "$switch": {
                            "branches": [{"case": {"$lt": ["$age", 30]}, "then": "young"}],
                            "default": "old",
                        }
                    }
                }
            },
            {"$unset": "at"},
        ],
    )
    return result.modified_count, [
        one["group"] for one in people.find({"group": {"$exists": True}}).sort("_id", 1)
    ]


def upsert():
    result = people.update_one(
        {"_id": 6, "name": "Flo"}, {"$setOnInsert": {"age": 1}, "$set": {"new": True}}, upsert=True
    )
    return result.upserted_id, people.find_one({"_id": 6})


def replace():
    result = people.replace_one({"_id": 6}, {"name": "Fay", "age": 2})
    return result.modified_count, people.find_one({"_id": 6})


def find_and_modify():
    return (
        people.find_one_and_update(
            {"age": 25},
            {"$set": {"seen": True}},
            sort=[("_id", -1)],
            projection={"seen": 1},
            return_document=pymongo.ReturnDocument.AFTER,
        ),
        people.find_one_and_replace({"_id": 6}, {"name": "Fin"}),
        people.find_one_and_delete({"_id": 6}),
        people.find_one_and_delete({"_id": 6}),
    )


def bulk():
    result = people.bulk_write(
        [
            InsertOne({"_id": 7, "age": 70}),
            UpdateOne({"_id": 7}, {"$inc": {"age": 1}}),
            UpdateMany({"age": 25}, {"$set": {"quarter": True}}),
            ReplaceOne({"_id": 8}, {"name": "Hal"}, upsert=True),
            DeleteOne({"_id": 7}),
        ]
    )
    return (
        result.inserted_count,
        result.matched_count,
        result.modified_count,
        result.upserted_ids,
        result.deleted_count,
    )


def bulk_unordered():
    try:
        people.bulk_write(
            [InsertOne({"_id": 1}), InsertOne({"_id": 9}), InsertOne({"_id": 2})], ordered=False
        )
    except BulkWriteError as error:
        return (
            error.details["nInserted"],
            [(one["index"], one["code"], one["keyValue"]) for one in error.details["writeErrors"]],
        )
    return "not refused"


def delete():
    return (
        people.delete_one({"_id": 9}).deleted_count,
        people.delete_many({"age": {"$exists": False}}).deleted_count,
    )


def server():
    info = client.server_info()
    return (
        info["ok"],
        info["versionArray"][0] >= 8,
        client.admin.command("ping")["ok"],
        db.command("dbstats")["db"],
    )


step("the server", server, (1.0, True, 1.0, "clients_python"))
step("insert_one", insert_one, 1)
step("insert_many", insert_many, [2, 3, 4, 5])
step("every type comes back as it was", types, (True, True, True, [["int", "long", "long", "double"]]))
step("find, sort, skip, limit and projection", find_page, [{"name": "Ada"}, {"name": "Bo"}])
step("find by operators", find_operators, [[1], [2, 3], [5], [1], [3]])
step(
    "projection operators",
    projections,
    [
        {"_id": 3, "marks": [{"s": "b", "n": 9}]},
        {"_id": 1, "name": "Ada", "langs": ["fr"]},
    ],
)
step("counts", counts, (2, 5, 2))
step("distinct", distinct, (["en", "fr", "sv"], [25, 36, 41]))
step(
    "update_one with operators",
    update_operators,
    (1, 1, {"_id": 1, "age": 37, "langs": ["en", "fr", "de"], "called": "Ada", "at": {"home": True}}),
)
step("positional updates", update_positional, [{"s": "a", "n": 2}, {"s": "b", "n": 18}])
step("update by pipeline", update_pipeline, (4, ["old", "young", "old", "young"]))
step("upsert", upsert, (6, {"_id": 6, "name": "Flo", "age": 1, "new": True}))
step("replace_one", replace, (1, {"_id": 6, "name": "Fay", "age": 2}))
step(
    "find_one_and_…",
    find_and_modify,
    ({"_id": 4, "seen": True}, {"_id": 6, "name": "Fay", "age": 2}, {"_id": 6, "name": "Fin"}, None),
)
step("bulk_write", bulk, (1, 3, 3, {3: 8}, 1))
step(
    "a bulk that goes on after an error",
    bulk_unordered,
    (1, [(0, 11000, {"_id": 1}), (2, 11000, {"_id": 2})]),
)
step("delete_one and delete_many", delete, (1, 1))
