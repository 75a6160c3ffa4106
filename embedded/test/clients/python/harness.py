"""What the steps of pymongo share. The first argument says where the engine is."""

import sys

import pymongo
from pymongo.errors import OperationFailure

client = pymongo.MongoClient(sys.argv[1], replicaSet="rs", serverSelectionTimeoutMS=20_000)
client.admin.command("ping")
db = client["clients_python"]
people, visits = db["people"], db["visits"]


def step(name, act, expected):
    """Prints a line that begins with ok or not ok."""
    try:
        got = act()
    except Exception as error:  # whatever it is, it is the step's result
        got = f"{type(error).__name__}: {error}"
    print(f"ok {name}" if got == expected else f"not ok {name}: got {got!r}, not {expected!r}")


def refusal(act):
    try:
        act()
    except OperationFailure as error:
        return error.code, (error.details or {}).get("codeName")
    return "not refused"


def ids(cursor):
    return [one["_id"] for one in cursor]
