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

/** Stages of a pipeline. `supported.test.ts` holds these three against the tables the parsers read. */
export const STAGES = names(`
  $addFields $bucket $count $documents $facet $group $limit $lookup $match $project $replaceRoot
  $replaceWith $sample $set $skip $sort $sortByCount $unionWith $unset $unwind
`);

export const EXPRESSIONS = names(`
  $abs $add $allElementsTrue $and $anyElementTrue $arrayElemAt $arrayToObject $avg $binarySize
  $bitAnd $bitNot $bitOr $bitXor $bsonSize $ceil $cmp $concat $concatArrays $cond $const $convert
  $dateAdd $dateDiff $dateFromParts $dateFromString $dateSubtract $dateToParts $dateToString
  $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear $divide $eq $exp $filter $first $firstN $floor
  $getField $gt $gte $hour $ifNull $in $indexOfArray $indexOfBytes $indexOfCP $isArray $isNumber
  $isoDayOfWeek $isoWeek $isoWeekYear $last $lastN $let $literal $ln $log $log10 $lt $lte $ltrim
  $map $max $maxN $mergeObjects $millisecond $min $minN $minute $mod $month $multiply $ne $not
  $objectToArray $or $pow $rand $range $reduce $regexFind $regexFindAll $regexMatch $replaceAll
  $replaceOne $reverseArray $round $rtrim $second $setDifference $setEquals $setField
  $setIntersection $setIsSubset $setUnion $size $slice $sortArray $split $sqrt $stdDevPop
  $stdDevSamp $strLenBytes $strLenCP $strcasecmp $substr $substrBytes $substrCP $subtract $sum
  $switch $toBool $toDate $toDecimal $toDouble $toInt $toLong $toLower $toObjectId $toString
  $toUUID $toUpper $trim $trunc $type $unsetField $week $year $zip
`);

/** Of $group and $bucket. */
export const ACCUMULATORS = names(`
  $addToSet $avg $bottom $bottomN $concatArrays $count $first $firstN $last $lastN $max $maxN
  $mergeObjects $min $minN $push $setUnion $stdDevPop $stdDevSamp $sum $top $topN
`);

/** Of an index's specification. Of collations there is only "simple". */
export const INDEX_OPTIONS = names(`
  v key name ns unique sparse partialFilterExpression expireAfterSeconds background hidden collation
`);

/** Of create: a collection is a plain one, not a view, capped, validated or clustered. */
export const CREATE_OPTIONS = names("collation idIndex autoIndexId");
