import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { namesOtherGarment, typesOf } from '../../dialogue/types-of.ts';
import type { Turn } from '../../stylist.ts';
import type { Note } from '../../unmet/read-covered.ts';

/** A message that begins a new search, without the words that leave the old one. */
export interface FreshWords {
  words: string;
  note: Note;
}

const TALK = String.raw`(?:(?:ok|okay|actually|no|nah|nope|hm+|well|wait|right|so|thanks|thank you|great|alright|and|but|now|oh|you know what|on second thoughts?|lol|sorry|anyway|anyways)[\s,.!–—-]+)*`;
const CUT = String.raw`\s*(?:[,.;:!–—-]+|\b(?=(?:and|but|just|only|i|im|show|give|find|lets|let['’]?s|can|could|we)\b))\s*`;
/** "Ok different thing:", "new topic,", "moving on,". */
const TURNS_AWAY = new RegExp(
  String.raw`^\W*${TALK}(?:(?:(?:a|an|one|some|now|on to) )*(?:(?:whole |totally |completely )*(?:different|another|other|new|next|separate) (?:thing|topic|subject|question|request|search|item|one now|matter)|something (?:(?:totally|completely|entirely|quite) )*(?:different|else)(?: (?:now|then|entirely|altogether))?)|moving on|change of (?:plans?|subject|topic|mind)|changed my mind|(?:forget|never ?mind|nvm|scrap|scratch|drop|skip|ignore|leave)(?: about)? (?:all )?(?:that|it|this|those|these|them|everything))${CUT}`,
  'i',
);
/** "Forget shirts," and what is to be forgotten. */
const LEAVES = new RegExp(
  String.raw`^\W*${TALK}(?:forget|never ?mind|nvm|scrap|scratch|drop|skip|ditch|(?:i['’]?m |im )?(?:done|enough|through|finished) (?:with|of)|no more|enough)(?: about)? (?:(?:the|that|those|these|this|all|any|my|a|an|with) )*(?<what>[a-z][a-z -]*?)(?: (?:for now|then|altogether|after all|thing|idea|now|please))*${CUT}`,
  'i',
);
/** The kinds of garments that somebody asks for. */
const wantedIn = (words: string): string[] => typesOf(understandQuery(words).readings);

const GOES_BACK = /\b(?:back to|again|return to)\b/i;

const areKin = (one: string, other: string): boolean =>
  isKindOf(one, other) || isKindOf(other, one);

/** Whether a kind was looked for before the one that is left: then it is gone back to. */
const wasLookedFor = (types: readonly string[], turn: Turn, left: readonly string[]): boolean =>
  turn.state.earlier.some(({ wishes }) =>
    typesOf(wishes).some(
      (type) => types.some((one) => isKindOf(type, one)) && !left.some((one) => areKin(type, one)),
    ),
  );

const pluralOf = (type: string): string => findType(type)?.plural ?? type;

/** "Forget shirts, running shorts please". */
function readLeft(turn: Turn, before: readonly string[]): FreshWords | null {
  const match = LEAVES.exec(turn.words);
  const what = match?.groups?.what ?? '';
  if (match === null || what === '') return null;
  const words = turn.words.slice(match[0].length);
  const left = understandQuery(what).types;
  const isLeft = before.every((type) => left.some((one) => areKin(type, one)));
  const wanted = wantedIn(words);
  if (left.length === 0 || !isLeft || wanted.length === 0 || GOES_BACK.test(words)) return null;
  if (wasLookedFor(wanted, turn, before)) return null;
  const name = pluralOf(left[0] ?? '');
  return { words, note: [`Okay, no ${name}.`, `Right, no ${name} then.`] };
}

/** "Ok different thing: a swimsuit". */
function readTurnedAway({ words: said }: Turn): FreshWords | null {
  const match = TURNS_AWAY.exec(said);
  const words = match === null ? '' : said.slice(match[0].length);
  return wantedIn(words).length === 0 ? null : { words, note: [] };
}

const SOMETHING =
  /^\W*(?:(?:and|also|now|then|next|plus|ok|okay|hm+|well|so|actually|i|we|need|want|would like|id like|i['’]d like|show me|find me|give me|what about|how about|maybe|get me|looking for|am|im|i['’]m)[\s,.]+)*(?:something|anything|smth|sth|someting|somthing|what else)\b/i;

/**
 * "Something elegant for the dinner, but not a dress", said while shoes were looked for, asks for all
 * but dresses: a kind that is refused beside another one leaves that one open.
 */
function readOpened({ words }: Turn, before: readonly string[]): FreshWords | null {
  const { readings } = understandQuery(words);
  const refused = readings
    .filter(({ role }) => role === 'negated')
    .flatMap(({ concepts }) => concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])));
  const isOther = refused.length > 0 && namesOtherGarment(before, refused);
  return isOther && SOMETHING.test(words) && typesOf(readings).length === 0
    ? { words, note: [] }
    : null;
}

/**
 * What is asked for in the place of all that was looked for; null where a message goes on with that.
 */
export function readFresh(turn: Turn): FreshWords | null {
  const { request, addedUp } = turn.state;
  if (request === null || turn.attachment !== null) return null;
  const before = typesOf(request.wishes);
  const away = readTurnedAway(turn);
  if (away !== null || request.outfit !== null || before.length === 0) return away;
  // After a sum, "forget the sandals" asks of what was added up.
  const left = addedUp === undefined ? readLeft(turn, before) : null;
  return left ?? readOpened(turn, before);
}
