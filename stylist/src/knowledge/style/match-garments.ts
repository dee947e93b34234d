import { ancestorsOf, findType } from '@modiste/lexicon/garment-types';
import { written } from '../../facts/item-names.ts';
import { capitalize } from '../../speech/join-words.ts';

/** Up to this far apart in formality, pieces are equally dressy, or make a deliberate mix. */
const ALIKE_MAX = 0.3;
const MIX_MAX = 0.8;

const TAILORED = 0.6;
const SPORT: ReadonlySet<string> = new Set([
  'running-shoes',
  'training-shoes',
  'flip-flops',
  'slides',
  'leggings',
  'joggers',
  'sweatpants',
  'sports-bra',
]);
const isOfSport = (id: string): boolean => [id, ...ancestorsOf(id)].some((one) => SPORT.has(one));

function pieceOf(id: string) {
  const type = findType(id);
  return type === null ? null : { ...type, plural: written(type.plural) };
}

/** Whether two kinds of pieces go together by how formal they are, in several wordings. */
export function matchGarments(one: string, other: string): readonly string[] {
  const [first, second] = [pieceOf(one), pieceOf(other)];
  if (first === null || second === null) return [];
  const distance = Math.abs(first.formality - second.formality);
  const [casual, formal] = first.formality <= second.formality ? [first, second] : [second, first];
  if (distance <= ALIKE_MAX) {
    return [
      `Yes, ${first.plural} and ${second.plural} are about equally dressy, so they go together.`,
      `${capitalize(first.plural)} and ${second.plural} are an easy match.`,
    ];
  }
  if (distance <= MIX_MAX && !(isOfSport(casual.id) && formal.formality >= TAILORED)) {
    return [
      `Yes, as a deliberate mix: ${casual.plural} relax ${formal.plural}, so keep both plain and clean.`,
      `It works where the dress code is relaxed: ${formal.plural} look easier with plain ${casual.plural}.`,
    ];
  }
  return [
    `Rather not: ${formal.plural} are much more formal than ${casual.plural}.`,
    `${capitalize(casual.plural)} are too casual for ${formal.plural}; choose something dressier.`,
  ];
}
