import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { SeriesPart, StyleRequest } from '../../dialogue/dialogue-state.ts';
import { renderQuery } from '../../dialogue/render-query.ts';

/** The weather is that of all of them. */
const OWN: ReadonlySet<string | null> = new Set(['occasion', 'dress-code', 'activity']);

const isOfOccasion = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.some(({ id }) => OWN.has(attributeGroup(id)));

/** What some of several outfits are looked for by: all that was asked, for their own occasion alone. */
export function queryOfPart(
  { wishes, refinedQuery }: Pick<StyleRequest, 'wishes' | 'refinedQuery'>,
  { query }: SeriesPart,
): string {
  if (query === null) return refinedQuery;
  const others = wishes.filter((wish) => !isOfOccasion(wish));
  return renderQuery([...others, ...understandQuery(query).readings], true);
}
