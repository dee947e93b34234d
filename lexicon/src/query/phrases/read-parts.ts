import { attributeGroup } from '../../attributes/attributes.ts';
import type { Concept } from '../../phrases/concept.ts';
import { listOf } from '../../words/tokens.ts';
import { NEGATORS, STOP_WORDS } from '../query-words.ts';
import type { QueryPhrase, QueryPhrases } from './query-phrases.ts';

/** Parts of garments: what is said of one is not said of the whole. */
const PARTS: ReadonlySet<string> = new Set(
  listOf(
    'sole, soles, insole, insoles, footbed, tread, grip, strap, straps, buckle, buckles, clasp, clasps, hardware, chain, handle, handles, button, buttons, zip, zipper, zippers, fly, laces, collar, cuff, cuffs, lapel, lapels, lining, trim, piping, stitching, seams, hem, waistband, brim, crown, dial, face, lens, lenses, frame, frames, pocket, pockets, compartment, compartments, closure, fastening, adjusters, numbers, numerals, cups, support, logo, drawcord, gusset, yoke, band, toggles, rivets, elbow patches, fringe',
  ),
);
/** Some of them are things of their own, too: "gold frames", "a gold chain". */
const SOLD_ALONE: ReadonlySet<string> = new Set(
  listOf(
    'strap, straps, chain, collar, cuff, cuffs, laces, lens, lenses, frame, frames, band, crown',
  ),
);
/** Of these alone, words are said of the wearer, too: "a small waist". */
const OF_BODY: ReadonlySet<string> = new Set(['waist', 'back', 'front']);
/** Parts that a record files under one word, whatever is said of them. */
const FILED: ReadonlySet<string> = new Set(['pockets', 'zip']);
const MODIFIERS_MAX = 2;

/** What can be said of a part: a color, a fabric, a feature such as "stretchy" or "thick". */
const canDescribe = ({ kind, id }: Concept): boolean =>
  kind === 'color' ||
  kind === 'material' ||
  kind === 'pattern' ||
  (kind === 'attribute' &&
    ['feature', 'fit', 'finish', 'closure'].includes(attributeGroup(id) ?? ''));

type Read = Pick<QueryPhrases, 'tokens' | 'phrases' | 'negatedTokens'>;

/** Where the words before a part begin that describe it; the place of the part where none do. */
function startOfModifiers({ tokens, phrases, negatedTokens }: Read, part: number): number {
  const isKnownOnly = OF_BODY.has(tokens[part]?.word ?? '');
  let from = part;
  for (let count = 0; count < MODIFIERS_MAX && from > 0; count += 1) {
    if (tokens[from]?.afterBreak === true) break;
    const phrase = phrases.find(({ to }) => to === from);
    const word = tokens[from - 1]?.word ?? '';
    if (phrase === undefined) {
      const isSilent = negatedTokens.has(from - 1) || NEGATORS.has(word) || STOP_WORDS.has(word);
      if (isKnownOnly || isSilent || word.length < 3 || /\d/.test(word)) break;
      from -= 1;
    } else {
      if (phrase.role !== 'wanted' || !phrase.concepts.every(canDescribe)) break;
      ({ from } = phrase);
    }
  }
  return from;
}

/**
 * Reads what is said of a part of a garment as one phrase: "a rubber sole", "gold buttons", "high
 * support". Texts may tell it; the garment itself is of no such fabric or color.
 */
export function readParts(read: Read): QueryPhrase[] {
  const { tokens, phrases, negatedTokens } = read;
  const found = tokens.flatMap((token, at): QueryPhrase[] => {
    if (negatedTokens.has(at) || !(PARTS.has(token.word) || OF_BODY.has(token.word))) return [];
    const own = phrases.find(({ from, to }) => from <= at && at < to);
    const isAlone = own === undefined || (own.role === 'wanted' && own.to - own.from === 1);
    if (!isAlone || own?.concepts.some(({ kind }) => kind === 'type') === true) return [];
    const from = startOfModifiers(read, at);
    // "Gold frames" and nothing else are a thing, "gold hardware?" asks of one.
    const isOwn = SOLD_ALONE.has(token.word) || OF_BODY.has(token.word);
    const isAll = isOwn && from === 0 && at === tokens.length - 1;
    if (from === at || isAll) return [];
    const words = tokens.slice(from, at + 1).map(({ word }) => word);
    const part: Concept = { kind: 'part', id: words.join(' ') };
    const within = phrases.filter((one) => one.from >= from && one.to <= at + 1);
    const filed = within.flatMap(({ concepts }) => concepts.filter(({ id }) => FILED.has(id)));
    return [{ from, to: at + 1, concepts: [...filed, part], role: 'wanted' }];
  });
  const isInPart = (one: QueryPhrase) =>
    found.some(({ from, to }) => from <= one.from && one.to <= to);
  return [...phrases.filter((one) => !isInPart(one)), ...found].toSorted(
    (one, other) => one.from - other.from,
  );
}
