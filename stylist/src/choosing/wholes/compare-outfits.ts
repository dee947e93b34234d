import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { ReadTurn } from '../../answers/answer.ts';
import { measureItem } from '../../facts/item-measures.ts';
import { outfitsNamed } from '../../references/outfits/outfits-named.ts';
import { CLOTHES, shownOutfits, type Whole } from '../../references/shown-outfits.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { asksOfPieces } from '../comparing/ranked-items.ts';
import { savedName } from '../reasons/goes-with.ts';
import { pickAmong } from './pick-outfit.ts';

const COMPARES =
  /\b(?:compare|comparison|differen(?:ce|t|ces)|differs?|vs\.?|versus|side by side)\b/i;
/** "Different shoes", "show me a different one" wants another one. */
const WANTS_OTHER = /\bdifferent\b(?!.*\bhow\b)/i;
const DRESSIER_BY = 0.06;

const isCompared = (words: string): boolean =>
  COMPARES.test(words) && (!WANTS_OTHER.test(words) || /\bhow\b/i.test(words));

function tellTotals(wholes: readonly Whole[]): string[] {
  const [one, other] = wholes;
  if (one === undefined || other === undefined) return [];
  const list = joinWithAnd(
    wholes.map(({ place, total }, at) =>
      at === 0
        ? `the ${place} comes to ${formatPrice(total)}`
        : `the ${place} to ${formatPrice(total)}`,
    ),
  );
  if (wholes.length > 2) return [`${capitalize(list)}.`, `In all, ${list}.`];
  const gap = Math.round(Math.abs(one.total - other.total) * 100) / 100;
  if (gap === 0) return [`Both come to ${formatPrice(one.total)}.`];
  const between = `so ${formatPrice(gap)} lies between them`;
  return [`${capitalize(list)}, ${between}.`, `In all, ${list}, ${between}.`];
}

const idsOf = ({ pieces }: Whole): ReadonlySet<string> => new Set(pieces.map(({ id }) => id));

/** What each of them has that the others have not, and what all of them share. */
function tellPieces(wholes: readonly Whole[]): string[] {
  const sets = wholes.map(idsOf);
  const isShared = ({ id }: Item): boolean => sets.every((ids) => ids.has(id));
  const shared = wholes[0]?.pieces.filter(isShared) ?? [];
  const own = wholes.map(({ place, pieces }) => ({
    place,
    names: pieces.filter((piece) => !isShared(piece)).map(savedName),
  }));
  const each = own.map(({ place, names }) =>
    names.length === 0 ? `the ${place} has nothing more` : `the ${place} has ${joinWithAnd(names)}`,
  );
  const all = wholes.length === 2 ? 'Both have' : 'All of them have';
  const common = shared.length === 0 ? '' : `${all} ${joinWithAnd(shared.map(savedName))}. `;
  return [`${common}${capitalize(each.join('; '))}.`];
}

const formalityOf = ({ pieces }: Whole): number | null => {
  const values = pieces
    .filter(({ other_info }) => CLOTHES.has(typeRole(other_info.type)))
    .flatMap((item) => measureItem('formality', item) ?? []);
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;
};

/** Which of them is dressed up the most. */
function tellFormality(wholes: readonly Whole[]): string[] {
  const ranked = wholes
    .flatMap((whole) => {
      const value = formalityOf(whole);
      return value === null ? [] : [{ place: whole.place, value }];
    })
    .toSorted((one, other) => other.value - one.value);
  const [best, next] = ranked;
  if (best === undefined || next === undefined || ranked.length < wholes.length) return [];
  if (best.value - next.value < DRESSIER_BY)
    return wholes.length === 2 ? ['Both are about as dressy.'] : [];
  return [`The ${best.place} is the ${wholes.length === 2 ? 'dressier' : 'dressiest'} one.`];
}

/**
 * Outfits on the screen held side by side as outfits: what they come to, what each has of its own, how dressy
 * they are, and which to take. Empty where no such thing is asked, or it is asked of their pieces.
 */
export function compareOutfits(read: ReadTurn): string {
  const { turn, speech } = read;
  const all = shownOutfits(turn);
  if (all.length < 2 || !isCompared(turn.words) || asksOfPieces(read)) return '';
  const wholes = outfitsNamed(turn.words, all);
  return joinSentences(
    speech.say(...tellTotals(wholes)),
    speech.say(...tellPieces(wholes)),
    speech.say(...tellFormality(wholes)),
    pickAmong(read, wholes),
  );
}
