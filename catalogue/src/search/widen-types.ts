import { kindOfFact } from '@modiste/lexicon/attributes';
import { descendantsOf, findType } from '@modiste/lexicon/garment-types';
import { phraseKey } from '@modiste/lexicon/tokens';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Shop } from '../shop/shop.ts';
import { capital, typeNamed } from './type-names.ts';

type Types = readonly string[];

const unique = (values: Types): string[] => [...new Set(values)];
const family = (id: string): string[] => [id, ...descendantsOf(id)];
const namesOf = (ids: Types): string =>
  ids.map((id) => findType(id)?.plural ?? id.replaceAll('-', ' ')).join(' or ');

/** The types that the words name, without what these bring along. */
const namedTypes = ({ concepts, types }: UnderstoodQuery): string[] =>
  concepts.flatMap(({ kind, id }) => (kind === 'type' && types.includes(id) ? [id] : []));

const has = ({ rowsByType }: Shop, types: Types): boolean =>
  types.some((type) => rowsByType.has(type));

/** The nearest kinds above these that the shop has; null where it has none up to the root. */
function widerTypes(shop: Shop, named: Types): string[] | null {
  const above = unique(named.flatMap((id) => findType(id)?.parent ?? []));
  if (above.length === 0) return null;
  const found = above.filter((id) => has(shop, family(id)));
  return found.length > 0 ? found : widerTypes(shop, above);
}

const FACETS = { material: 'm:', pattern: 'p:', attribute: 'a:' } as const;

/** Whether one of these is the missing kind in all but name, as a shirt of flannel is. */
function isToldElsewhere({ facts, rowsByType }: Shop, missing: Types, types: Types): boolean {
  const wanted = missing.flatMap((id) => {
    const fact = findType(id)?.when ?? null;
    return fact === null ? [] : [FACETS[kindOfFact(fact)] + fact];
  });
  if (wanted.length === 0) return false;
  const isSo = facts.facets.hasAny(wanted);
  return types.some((type) => rowsByType.get(type)?.some(isSo));
}

/** What named the missing kinds says what is shown in their place. */
const tell = (readings: UnderstoodQuery['readings'], missing: Types, wider: Types) =>
  readings.map((reading) =>
    missing.includes(typeNamed(reading.meaning) ?? '')
      ? { ...reading, meaning: `${capital(namesOf(wider))} (no ${namesOf(missing)} here)` }
      : reading,
  );

/**
 * A typed kind of garment is a leaning: where the shop has none of it, the next wider kind in the
 * lexicon's tree takes its place, and the reading names both. What is nearest to the missing kind
 * in meaning stays first. Everything strict stays strict: what the shopper's filters or the strict
 * words empty stays empty, with ways out.
 */
export function widenTypes(shop: Shop, understood: UnderstoodQuery): UnderstoodQuery {
  const missing = namedTypes(understood);
  if (missing.length === 0 || has(shop, missing.flatMap(family))) return understood;
  const wider = widerTypes(shop, missing);
  if (wider === null) return understood;
  const { types, words, readings, not } = understood;
  const brought = wider.flatMap(family);
  const names = wider.flatMap((id) => phraseKey(findType(id)?.name ?? id).split(' '));
  return {
    ...understood,
    types: unique([...types, ...brought]).filter((id) => !not.types.includes(id)),
    words: unique([...words, ...names]),
    readings: isToldElsewhere(shop, missing, brought) ? readings : tell(readings, missing, wider),
  };
}
