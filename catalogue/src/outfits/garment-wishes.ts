import { attributeGroup, VISIBLE_GROUPS } from '@modiste/lexicon/attributes';
import { typeRole } from '@modiste/lexicon/garment-types';
import { tokenize } from '@modiste/lexicon/tokens';
import type { Role } from '@modiste/lexicon/type-row';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { typeRead } from '../understand/type-read.ts';

/** "In navy, with a bag" says nothing of the bag alone, "a dress with a bag, in navy" of the dress. */
const COVERS: ReadonlySet<Role> = new Set<Role>([
  'top',
  'bottom',
  'one-piece',
  'suit',
  'mid-layer',
  'outer',
  'swim',
  'sleep',
]);

/** Whether a reading tells of one garment, as a color does, and not of the whole outfit. */
function tellsOfGarment({ role, concepts, kind }: QueryReading): boolean {
  if (role !== 'wanted' || concepts.length === 0 || kind === 'brand') return false;
  return concepts.every(
    (one) =>
      one.kind === 'color' ||
      one.kind === 'material' ||
      one.kind === 'pattern' ||
      VISIBLE_GROUPS.has(attributeGroup(one.id)),
  );
}

/** The part that each told reading speaks of: of the garment named after it, or of all of them. */
function ownersOf(readings: readonly QueryReading[]): Map<QueryReading, Role | null> {
  const owners = new Map<QueryReading, Role | null>();
  let waiting: QueryReading[] = [];
  for (const reading of readings) {
    if (tellsOfGarment(reading)) waiting.push(reading);
    const type = typeRead(reading);
    if (type === null) continue;
    for (const one of waiting) owners.set(one, typeRole(type));
    waiting = [];
  }
  for (const one of waiting) owners.set(one, null);
  return owners;
}

const foldedWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** A query without what some of its readings ask for. */
function without(understood: UnderstoodQuery, dropped: readonly QueryReading[]): UnderstoodQuery {
  if (dropped.length === 0) return understood;
  const readings = understood.readings.filter((reading) => !dropped.includes(reading));
  const kept = new Set(readings.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
  const gone = new Set(
    dropped.flatMap(({ concepts }) => concepts.map(({ id }) => id)).filter((id) => !kept.has(id)),
  );
  const said = new Set(dropped.flatMap(({ words }) => foldedWords(words)));
  const stay = <Id extends string>(ids: readonly Id[]) => ids.filter((id) => !gone.has(id));
  const { soft, words } = understood;
  return {
    ...understood,
    readings,
    words: words.filter((word) => !said.has(word)),
    soft: {
      ...soft,
      colors: stay(soft.colors),
      shades: soft.shades.filter((shade) => !foldedWords(shade).some((word) => said.has(word))),
      materials: stay(soft.materials),
      patterns: stay(soft.patterns),
      attributes: stay(soft.attributes),
    },
  };
}

/**
 * What a query asks of each part of an outfit: in "a blue dress with white sneakers" the dress is to
 * be blue and the shoes white, and nothing is said of the bag.
 * @returns the same query for the same role.
 */
export function readForRoles(understood: UnderstoodQuery): (role: Role) => UnderstoodQuery {
  const owners = ownersOf(understood.readings);
  const named = new Set(understood.readings.map((reading) => typeRole(typeRead(reading) ?? '')));
  const known = new Map<Role, UnderstoodQuery>();
  const isNamed = [...named].some((role) => role !== null);
  const areClothesNamed = [...named].some((role) => role !== null && COVERS.has(role));
  const read = (role: Role) => {
    if (!isNamed) return understood;
    const dropped = [...owners].filter(([, owner]) =>
      owner === null ? !COVERS.has(role) || (areClothesNamed && !named.has(role)) : owner !== role,
    );
    return without(
      understood,
      dropped.map(([reading]) => reading),
    );
  };
  return (role) => {
    const own = known.get(role) ?? read(role);
    known.set(role, own);
    return own;
  };
}
