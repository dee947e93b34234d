import { findAttribute } from '@modiste/lexicon/attributes';
import { occasionAffinity } from '@modiste/lexicon/occasion-affinity';
import { kindsOfFabric } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import type { WornPiece } from './worn-piece.ts';

/** Of the garments and shoes, this part must be typical. */
const SHARE_MIN = 0.5;
/** From here on a piece is typical of a style: a biker jacket of an edgy one. */
const TYPICAL_MIN = 0.5;
/** What is no sign of a style, whatever it is made of. */
const SIGNS: ReadonlySet<string> = new Set([
  'one-piece',
  'suit',
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'shoes',
]);

type Affinity = ReturnType<typeof occasionAffinity>;
const affinities = new Map<string, Affinity>();

function affinityOf(id: string): Affinity {
  const known = affinities.get(id) ?? occasionAffinity([id]);
  affinities.set(id, known);
  return known;
}

/** Whether a piece is typical of a style, by the lexicon or by its record. */
export function isTypical({ item, type, colors }: WornPiece, id: string): boolean {
  const { garment, stated, uses } = readItemFacts(item);
  if (stated.has(id) || uses.has(id)) return true;
  if (garment.materials.some((material) => kindsOfFabric(id).has(material))) return true;
  const facts = [...garment.materials, ...garment.patterns, ...stated];
  return affinityOf(id)({ type, colors: [...colors], facts }) >= TYPICAL_MIN;
}

/**
 * Whether an outfit can be said to follow a style: half of its garments and shoes are typical of it,
 * by the lexicon or by their record. Of a style that nothing is typical of, any outfit does.
 */
export function wearsStyle(ids: readonly string[], pieces: readonly WornPiece[]): boolean {
  const told = pieces.filter(({ role }) => SIGNS.has(role));
  return ids.some((id) => {
    const attribute = findAttribute(id);
    const isVague =
      attribute !== null && attribute.group === 'style' && attribute.related.size === 0;
    const typical = told.filter((piece) => isTypical(piece, id));
    return isVague || (told.length > 0 && typical.length >= told.length * SHARE_MIN);
  });
}
