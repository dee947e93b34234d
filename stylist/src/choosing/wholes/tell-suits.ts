import type { Item } from '@modiste/contract/entities/item';
import { findAttribute } from '@modiste/lexicon/attributes';
import { typeRole } from '@modiste/lexicon/garment-types';
import { shownColor } from '../../facts/item-colors.ts';
import { broadKind } from '../../facts/item-names.ts';
import { CLOTHES, type Whole } from '../../references/shown-outfits.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import { savedName } from '../reasons/goes-with.ts';
import { formalityFor, isTooCasual, occasionPhrase } from '../reasons/usual-choice.ts';

const BRIGHT: ReadonlySet<string> = new Set([
  'Red',
  'Pink',
  'Orange',
  'Yellow',
  'Purple',
  'Green',
  'Multicolor',
]);
const SOMBER_MIN = 0.7;

/** Whether an occasion asks for black, as a funeral does. */
const isSomber = (occasion: string): boolean =>
  (findAttribute(occasion)?.related.get('black') ?? 0) >= SOMBER_MIN;

interface Misfit {
  piece: Item;
  why: 'bright' | 'casual';
}

function misfitsOf({ pieces }: Whole, occasion: string): Misfit[] {
  return pieces.flatMap((piece): Misfit[] => {
    const isBright = shownColor(piece)?.colors.some((color) => BRIGHT.has(color)) === true;
    if (isSomber(occasion) && isBright) return [{ piece, why: 'bright' }];
    const isWorn = CLOTHES.has(typeRole(piece.other_info.type));
    return isWorn && isTooCasual(piece, occasion) ? [{ piece, why: 'casual' }] : [];
  });
}

/** "The poppy shirt is too bright, and the chinos are more casual than a funeral usually asks for". */
function tellMisfits(misfits: readonly Misfit[], phrase: string): string {
  const told = (['bright', 'casual'] as const).flatMap((why) => {
    const pieces = misfits.filter((one) => one.why === why).map(({ piece }) => piece);
    const [first] = pieces;
    if (first === undefined) return [];
    const are = pieces.length > 1 || broadKind(first).isPair ? 'are' : 'is';
    const what = why === 'bright' ? 'too bright' : 'more casual';
    return [`${joinWithAnd(pieces.map(savedName))} ${are} ${what}`];
  });
  const isCasual = misfits.some(({ why }) => why === 'casual');
  return `${joinWithAnd(told)} ${isCasual ? `than ${phrase} usually asks for` : `for ${phrase}`}`;
}

/** Whether outfits can be worn to an occasion, and which piece speaks against it. */
export function tellSuits(
  wholes: readonly Whole[],
  [named = '']: readonly string[],
  isOfSeveral: boolean,
): string[] {
  const occasion = named === 'wedding' ? 'wedding-guest' : named;
  const phrase = occasionPhrase(occasion) ?? findAttribute(occasion)?.name ?? occasion;
  const judged = wholes.map((whole) => ({ whole, misfits: misfitsOf(whole, occasion) }));
  const good = judged.filter(({ misfits }) => misfits.length === 0);
  const [nearest] = judged.toSorted((one, other) => one.misfits.length - other.misfits.length);
  if (nearest === undefined) return [];
  const where = (place: string) => (isOfSeveral ? `in the ${place} ` : '');
  if (good.length === 0) {
    const one = `${where(nearest.whole.place)}${tellMisfits(nearest.misfits, phrase)}`;
    return [
      `${judged.length > 1 ? 'None of them as it is' : 'Not as it is'}: ${one}.`,
      `I would change something first: ${one}.`,
    ];
  }
  const because =
    formalityFor(occasion) === null
      ? `nothing in the listings speaks against ${phrase}`
      : `nothing in it is more casual than ${phrase} usually asks for`;
  if (good.length === judged.length) {
    const which = judged.length > 1 ? ', any of them' : '';
    return [`Yes${which}: ${because.replace('in it', judged.length > 1 ? 'in them' : 'in it')}.`];
  }
  const places = joinWithAnd(good.map(({ whole }) => `the ${whole.place}`));
  const other = judged.find(({ misfits }) => misfits.length > 0);
  const not =
    other === undefined
      ? ''
      : ` In the ${other.whole.place}, ${tellMisfits(other.misfits, phrase)}.`;
  return [`Take ${places} for that: ${because}.${not}`];
}
