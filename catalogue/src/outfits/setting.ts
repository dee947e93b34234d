import { attributeGroup, findAttribute } from '@modiste/lexicon/attributes';
import { findType, type GarmentType } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';

/** What an outfit is for, as far as the words tell. */
export interface Setting {
  /** From 0 (gym, beach) to 1 (white tie); null where nothing tells. */
  formality: number | null;
  weather: 'cold' | 'cool' | 'hot' | null;
  isRainy: boolean;
  /** How strongly a role is called for, from 0 to 1, by the garments that the occasion names. */
  calls: (role: Role, isWorn: (type: GarmentType) => boolean) => number;
}

const MOODS: ReadonlySet<string | null> = new Set(['occasion', 'dress-code', 'activity', 'style']);

/** What is put on top says little of how dressed up its wearer is. */
const TELLING: ReadonlySet<Role> = new Set<Role>([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
  'swim',
  'sleep',
]);

const COLD = ['winter', 'skiing', 'christmas'];
const COOL = ['autumn', 'thanksgiving'];
const HOT = ['summer', 'beach', 'beach-wedding', 'resort-wear', 'swimming'];

interface Call {
  type: GarmentType;
  weight: number;
}

/** The garments that an attribute calls for. */
const callsOf = (id: string): Call[] =>
  [...(findAttribute(id)?.related ?? [])].flatMap(([words, weight]) => {
    const type = findType(words);
    return type === null ? [] : [{ type, weight }];
  });

/** How formal an occasion is: as its garments are, by how much it calls for each. */
function formalityOfCalls(calls: readonly Call[]): number | null {
  const telling = calls.filter(({ type }) => TELLING.has(type.role));
  const weight = telling.reduce((sum, call) => sum + call.weight, 0);
  if (weight === 0) return null;
  return telling.reduce((sum, call) => sum + call.weight * call.type.formality, 0) / weight;
}

function weatherOf(attributes: readonly string[]): Setting['weather'] {
  const isAmong = (ids: readonly string[]) => attributes.some((id) => ids.includes(id));
  if (isAmong(COLD)) return 'cold';
  if (isAmong(COOL)) return 'cool';
  return isAmong(HOT) ? 'hot' : null;
}

/** Reads what an outfit is for: of several occasions and styles it is in the middle. */
export function readSetting({ soft: { attributes } }: UnderstoodQuery): Setting {
  const moods = attributes.filter((id) => MOODS.has(attributeGroup(id))).map(callsOf);
  const levels = moods.flatMap((calls) => formalityOfCalls(calls) ?? []);
  const called = moods.flat();
  return {
    formality:
      levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length,
    weather: weatherOf(attributes),
    isRainy: attributes.includes('rainy'),
    calls: (role, isWorn) =>
      called
        .filter(({ type }) => type.role === role && isWorn(type))
        .reduce((most, { weight }) => Math.max(most, weight), 0),
  };
}
