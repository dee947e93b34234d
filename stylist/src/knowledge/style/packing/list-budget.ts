import { type Filters, SIZE_FILTER_NAMES } from '@modiste/contract/filters/filters';
import { findType } from '@modiste/lexicon/garment-types';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { RefusedSort } from '../../../answers/answer.ts';
import { joinWithAnd } from '../../../speech/join-words.ts';
import type { Asked } from '../../topics/asked.ts';

/** What all of a list may cost, as it was said: "around 300" is a sum that is only about right. */
export function budgetOf({ hard, readings }: Pick<UnderstoodQuery, 'hard' | 'readings'>): {
  budget: number | null;
  around?: number;
} {
  const [around] = readings.flatMap(({ amount }) =>
    amount?.kind === 'price' && amount.around !== null ? [amount.around] : [],
  );
  return { budget: hard.priceMax, ...(around !== undefined && { around }) };
}

/** The sizes that were said with a list; empty where none were. */
export function sizesOf({ hard }: Pick<UnderstoodQuery, 'hard'>): { sizes?: Partial<Filters> } {
  const said = SIZE_FILTER_NAMES.filter((name) => hard[name].length > 0);
  return said.length === 0
    ? {}
    : { sizes: Object.fromEntries(said.map((name) => [name, hard[name]])) };
}

/** "Without dresses": what was refused of the list. */
export function tellWithout({ read }: Asked): string {
  const { types } = read.understood.not;
  const broad = types.filter((type) => !types.includes(findType(type)?.parent ?? ''));
  const kinds = broad.flatMap((type) => findType(type)?.plural.toLowerCase() ?? []);
  const names = [...kinds, ...refusedSorts(read.understood).map(({ words }) => words)];
  return names.length === 0 ? '' : `, without ${joinWithAnd(names)}`;
}

const OF_LOOK: ReadonlySet<string> = new Set(['material', 'color', 'pattern']);

/** "Without denim jackets" refuses these, and no other jackets and no other denim. */
export function refusedSorts({ readings }: UnderstoodQuery): RefusedSort[] {
  return readings.flatMap(({ role, concepts, words }, at) => {
    const isOfLook = concepts.length > 0 && concepts.every(({ kind }) => OF_LOOK.has(kind));
    if (role !== 'negated' || !isOfLook) return [];
    const next = readings[at + 1]?.concepts.find(({ kind }) => kind === 'type')?.id ?? null;
    const kind = next === null ? '' : ` ${findType(next)?.plural.toLowerCase() ?? next}`;
    const names = concepts.map(({ id }) => id);
    return [{ type: next, names, words: `${words.toLowerCase()}${kind}` }];
  });
}
