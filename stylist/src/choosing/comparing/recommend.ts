import type { Item } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';
import { occasionAffinity } from '@modiste/lexicon/occasion-affinity';
import { fabricDoes, fabricGives, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { isExtreme } from '../../facts/item-measures.ts';
import { fullPriceOf, priceOf } from '../reasons/reason.ts';
import { occasionPhrase } from '../reasons/usual-choice.ts';
import { costsLeast, type Recommendation, type Side } from './records/side.ts';

const HOT: ReadonlySet<string> = new Set([
  'summer',
  'beach',
  'beach-wedding',
  'vacation',
  'picnic',
]);
const COLD: ReadonlySet<string> = new Set(['winter', 'autumn', 'skiing']);
const MARGIN = 0.1;

function forWeather(
  sides: readonly Side[],
  direction: -1 | 1,
  phrase: string,
): Recommendation | null {
  const items = sides.map(({ item }) => item);
  const best = sides.find(({ item }) => isExtreme(item, items, { measure: 'warmth', direction }));
  if (best === undefined) return null;
  const gives = direction > 0 ? 'insulated' : 'breathable';
  const fabric = readItemFacts(best.item).garment.materials.find((id) => fabricGives(id, gives));
  const does = fabric === undefined ? undefined : fabricDoes(fabric)[0];
  const [two, many] = direction > 0 ? ['warmer', 'warmest'] : ['lighter', 'lightest'];
  const word = sides.length === 2 ? two : many;
  const because =
    fabric === undefined || does === undefined ? '' : `, and ${fabricName(fabric)} ${does}`;
  return { side: best, why: `it is the ${word} one for ${phrase}${because}` };
}

const affinityOf = (item: Item, occasion: string): number => {
  const { garment, stated, uses } = readItemFacts(item);
  const called = occasionAffinity([occasion])({
    type: garment.type ?? '',
    colors: item.colors,
    facts: [...garment.materials, ...garment.patterns, ...stated],
  });
  return called + (uses.has(occasion) ? 0.3 : 0);
};

function forOccasion(
  sides: readonly Side[],
  occasion: string,
  phrase: string,
): Recommendation | null {
  const ranked = sides
    .map((side) => ({ side, worth: affinityOf(side.item, occasion) }))
    .toSorted((one, other) => other.worth - one.worth);
  const [best, next] = ranked;
  if (best === undefined || next === undefined || best.worth - next.worth < MARGIN) return null;
  const isNamed = readItemFacts(best.side.item).uses.has(occasion);
  const isNextNamed = readItemFacts(next.side.item).uses.has(occasion);
  if (isNamed && !isNextNamed) {
    return { side: best.side, why: `it is the one that the shop describes for ${phrase}` };
  }
  const items = sides.map(({ item }) => item);
  return isExtreme(best.side.item, items, { measure: 'formality', direction: 1 })
    ? { side: best.side, why: `it is the dressier choice for ${phrase}` }
    : null;
}

/** Nobody said what for, or nothing tells them apart for it: then the price decides. */
function forAnything(sides: readonly Side[]): Recommendation | null {
  const items = sides.map(({ item }) => item);
  const cheapest = sides.find(({ item }) =>
    isExtreme(item, items, { measure: 'price', direction: -1 }),
  );
  if (cheapest === undefined) return null;
  const { item } = cheapest;
  const percent = discountPercent(item.price, item.full_price);
  const costs = costsLeast(sides.length);
  const reduced = percent > 0 ? `, down from ${fullPriceOf(item)}` : '';
  return {
    side: cheapest,
    why: cheapest.name.endsWith(priceOf(item))
      ? `${costs}${reduced}`
      : `${costs} at ${priceOf(item)}${reduced}`,
  };
}

/** Which of several items to take for what was named; null where nothing speaks for one of them. */
export function recommendOne(
  sides: readonly Side[],
  occasions: readonly string[],
): Recommendation | null {
  for (const occasion of occasions) {
    const phrase = occasionPhrase(occasion);
    if (phrase === null) continue;
    const weather = HOT.has(occasion) ? -1 : COLD.has(occasion) ? 1 : null;
    const found =
      (weather === null ? null : forWeather(sides, weather, phrase)) ??
      forOccasion(sides, occasion, phrase);
    if (found !== null) return found;
  }
  const [phrase] = occasions.flatMap((id) => occasionPhrase(id) ?? []);
  const any = forAnything(sides);
  return any === null || phrase === undefined ? any : { ...any, undecided: phrase };
}
