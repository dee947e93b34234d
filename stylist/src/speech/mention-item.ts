import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { exactFabrics, fabricAdjective } from '../facts/fabric-traits.ts';
import { itemColorNames, shownColor } from '../facts/item-colors.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { broadKind, patternAdjective } from '../facts/item-names.ts';

/** Shapes that stand before a noun: "the midi dress". */
const SHAPES: ReadonlySet<string> = new Set([
  'mini',
  'midi',
  'maxi',
  'cropped',
  'sleeveless',
  'long-sleeve',
  'short-sleeve',
]);

/** A midi heel makes no midi pair. */
const NO_SHAPE: ReadonlySet<string> = new Set(['shoes', 'bags', 'accessories']);

const spaced = (id: string): string => id.replaceAll('-', ' ');
const SHAPES_SAID: ReadonlySet<string> = new Set([...SHAPES].map(spaced));

/** "Dress" takes "the linen dress", "loafers" take "the suede pair". */
const headOf = (item: Item): string => {
  const { noun, isPair } = broadKind(item);
  return isPair ? 'pair' : noun;
};

const priceOf = ({ price, other_info }: Item): string => formatPrice(price, other_info.currency);

/** Adjectives that tell an item from others, the plainest first. */
function adjectivesOf(item: Item): string[] {
  const { garment, stated } = readItemFacts(item);
  const [fabric] = exactFabrics(garment.materials);
  const pattern = garment.patterns.find((id) => id !== 'solid');
  const color = shownColor(item)?.name ?? '';
  return [
    ...(fabric === undefined ? [] : [fabricAdjective(fabric)]),
    ...(pattern === undefined ? [] : [patternAdjective(pattern)]),
    ...(NO_SHAPE.has(item.try_on_category)
      ? []
      : [...stated].filter((id) => SHAPES.has(id)).map(spaced)),
    ...(color === '' || /[/&]/.test(color) ? [] : [color.toLowerCase()]),
  ];
}

const adjectivesByItem = new WeakMap<Item, ReadonlySet<string>>();

/** Every adjective that is true of an item, so that a name never fits two. */
function allAdjectives(item: Item): ReadonlySet<string> {
  const known = adjectivesByItem.get(item);
  if (known !== undefined) return known;
  const { garment, stated } = readItemFacts(item);
  const colors = [...itemColorNames(item), ...item.colors].flatMap((name) => name.split(' / '));
  const all = new Set([
    ...garment.materials.map(fabricAdjective),
    ...garment.patterns.map(patternAdjective),
    ...[...stated].map(spaced),
    ...colors.map((name) => name.toLowerCase()),
  ]);
  adjectivesByItem.set(item, all);
  return all;
}

/** What a name claims of the one item that it means. */
interface Name {
  adjectives?: readonly string[];
  brand?: boolean;
  price?: boolean;
}

/** Two adjectives in the order in which they are said: "black crepe", "linen midi". */
const pairsOf = (adjectives: readonly string[]): Name[] =>
  adjectives.flatMap((one, at) =>
    adjectives
      .slice(at + 1)
      .map((other): Name => ({ adjectives: SHAPES_SAID.has(other) ? [one, other] : [other, one] })),
  );

/** Which names to try, the shortest first. */
function namesFor(adjectives: readonly string[], isKindAlone: boolean): Name[] {
  const each = (more: Name) =>
    adjectives.map((adjective): Name => ({ adjectives: [adjective], ...more }));
  return [
    ...(isKindAlone ? [{}] : []),
    ...each({}),
    ...pairsOf(adjectives),
    { brand: true },
    ...each({ brand: true }),
    ...each({ price: true }),
    { brand: true, price: true },
    { price: true },
  ];
}

const fullName = ({ short_description }: Item, head: string): string =>
  head === 'pair'
    ? `the pair of ${short_description}`
    : `the ${short_description.replace(/^the /i, '')}`;

/**
 * A short definite name for an item, unambiguous among those shown: "the linen one", "the navy
 * dress", "the Aldona pair at $88". Its title with the article where nothing shorter tells it from the others.
 */
export function mentionItem(item: Item, among: readonly Item[]): string {
  const others = among.filter(({ id }) => id !== item.id);
  const head = headOf(item);
  const alike = others.filter((other) => headOf(other) === head);
  const isOneKind = others.length > 0 && alike.length === others.length;
  const fits = ({ adjectives = [], brand, price }: Name, other: Item): boolean =>
    adjectives.every((adjective) => allAdjectives(other).has(adjective)) &&
    (brand !== true || other.brand === item.brand) &&
    (price !== true || priceOf(other) === priceOf(item));
  const usable = namesFor(adjectivesOf(item), !isOneKind && head !== 'pair').filter(
    ({ brand }) => brand !== true || item.brand !== '',
  );
  const name = usable.find((one) => alike.every((other) => !fits(one, other)));
  if (name === undefined) return fullName(item, head);
  const noun = isOneKind && head !== 'pair' && name.brand !== true ? 'one' : head;
  const words = [...(name.adjectives ?? []), name.brand === true ? item.brand : undefined, noun]
    .filter((word) => word !== undefined)
    .join(' ');
  return name.price === true ? `the ${words} at ${priceOf(item)}` : `the ${words}`;
}
