import type { Gender } from '@modiste/contract/values';
import { fabricWithKinds, kindOfFact } from '@modiste/lexicon/attributes';
import { descendantsOf, findType, typeRole } from '@modiste/lexicon/garment-types';
import { phraseKey } from '@modiste/lexicon/tokens';
import type { Unavailable, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { all, terms } from '../filters/filter.ts';
import { FACT_PREFIXES } from '../filters/wish-filters.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { typeRead } from './type-read.ts';

type Types = readonly string[];

const unique = (values: Types): string[] => [...new Set(values)];
const family = (id: string): string[] => [id, ...descendantsOf(id)];

/** The types that the words name, without what these bring along. */
export const namedTypes = ({ concepts, types }: UnderstoodQuery): string[] =>
  concepts.flatMap(({ kind, id }) => (kind === 'type' && types.includes(id) ? [id] : []));

const has = ({ vocabulary }: SearchIndex, types: Types): boolean =>
  types.some((type) => vocabulary.types.has(type));

/** The types of what bears the name of a missing kind itself, whatever it was filed as. */
async function namesakes(index: SearchIndex, missing: Types): Promise<string[]> {
  const found = await index.countTypes({ kind: 'title-type', types: missing });
  return [...found.keys()].filter((id) => findType(id) !== null);
}

/** All that lies below it is of one sort, as no accessories are. */
const isOneSort = (id: string): boolean => typeRole(id) !== 'other';

/** The nearest kinds above these that the shop has; null where it has none up to the root. */
async function widerTypes(index: SearchIndex, named: Types): Promise<string[] | null> {
  const instead = unique(named.flatMap((id) => findType(id)?.instead ?? []));
  const near = instead.filter((id) => has(index, family(id)));
  if (near.length > 0) return near;
  const above = unique(named.flatMap((id) => findType(id)?.parent ?? [])).filter(isOneSort);
  if (above.length === 0) return null;
  const found = above.filter((id) => has(index, family(id)));
  if (found.length > 0) return found;
  const called = await namesakes(index, above);
  return called.length > 0 ? called : widerTypes(index, above);
}

/** Whether one of these is the missing kind in all but name, as a shirt of flannel is. */
async function isToldElsewhere(index: SearchIndex, missing: Types, types: Types): Promise<boolean> {
  const wanted = missing.flatMap((id) => {
    const fact = findType(id)?.when ?? null;
    if (fact === null) return [];
    const kind = kindOfFact(fact);
    const facts = kind === 'attribute' ? [fact] : fabricWithKinds(fact);
    return facts.map((one) => FACT_PREFIXES[kind] + one);
  });
  if (wanted.length === 0) return false;
  const [told = 0] = await index.count([all(terms('type', types), terms('fact', wanted))]);
  return told > 0;
}

/** The gender that the names of all missing kinds imply and those of the wider ones do not. */
function impliedGender({ hard }: UnderstoodQuery, missing: Types, wider: Types): Gender | null {
  const ofMissing = new Set(missing.map((id) => findType(id)?.gender ?? null));
  const [gender = null] = ofMissing;
  const isKept = wider.every((id) => findType(id)?.gender === gender);
  return ofMissing.size > 1 || isKept || hard.gender.length > 0 ? null : gender;
}

/** Marks what named the missing kinds with what is shown in their place. */
function markReplaced(
  readings: UnderstoodQuery['readings'],
  unavailable: Extract<Unavailable, { kind: 'types' }>,
): UnderstoodQuery['readings'] {
  return readings.map((reading) =>
    unavailable.types.includes(typeRead(reading) ?? '') ? { ...reading, unavailable } : reading,
  );
}

/**
 * A typed kind of garment is a preference: where the shop has none of it, what bears its name all the
 * same takes its place, or what the lexicon names instead, or the next wider kind in its tree, and
 * the reading carries both. Where the name of the missing kind implies whom it is for, that is kept.
 * What is strict stays strict: a wider kind never lifts a filter or a limit.
 */
export async function widenTypes(
  index: SearchIndex,
  understood: UnderstoodQuery,
): Promise<UnderstoodQuery> {
  const missing = namedTypes(understood);
  if (missing.length === 0 || has(index, missing.flatMap(family))) return understood;
  const own = await namesakes(index, missing);
  const wider = own.length > 0 ? own : await widerTypes(index, missing);
  if (wider === null) return understood;
  const { types, words, readings, not, hard } = understood;
  const gender = impliedGender(understood, missing, wider);
  const brought = wider.flatMap(family);
  const names = wider.flatMap((id) => phraseKey(findType(id)?.name ?? id).split(' '));
  return {
    ...understood,
    types: unique([...types, ...brought]).filter((id) => !not.types.includes(id)),
    words: unique([...words, ...names]),
    readings:
      own.length > 0 || (await isToldElsewhere(index, missing, brought))
        ? readings
        : markReplaced(readings, { kind: 'types', types: missing, replacedBy: wider, gender }),
    hard: gender === null ? hard : { ...hard, gender: [gender, 'Unisex'] },
  };
}
