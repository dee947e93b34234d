import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import { shownColor } from '../../facts/item-colors.ts';
import { isPairType, written } from '../../facts/item-names.ts';
import { isNamedBy, sumOf, type Whole } from '../../references/shown-outfits.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { savedName } from '../reasons/goes-with.ts';
import { priceOf } from '../reasons/reason.ts';

const nounOf = (type: string): string => {
  const found = findType(type);
  if (found === null) return 'such piece';
  return written(isPairType(found) ? found.plural : found.name).toLowerCase();
};

const missingIn = ({ pieces }: Whole, types: readonly string[]): string[] =>
  types.filter((type) => !pieces.some((piece) => isNamedBy([type], piece))).map(nounOf);

/** What some pieces of outfits cost together: "dress and shoes of the first". */
export function tellSome(
  wholes: readonly Whole[],
  types: readonly string[],
  isOfSeveral: boolean,
): string[] {
  const told = wholes.flatMap((whole) => {
    const named = whole.pieces.filter((piece) => isNamedBy(types, piece));
    if (named.length === 0) return [];
    const missing = missingIn(whole, types);
    const list = joinWithAnd(named.map((piece) => `${savedName(piece)} at ${priceOf(piece)}`));
    const where = isOfSeveral ? `in the ${whole.place}, ` : '';
    const sum = named.length > 1 ? ` make ${formatPrice(sumOf(named))}` : '';
    const none = missing.length === 0 ? '' : `; it has no ${joinWithAnd(missing)}`;
    return [`${where}${list}${sum}${none}`];
  });
  if (told.length > 0)
    return told.length > 1
      ? [`${capitalize(told.join('. ').replaceAll('. in', '. In'))}.`]
      : [`${capitalize(told[0] ?? '')}.`];
  return [
    `None of that is in ${wholes.length > 1 ? 'any of them' : 'it'}: I see no ${joinWithAnd(types.map(nounOf))}.`,
  ];
}

/** Whether anything in outfits is of a color. */
export function tellColored(
  wholes: readonly Whole[],
  { colors, words }: { colors: readonly string[]; words: string },
  isOfSeveral: boolean,
): string[] {
  const found = wholes.flatMap((whole) => {
    const own = whole.pieces.filter((piece) =>
      (shownColor(piece)?.colors ?? []).some((color) => colors.includes(color)),
    );
    const where = isOfSeveral ? ` in the ${whole.place}` : '';
    return own.length === 0 ? [] : [`${joinWithAnd(own.map(savedName))}${where}`];
  });
  if (found.length > 0) return [`Yes: ${joinWithAnd(found)}.`];
  const [whole] = wholes;
  const all =
    whole === undefined || wholes.length > 1
      ? ''
      : `: it has ${joinWithAnd(whole.pieces.map(savedName))}`;
  const where =
    wholes.length > 1 ? 'any of them' : isOfSeveral ? `the ${whole?.place} outfit` : 'it';
  return [`Nothing in ${where} is ${words}${all}.`];
}
