import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { shownOutfits } from '../../references/shown-outfits.ts';
import type { Turn } from '../../stylist.ts';
import { readMessage } from '../../understanding/message.ts';
import { typesIn } from '../../understanding/stances/named-value.ts';
import { readClause } from '../clauses/read-clause.ts';
import { setting } from '../edits/make-parts.ts';
import type { OutfitEdits } from '../edits/part-edit.ts';
import { isNamedBy, takesPlaceOf } from '../pieces/named-in-outfits.ts';
import { questionsIn } from './questions-in.ts';

const KIND = '(?<kind>[a-z][\\w -]{1,40}?)';
const END =
  '(?=\\s*(?:[.?!,;]|$|\\b(?:not|and|but|so|why|where|pls|please|lol|instead|in|on|at|here|anywhere|go|gone|went|is|are|was|then)\\b))';
/** "I asked for a dress": what was wished for all along. */
const ASKED_FOR = new RegExp(
  `\\b(?:i|we) (?:(?:clearly|already|just|literally|only|specifically|did|really|still) )*(?:asked for|ask for|said|told you|wanted|meant|ordered)(?: (?:you|i want(?:ed)?))? (?:an? |the |some )?${KIND}${END}`,
  'i',
);
/** "No!! I want a dress": a wish that was not heard. */
const WANTED_STILL = new RegExp(
  `^\\W*(?:no+|nope|ugh|hey|wait|omg)\\b[\\s!.,]*i (?:still |really |said i )?(?:want|need)(?: to wear)? (?:an? |the |some )?${KIND}${END}`,
  'i',
);
/** "Where did the dresses go", "there is no dress in it". */
const MISSING: readonly RegExp[] = [
  new RegExp(
    `\\bwhere(?:['’]?s|s| is| are| did| has| have) (?:the |my |all the |a )?${KIND}(?= (?:go|gone|went|at)\\b|\\s*[?!.,]|$)`,
    'i',
  ),
  new RegExp(
    `\\b(?:there['’]?s|theres|there is|there are|i (?:see|can see)|i (?:do not|don['’]?t|dont|cant|can['’]?t) see|you forgot|u forgot) (?:no |any |an? |the )*${KIND}(?= (?:in|on|anywhere|here)\\b|\\s*[?!.,]|$)`,
    'i',
  ),
];
/** "Why is there a suit", "not a suit": what is there and was not wished for. */
const MINDED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:why|how come|what['’]?s with|whats with)(?: (?:is|are|do|did|does|there|i|you|u|it|they|get|got|see|put|have|show|showing|in|still))* (?:an? |the |all the |those |these |some )?${KIND}${END}`,
    'i',
  ),
  new RegExp(
    `\\b(?:not|no|thats|that['’]?s|there['’]?s|theres) (?:an? |the |any )${KIND}${END}`,
    'i',
  ),
  /(?:^|[.!,;] *)(?:an? |the )?(?<kind>[a-z-]+) ?\?\?+/i,
];
/** Single pieces are asked for, and no outfits. */
const LOOKS_FOR = /\b(?:show|find|search|browse)\b|\bonly the\b|^\W*just\b/i;

/** The only kind that words name; null where they name none, or several. */
function kindIn(text: string, patterns: readonly RegExp[]): { type: string; text: string } | null {
  for (const pattern of patterns) {
    for (const { groups } of text.matchAll(new RegExp(pattern, 'gi'))) {
      const said = groups?.kind ?? '';
      const [type, ...others] = typesIn(said);
      if (type !== undefined && others.length === 0) return { type, text: said };
    }
  }
  return null;
}

/** The kind that is looked for in vain; "where is the dress made" looks for none. */
function kindMissing(text: string): ReturnType<typeof kindIn> {
  const found = kindIn(text, MISSING);
  const { words, readings } = readMessage(understandQuery(found?.text ?? ''));
  return readings.some(({ to }) => to === words.length) ? found : null;
}

/** The kind that a sentence finds missing, by its lexicon id; null where it finds none so. */
export const missesKind = (text: string): string | null => kindIn(text, MISSING)?.type ?? null;

const has = (pieces: readonly Item[], type: string): boolean =>
  pieces.some((piece) => isNamedBy([type], piece));

/** Whether one of two kinds is worn in the place of the other: a suit, and no dress. */
const areEither = (one: string, other: string): boolean =>
  one !== other &&
  (takesPlaceOf(typeRole(one), typeRole(other)) || takesPlaceOf(typeRole(other), typeRole(one)));

/**
 * "I asked for a dress, why is there a suit?" leaves the outfits that have what was asked for, and puts it into those that lack
 * it where none has. Null where a message misses nothing that is worn in an outfit.
 */
export function readMissedKind(turn: Turn): OutfitEdits | null {
  const { words, attachment, asksFor, state } = turn;
  const outfits = shownOutfits(turn);
  if (attachment !== null || asksFor !== undefined || outfits.length === 0 || LOOKS_FOR.test(words))
    return null;
  const minded = kindIn(words, MINDED);
  const asked = kindIn(words, [ASKED_FOR, WANTED_STILL]) ?? kindMissing(words);
  if (asked === null || asked.type === minded?.type) return null;
  if (minded !== null && !areEither(asked.type, minded.type)) return null;
  const start = state.shown.outfits.map((ids, from) => ({ ids, from }));
  const lacking = outfits.flatMap(({ pieces }, at) => (has(pieces, asked.type) ? [] : [at]));
  const isThere = minded !== null && outfits.some(({ pieces }) => has(pieces, minded.type));
  if (lacking.length === 0 && (minded === null || isThere)) return null;
  const questions = questionsIn(words).filter(
    (text) => kindIn(text, [...MISSING, ...MINDED]) === null,
  );
  const edits = { colors: {}, refused: [], budget: null, questions };
  if (minded !== null && lacking.length < start.length) {
    const stays = start.filter(({ from }) => !lacking.includes(from));
    return { ...edits, start: stays, parts: stays.map(() => []) };
  }
  const part = { ...setting(asked.type, readClause(asked.text).looks), at: lacking };
  return {
    ...edits,
    start,
    parts: start.map(({ from }) => (lacking.includes(from) ? [part] : [])),
  };
}
