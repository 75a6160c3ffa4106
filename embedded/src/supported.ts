/**
 * What the engine can do, by family: the parsers look names up here, and whatever is not listed is
 * answered as MongoDB answers an unknown name. `npm run test:cases` claims exactly these.
 */
const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Beside field names at a filter's top and inside $and, $or and $nor. */
export const LOGICAL_QUERIES = names("$and $or $nor $expr $comment $alwaysTrue $alwaysFalse");

/** Inside a field's condition. */
export const FIELD_QUERIES = names(`
  $eq $ne $gt $gte $lt $lte $in $nin $not
  $exists $type $mod $regex $options $comment
  $all $elemMatch $size
  $bitsAllSet $bitsAnySet $bitsAllClear $bitsAnyClear
`);

export const UPDATE_OPERATORS = names(`
  $set $unset $inc $mul $min $max $rename $setOnInsert $currentDate
  $push $pull $pullAll $pop $addToSet $bit
`);

/** Inside $push and $addToSet, and $currentDate's $type. */
export const UPDATE_MODIFIERS = names("$each $slice $sort $position");

/** Stages of an update written as a pipeline. */
export const UPDATE_STAGES = names("$set $addFields $unset $project $replaceWith $replaceRoot");

/** Find's own projections, beside expressions. */
export const PROJECTIONS = names("$slice $elemMatch");
