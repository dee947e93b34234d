import { attributeGroup } from '@modiste/lexicon/attributes';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';

/** A phrase that the lexicon reads whole. */
export interface ReadPhrase {
  /** Without what means nothing in it: "neon" for "anything neon". */
  phrase: string;
  readings: readonly QueryReading[];
}

const EMPTY_START =
  /^(?:(?:any|all|some|wearing|to wear|to be seen in|buying|too|overly|very|really|super|anything|everything|something|things|stuff|clothes|clothing|pieces|made (?:of|from|with|out of)|with|in|from|that is|that are|thats|the colou?rs?|colou?rs? like|a lot of|lots of|mostly|mainly|only|just|a good|a nice|good|nice|having|a|an)\s+)+/i;
const EMPTY_END =
  /\s+(?:at all|ever|ever again|anymore|any more|again|please|thanks|thank you|either|though|now|nowadays|these days|period|whatsoever|personally|myself|on me|on myself|so much|a lot|very much|too|the most|most|best|more than anything|tho|as well|with me|if possible)$/i;
/** "The second one" and "it" are what is shown, no habit. */
const POINTING =
  /^(?:the|this|that|these|those|it|its|them|they|him|her|you|your|one|ones|both|each|either|neither|none|other|another|how|when|what|why|who|if|to|being|having|going)\b/i;
/** Words that add nothing to those that were read. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and or nor in of with for to at on the clothes clothing things stuff items pieces garments style styles look looks color colors colour colours fabric fabrics material materials shades tones print prints products fiber fibers fibre fibres outfits fashion fit fits made from too'.split(
    ' ',
  ),
);
/** What no lexicon of garments names and people still refuse. */
const REFUSED_WORDS: ReadonlySet<string> = new Set(
  'nickel latex tags labels glue itchy scratchy stiff heavy logos slogans perfume rubber pockets'.split(
    ' ',
  ),
);

/** Whether the words speak of what is shown: then nothing among them is a habit. */
export const pointsAtShown = (said: string): boolean =>
  (POINTING.test(said.trim()) && !/^the colou?rs?\b/i.test(said.trim())) ||
  /\b(?:that|this|those|these) (?!is\b|are\b|have\b|has\b)\w/i.test(said);

/** The phrase without what means nothing at its ends; empty where it points at something shown. */
export function bare(said: string): string {
  let phrase = said.trim();
  for (let before = ''; before !== phrase; ) {
    before = phrase;
    phrase = phrase.replace(EMPTY_END, '').trim();
  }
  if (pointsAtShown(phrase)) return '';
  return phrase.replace(EMPTY_START, '').replace(/[\s,.!]+$/, '');
}

/** A misspelling is mended only where it is clearly one: "polyster", not "sweat" for sweatshirt. */
function isCloseTo(said: string, corrected: string): boolean {
  const [one, other] = [said.split(' '), corrected.split(' ')];
  return (
    one.length === other.length &&
    one.every((word, at) => {
      const mended = other[at] ?? '';
      return (
        mended[0]?.toLowerCase() === word[0]?.toLowerCase() &&
        Math.abs(mended.length - word.length) < 2
      );
    })
  );
}

function isWhollyRead(phrase: string, { readings, not }: UnderstoodQuery): boolean {
  const read = new Set(
    readings.flatMap(({ words }) => tokenize(words).map(({ word }) => word)).concat(not.words),
  );
  return tokenize(phrase).every(({ word }) => read.has(word) || FILLERS.has(word));
}

/** Reads a phrase after a word that leads to it; null where the lexicon would have to guess. */
function readAfter(lead: string, phrase: string): { text: string; read: UnderstoodQuery } | null {
  const read = understandQuery(lead + phrase);
  if (read.unknownGoods !== null) return null;
  if (read.corrected === null) return isWhollyRead(phrase, read) ? { text: phrase, read } : null;
  const text = read.corrected.slice(lead.length);
  if (!isCloseTo(phrase, text)) return null;
  const again = understandQuery(lead + text);
  return again.corrected === null && isWhollyRead(text, again) ? { text, read: again } : null;
}

const isOfGroup = ({ id }: { id: string }, groups: readonly string[]): boolean =>
  groups.includes(attributeGroup(id) ?? '');
const OCCASIONS = ['occasion', 'season', 'activity', 'dress-code'];

/** Whether a reading only says when and where something is worn. */
export const isOccasion = ({ concepts }: QueryReading): boolean =>
  concepts.length > 0 && concepts.every((concept) => isOfGroup(concept, OCCASIONS));

/** "Black dresses" refuses black in dresses: what is left of it beside the refusal is a garment. */
const isGarment = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.some(({ kind }) => kind === 'type');

/** What somebody does not wear; null where it is no such thing. */
export function readRefused(said: string): ReadPhrase | null {
  const phrase = bare(said);
  if (phrase === '') return null;
  const found = readAfter('avoid ', phrase);
  if (found === null) return null;
  const { read, text } = found;
  const refused = read.readings.filter(({ role }) => role === 'negated');
  const others = read.readings.filter(({ role }) => role !== 'negated');
  if (read.not.words.some((word) => !REFUSED_WORDS.has(word) && !isNamed(word, refused)))
    return null;
  if (refused.length + read.not.words.length === 0 || !others.every(isGarment)) return null;
  return { phrase: nameRefused(said, text.toLowerCase(), refused), readings: read.readings };
}

/** "Tight" alone is no name of anything: "anything tight", "tight clothes". */
function nameRefused(said: string, phrase: string, refused: readonly QueryReading[]): string {
  if (/^(?:wearing |to wear )?(?:anything|something|things|stuff)\b/i.test(said))
    return `anything ${phrase}`;
  const isShape = refused.every(({ concepts }) =>
    concepts.every((concept) => isOfGroup(concept, ['fit', 'length'])),
  );
  return refused.length > 0 && isShape && !phrase.includes(' ') ? `${phrase} clothes` : phrase;
}

const isNamed = (word: string, readings: readonly QueryReading[]): boolean =>
  readings.some(({ words }) => words.toLowerCase().includes(word));

const LIKABLE = new Set(['type', 'color', 'material', 'pattern', 'attribute']);

/**
 * What somebody likes to wear; null where it is no such thing.
 * @param brands Brands of the shop that the message names.
 */
export function readLiked(said: string, brands: readonly string[] = []): ReadPhrase | null {
  const phrase = bare(said);
  if (phrase === '') return null;
  const brand = brands.find((name) => name.toLowerCase() === phrase.toLowerCase());
  if (brand !== undefined) return { phrase: brand, readings: [] };
  const found = readAfter('', phrase);
  if (found === null) return null;
  const { readings } = found.read;
  const isLikable = readings.every(
    ({ role, kind, concepts }) =>
      role === 'wanted' &&
      kind === 'concept' &&
      concepts.some((concept) => LIKABLE.has(concept.kind)),
  );
  if (readings.length === 0 || !isLikable || readings.every(isOccasion)) return null;
  return { phrase: found.text.toLowerCase(), readings };
}
