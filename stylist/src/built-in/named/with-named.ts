import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { type References, resolveReferences } from '../../references/resolve-references.ts';
import type { Turn } from '../../stylist.ts';
import { readMessage } from '../../understanding/message.ts';
import { focusOf } from '../reading/question-of-named.ts';
import { askedOfOther, withoutMeant } from './asked-of-other.ts';
import { spellNames } from './spell-names.ts';

type Named = NonNullable<References['named']>[number];

/** The pieces that a message calls by what they are, in its order; of outfits those with a name or a price. */
function piecesNamed(named: readonly Named[], isOfOutfits: boolean): Item[] {
  const sure = named.filter(
    ({ kind, items, isByName }) =>
      items.length === 1 && (isByName === true || (kind === 'described' && !isOfOutfits)),
  );
  return [...new Map(sure.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

const HOLDS = /\b(?:between|or|vs|versus|compare|compared|than|torn|differences?|better|rather)\b/i;

/** Whether two pieces are held against each other: both are worn in the same place. */
const areHeld = (words: string, [one, other, ...others]: readonly Item[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  others.length === 0 &&
  HOLDS.test(words) &&
  typeRole(one.other_info.type) === typeRole(other.other_info.type);

/**
 * The piece that a message goes on to speak of: the one that "it" stands for, or else the first that it names.
 * Null where it first speaks of what was spoken of before: "is it longer than the Anouk?"
 */
function spokenOf(named: readonly Named[], pieces: readonly Item[]): Item | null {
  const pronoun = named.find(({ kind, items }) => kind === 'pronoun' && items.length === 1);
  const [one] = pronoun?.items ?? [];
  if (one !== undefined && pieces.includes(one)) return one;
  return named[0]?.kind === 'pronoun' ? null : (pieces[0] ?? null);
}

/**
 * The turn with the pieces that its message names as those that are spoken of, so that each part of it means
 * them: "between the 86.95 pair and the Nine Acre 280. Is the expensive one worth it? How do I clean it?"
 */
export function withNamed(said: Turn): Turn {
  const { state, attachment, items, earlierItems = [] } = said;
  const words = spellNames(withoutMeant(said.words), [...items, ...earlierItems]);
  const turn = { ...said, words };
  if (state.list !== undefined || attachment !== null) return turn;
  if (items.length + earlierItems.length === 0) return turn;
  const { named = [] } = resolveReferences(readMessage(understandQuery(words)), turn);
  const pieces = piecesNamed(named, state.shown.outfits.length > 0);
  if (pieces.length === 0) return turn;
  const known = new Set(items.map(({ id }) => id));
  const compared = areHeld(words, pieces) ? { compared: pieces.map(({ id }) => id) } : {};
  const focus = spokenOf(named, pieces);
  const [only, ...others] = pieces;
  const asked = only === undefined || others.length > 0 ? null : askedOfOther(turn, only);
  return {
    ...turn,
    words: asked ?? words,
    items: [...items, ...pieces.filter(({ id }) => !known.has(id))],
    state: { ...state, ...(focus !== null && focusOf(state, focus.id)), ...compared },
  };
}
