import type { Doc } from "./values/types.js";

/**
 * An error as MongoDB would answer it. `code` and `codeName` are MongoDB's own numbers and names
 * (src/mongo/base/error_codes.yml in its sources); codes without a name are called `Location<code>`.
 */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  /** Fields that stand beside `errmsg` in the reply, such as keyPattern and keyValue of E11000. */
  readonly extra: Doc | undefined;
  /** `errorLabels` of the reply, such as NonResumableChangeStreamError. */
  readonly labels: readonly string[];

  constructor(
    code: number,
    codeName: string,
    message: string,
    more: { extra?: Doc; labels?: readonly string[] } = {},
  ) {
    super(message);
    this.code = code;
    this.codeName = codeName;
    this.extra = more.extra;
    this.labels = more.labels ?? [];
  }
}

const NAMES: Readonly<Record<number, string>> = {
  1: "InternalError",
  2: "BadValue",
  4: "NoSuchKey",
  5: "GraphContainsCycle",
  9: "FailedToParse",
  11: "UserNotFound",
  14: "TypeMismatch",
  15: "Overflow",
  16: "InvalidLength",
  20: "IllegalOperation",
  22: "InvalidBSON",
  23: "AlreadyInitialized",
  26: "NamespaceNotFound",
  27: "IndexNotFound",
  28: "PathNotViable",
  40: "ConflictingUpdateOperators",
  43: "CursorNotFound",
  48: "NamespaceExists",
  50: "MaxTimeMSExpired",
  52: "DollarPrefixedFieldName",
  53: "InvalidIdField",
  54: "NotSingleValueField",
  55: "InvalidDBRef",
  56: "EmptyFieldName",
  57: "DottedFieldName",
  59: "CommandNotFound",
  66: "ImmutableField",
  67: "CannotCreateIndex",
  72: "InvalidOptions",
  73: "InvalidNamespace",
  76: "NoReplicationEnabled",
  79: "UnknownReplWriteConcern",
  85: "IndexOptionsConflict",
  86: "IndexKeySpecsConflict",
  93: "InvalidReplicaSetConfig",
  94: "NotYetInitialized",
  96: "OperationFailed",
  112: "WriteConflict",
  115: "CommandNotSupported",
  123: "NotAReplicaSet",
  143: "CursorInUse",
  146: "ExceededMemoryLimit",
  168: "InvalidPipelineOperator",
  171: "CannotIndexParallelArrays",
  181: "AmbiguousIndexKeyPattern",
  197: "InvalidIndexSpecificationOption",
  222: "CloseChangeStream",
  224: "QueryFeatureNotAllowed",
  232: "MaxSubPipelineDepthExceeded",
  241: "ConversionFailure",
  260: "InvalidResumeToken",
  263: "OperationNotSupportedInTransaction",
  278: "UnsatisfiableCommitQuorum",
  280: "ChangeStreamFatalError",
  286: "ChangeStreamHistoryLost",
  292: "QueryExceededMemoryLimitNoDiskUseAllowed",
  322: "APIVersionError",
  323: "APIStrictError",
  10334: "BSONObjectTooLarge",
  11000: "DuplicateKey",
  14031: "OutOfDiskSpace",
  40414: "IDLFailedToParse",
  40415: "IDLUnknownField",
};

/** Refuses with one of MongoDB's error codes; the name follows from the number. */
export const fail = (
  code: number,
  message: string,
  more?: { extra?: Doc; labels?: readonly string[] },
): never => {
  throw new MongoError(code, NAMES[code] ?? `Location${code}`, message, more);
};
