import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { splitClauses } from '../stances/split-clauses.ts';

/** "Forget the heel thing", "never mind the arms stuff". */
const FORGOTTEN =
  /\b(?:forget|never ?mind|nvm|ignore|scratch|drop|don['’]?t worry)(?: about)? (?:the |that |this |my |all the |whole )*(?<what>[a-z-]+(?: [a-z-]+)?) (?:things?|stuff|parts?|bit|rule|business)\b/i;
/** What was looked for because of a part of the body, by the group of its attributes. */
const BECAUSE_OF: readonly (readonly [RegExp, string, string])[] = [
  [/^arms?$/i, 'sleeve', 'sleeves'],
  [/^(?:belly|tummy|stomach|waist)$/i, 'rise', 'rise'],
];

const idsIn = (words: string): string[] =>
  [words, `${words}s`].flatMap((one) =>
    understandQuery(one).readings.flatMap(({ concepts }) => concepts.map(({ id }) => id)),
  );

const bareWords = ({ words }: QueryReading): string => words.replace(/^(?:no|not|without) /i, '');

/**
 * A wish that is taken back by a word for it: what was refused is fine again, and what was looked for
 * because of it is dropped.
 * @param wishes The wishes so far.
 */
export function rewordForgotten(text: string, wishes: readonly QueryReading[]): string {
  const match = FORGOTTEN.exec(text);
  const what = match?.groups?.what ?? '';
  if (match === null) return text;
  const ids = idsIn(what);
  const refused = wishes.find(
    ({ role, concepts }) => role === 'negated' && concepts.some(({ id }) => ids.includes(id)),
  );
  if (refused !== undefined)
    return text.replace(match[0], `${bareWords(refused)} are fine after all`);
  const part = BECAUSE_OF.find(([body]) => body.test(what));
  const isSought = ({ role, concepts }: QueryReading) =>
    role === 'wanted' && concepts.some(({ id }) => attributeGroup(id) === part?.[1]);
  return part !== undefined && wishes.some(isSought)
    ? text.replace(match[0], `forget the ${part[2]}`)
    : text;
}

const TALK = String.raw`(?:(?:nah|no|nope|ok|okay|actually|hm+|well|wait|you know what|please|pls|let['’]?s|can (?:we|you))[\s,.!]+)*`;
const WHOLE_OUTFIT = String.raw`(?:(?:the|that|this|those|these|an?|any|all|whole|more|full)\s+)*(?:outfits?|looks?)(?:\s+(?:idea|ideas|stuff|thing|things|now|then|though|anymore|any more|for now|altogether|at all))*`;
/** "Forget the outfit", "I don't want an outfit": whole outfits are not looked for any more. */
const LEAVES_OUTFIT = new RegExp(
  String.raw`(?:^|[.!?,;]\s+)\W*${TALK}(?:(?:forget|never ?mind|nvm|scrap|skip|drop|ditch|scratch|leave)(?: about)?|(?:i|we) (?:really )?(?:don['’]?t|do not) (?:really |actually |even )?(?:want|need)|no need for|no more|enough (?:of|with)) ${WHOLE_OUTFIT}\s*(?:[,.;:!–-]+|\b(?=(?:and|but|just|only|i|show|give|find)\b))\s*`,
  'i',
);
const ASKS_INSTEAD =
  /^(?:(?:and|but|so|now|then|please|pls|just|only|really|all|i|we|i['’]?m|i['’]?d|i['’]?ll|can|could|you|want|need|like|would|looking for|look for|show|find|give|get|me|take|let['’]?s see|see)[\s,]+)+/i;
const OF_OUTFITS = /\b(?:outfits?|looks?)\b/i;

/**
 * "Forget the outfit, I need a belt" looks for belts from now on, and for no outfit with one. Where
 * no kind of garment is asked for in its place, the words stay as they are.
 */
export function rewordLeftOutfits(text: string): string {
  const left = LEAVES_OUTFIT.exec(text);
  if (left === null) return text;
  const rest = text.slice(left.index + left[0].length).replace(ASKS_INSTEAD, '');
  const namesKind = understandQuery(rest).types.length > 0;
  if (!namesKind || OF_OUTFITS.test(rest)) return text;
  // What was said of the outfits before is over with them, but for what it refuses.
  const refused = splitClauses(text.slice(0, left.index)).filter((one) =>
    /^\W*no \w/i.test(one.text),
  );
  return [`only ${rest}`, ...refused.map((one) => one.text.trim())].join(', ');
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|[1-6]|last)';
/** "Drop outfits 2 and 3", "lose the last one": whole outfits that are not looked at any more. */
const DROPS_PLACES = new RegExp(
  String.raw`(?<lead>^|[.!?,;]\s+)\W*${TALK}(?:(?:just|please|pls|can you|now)\s+)*(?:drop|lose|remove|ditch|skip|scrap|delete|forget|get rid of|take (?:out|away|off)|leave out)(?: about)? (?:the )?(?<kind>(?:outfits?|looks?|numbers?|sets?|no\.?|#) ?)?(?<list>${ORDINAL}(?:(?:\s*,\s*|\s*&\s*|\s+and\s+)(?:the )?(?:outfits? |looks? |number )?${ORDINAL})*)(?<tail> (?:outfits?|looks?|ones?|sets?))?(?=\s*(?:$|[.!?;,]|\b(?:and|but|please|pls|then)\b))`,
  'i',
);

/** "Take the bag out", which buys nothing. */
const TAKES_OUT =
  /\b(?:take|leave) (?<what>(?:the|that|those|this) [\w -]+?|it|them|that|those) (?:out|off|away)(?=\s*(?:$|[.!?;,]|\b(?:and|but|please|pls|then|again)\b))/i;

/** The index of an outfit among so many by its name: "2nd", "third", "last". */
const placeOf = (name: string, count: number): number =>
  name.toLowerCase() === 'last'
    ? count - 1
    : Math.max(PLACES.indexOf(name.toLowerCase()), Number.parseInt(name, 10) - 1 || 0);

/** "Take the bag out" as "remove the bag". */
export const rewordTakenOut = (text: string): string => text.replace(TAKES_OUT, 'remove $<what>');

/** "Only the first two", "drop the last two": outfits in a row. */
const ROW = new RegExp(
  String.raw`(?<lead>^|[.!?,;]\s+)\W*${TALK}(?:(?:just|please|pls|can you|now)\s+)*(?<does>only|just|keep|drop|lose|remove|ditch|skip|scrap|delete|forget|get rid of)(?: (?:keep|about))? (?:the )?(?<end>first|last) (?:two|2)(?: (?:outfits?|looks?|ones?))?(?=\s*(?:$|[.!?;,]|\b(?:and|but|please|pls|then|for now)\b))`,
  'i',
);
const KEPT = /^(?:only|just|keep)$/i;

function rewordRow(text: string, count: number): string {
  const found = ROW.exec(text);
  const { lead = '', does = '', end = '' } = found?.groups ?? {};
  if (found === null || count < 3) return text;
  const isIn = (at: number): boolean => (/first/i.test(end) ? at < 2 : at >= count - 2);
  const isKept = KEPT.test(does) || /^\W*just\b/i.test(found[0].trim());
  const left = PLACES.slice(0, count).filter((_, at) => isIn(at) === isKept);
  return text.replace(found[0], `${lead}only the ${left.join(' and the ')}`);
}

/**
 * "Drop outfits 2 and 3" keeps the others alone. A bare number is an outfit only where outfits are named
 * or several are.
 * @param count How many outfits are shown.
 */
export function rewordDroppedOutfits(given: string, count: number): string {
  const text = rewordRow(given, count);
  const found = DROPS_PLACES.exec(text);
  const { lead = '', kind, list = '', tail } = found?.groups ?? {};
  const names = list.match(new RegExp(ORDINAL, 'gi')) ?? [];
  const isOfOutfits = kind !== undefined || tail !== undefined || /[a-z]/i.test(names.join(''));
  const gone = new Set(names.map((name) => placeOf(name, count)));
  const left = PLACES.slice(0, count).filter((_, at) => !gone.has(at));
  if (found === null || (!isOfOutfits && names.length < 2)) return text;
  if (left.length === 0 || left.length === count) return text;
  return text.replace(found[0], `${lead}only the ${left.join(' and the ')}`);
}
