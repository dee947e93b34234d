import { exactFabrics, fabricDoes, fabricGives, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { capitalize } from '../../speech/join-words.ts';
import type { Feel } from '../day/day-weather.ts';
import { isClothing, isOrAre, pieceName, type WornPiece } from '../pieces/worn-piece.ts';

/** Velvet that looks rich in evening light says nothing of a day at the office. */
const IS_FOR_EVENINGS = /\bevening|\bdressy\b|\bformal\b/;
const IS_FOR_COLD = /\bwarm|\bwind\b/;
const IS_FOR_HEAT = /\bcool\b|\bhot\b|\bsun\b|\bair\b|\bbreath|\bskin\b|\blive with\b/;
const IS_FOR_DRY = /\bdry days\b/;

/** The day that fabrics are spoken of for. */
export interface FabricDay {
  feel: Feel;
  isRainy: boolean;
  isEvening: boolean;
}

/** Whether what a fabric does is worth saying on this day. */
function counts(does: string, { feel, isRainy, isEvening }: FabricDay): boolean {
  if (IS_FOR_EVENINGS.test(does)) return isEvening;
  if (IS_FOR_COLD.test(does) && !/\bair through\b/.test(does))
    return feel === 'cold' || feel === 'cool';
  if (IS_FOR_HEAT.test(does)) return feel === 'warm' || feel === 'mild';
  return !(isRainy && IS_FOR_DRY.test(does));
}

const answers = (fabric: string, { feel }: FabricDay): boolean =>
  feel === 'cold' || feel === 'cool'
    ? fabricGives(fabric, 'insulated')
    : fabricGives(fabric, 'breathable') || fabricGives(fabric, 'lightweight');

/** What the fabrics of the clothes do for the one who wears them, what the weather asks for first. */
export function fabricTips(
  pieces: readonly WornPiece[],
  day: FabricDay,
): readonly (readonly string[])[] {
  const told = pieces.filter((piece) => isClothing(piece) || piece.role === 'shoes');
  const rows = told.flatMap((piece) => {
    const [fabric] = exactFabrics(readItemFacts(piece.item).garment.materials);
    if (fabric === undefined || piece.role === 'swim' || fabric === 'denim') return [];
    const does = fabricDoes(fabric).filter((text) => counts(text, day));
    const made = fabricName(fabric);
    const name = pieceName(piece, pieces, piece.noun.includes(made) ? 'kind' : 'color');
    const isSingular = !/(?:sequins|beads)$/.test(made);
    const wordings = does.flatMap((text) => [
      `${capitalize(name)} ${isOrAre(piece)} ${made}, which ${text}.`,
      ...(isSingular ? [`Trust ${name}: ${made} ${text}.`] : []),
      `It helps that ${name} ${isOrAre(piece)} ${made}, which ${text}.`,
    ]);
    return wordings.length === 0 ? [] : [{ wordings, isAnswer: answers(fabric, day) }];
  });
  return [
    ...rows.filter(({ isAnswer }) => isAnswer),
    ...rows.filter(({ isAnswer }) => !isAnswer),
  ].map(({ wordings }) => wordings);
}
