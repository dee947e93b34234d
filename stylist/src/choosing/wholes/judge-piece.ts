import { findType, formalityOf, typeRole } from '@modiste/lexicon/garment-types';
import { isPairType, written } from '../../facts/item-names.ts';
import { CLOTHES, type Whole } from '../../references/shown-outfits.ts';
import { capitalize } from '../../speech/join-words.ts';
import { savedName } from '../reasons/goes-with.ts';

/** Up to this far apart pieces are about as dressed up. */
const ALIKE = 0.22;

/** How dressed up the clothes of an outfit are on average; null where no kind tells. */
function levelOf({ pieces }: Whole): number | null {
  const levels = pieces
    .filter(({ other_info }) => CLOTHES.has(typeRole(other_info.type)))
    .flatMap(({ other_info }) => formalityOf(other_info.type) ?? []);
  return levels.length === 0 ? null : levels.reduce((sum, one) => sum + one, 0) / levels.length;
}

/** What a kind of piece that an outfit lacks would do to it: complete it, or move it. */
export function judgePiece(id: string, whole: Whole, asks: 'needs' | 'with'): string[] {
  const type = findType(id);
  if (type === null) return [];
  const isPair = isPairType(type);
  const noun = written(isPair ? type.plural : type.name);
  const article = isPair ? '' : /^[aeiou]/.test(noun) ? 'an ' : 'a ';
  const before = whole.pieces.find(({ other_info }) => typeRole(other_info.type) === type.role);
  const instead = before === undefined ? '' : ` in place of ${savedName(before)}`;
  if (asks === 'needs') {
    const over = type.role === 'outer' || type.role === 'mid-layer';
    return [
      over
        ? `Not for the look; for the weather it may. There is no ${noun} in it, and I can add one.`
        : `No, it is complete without ${article}${noun}${before === undefined ? '' : `, as it has ${savedName(before)}`}. I can add ${isPair ? 'some' : 'one'} if you like.`,
    ];
  }
  const [level, own] = [levelOf(whole), formalityOf(id)];
  if (level === null || own === null) return [];
  const what = capitalize(`${article}${noun}`);
  const are = isPair ? 'are' : 'is';
  if (Math.abs(own - level) <= ALIKE) {
    return [
      `Yes: ${noun} ${are} about as dressed up as the rest, so ${isPair ? 'they go' : 'it goes'} well${instead}.`,
    ];
  }
  return own < level
    ? [
        `${what} would work where the occasion is relaxed: ${isPair ? 'they are' : 'it is'} more casual than the rest${instead === '' ? '' : `, so${instead} ${isPair ? 'they make' : 'it makes'} the whole more casual`}.`,
      ]
    : [
        `${what} would lift it: ${isPair ? 'they are' : 'it is'} dressier than the rest${instead === '' ? '' : `, so${instead} the whole gets dressier`}.`,
      ];
}
