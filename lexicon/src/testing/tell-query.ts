import type { UnderstoodQuery } from '../query/understood-query.ts';
import { understandQuery } from '../understand-query.ts';

const named = (name: string, values: readonly (string | number)[]): string[] =>
  values.length === 0 ? [] : [`${name} ${values.join(', ')}`];

function tellPrice({ hard, soft }: UnderstoodQuery): string[] {
  const level = { '-1': ['cheap'], '0': [], '1': ['luxury'] }[soft.priceLevel];
  return [
    ...(hard.priceMin === null ? [] : [`from ${hard.priceMin}`]),
    ...(hard.priceMax === null ? [] : [`up to ${hard.priceMax}`]),
    ...(hard.sale ? ['on sale'] : []),
    ...level,
  ];
}

function tellWanted(query: UnderstoodQuery): string[] {
  const types = query.concepts.filter(({ kind }) => kind === 'type').map(({ id }) => id);
  const { colors, shades, materials, patterns, attributes, brands } = query.soft;
  return [...types, ...colors, ...shades, ...materials, ...patterns, ...attributes, ...brands];
}

function tellSizes({ hard }: UnderstoodQuery): string[] {
  return [
    ...named('size', [...hard.clothing_size, ...hard.clothing_canonical_size]),
    ...named('shoe size', [...hard.shoes_size, ...hard.shoes_canonical_size]),
    ...named('fit', hard.clothing_fit),
  ];
}

/** What was refused, without the kinds of a thing that go with it: no wool means no merino. */
function tellRefused({ not, readings }: UnderstoodQuery): string[] {
  const said = readings
    .filter(({ role }) => role === 'negated')
    .flatMap(({ concepts }) => concepts);
  return named('not', [...new Set([...said.map(({ id }) => id), ...not.shades, ...not.words])]);
}

/** What was understood, in one line: "midi-dress, Black; up to 150; not leather". */
export function tellUnderstood(query: UnderstoodQuery): string {
  const wanted = tellWanted(query);
  return [
    ...(wanted.length === 0 ? [] : [wanted.join(', ')]),
    ...named('for', query.hard.gender),
    ...tellPrice(query),
    ...tellSizes(query),
    ...tellRefused(query),
    ...named(
      'less',
      query.less.map(({ id }) => id),
    ),
    ...query.comparisons.map(({ aspect, direction }) =>
      direction > 0 ? `more ${aspect}` : `less ${aspect}`,
    ),
    ...named('no such goods:', query.unknownGoods === null ? [] : [query.unknownGoods]),
  ].join('; ');
}

/** The same of a query as it is typed. */
export const tellQuery = (text: string): string => tellUnderstood(understandQuery(text));
