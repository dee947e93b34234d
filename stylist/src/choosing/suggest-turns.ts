import type { Item } from '@modiste/contract/entities/item';
import { COLORS } from '@modiste/contract/values';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { pluralize } from '@modiste/lexicon/inflections';
import type { Role } from '@modiste/lexicon/type-row';
import { notHeard } from '../dialogue/heard.ts';
import { exactFabrics, fabricAdjective } from '../facts/fabric-traits.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { broadKind } from '../facts/item-names.ts';
import { recordSays } from '../facts/record-says.ts';
import { mentionItem } from '../speech/mention-item.ts';
import type { Wish } from './reasons/wish.ts';

const MOST = 4;
const ROUND = [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000];

interface Shown {
  /** In the order of the screen. */
  items: readonly Item[];
  wish: Wish;
  /** Turns so far, so that the same list is not offered again and again. */
  turn: number;
  /** What the shopper said of late. */
  heard?: readonly string[];
}

/** Whether a part of the items is so and a part is not: then asking for it leads somewhere. */
const isPart = (items: readonly Item[], test: (item: Item) => boolean): boolean => {
  const count = items.filter(test).length;
  return count >= 2 && count < items.length;
};

/** Among scarves and a few tops nobody asks for sleeves. */
const isMost = (items: readonly Item[], test: (item: Item) => boolean): boolean =>
  items.filter(test).length * 2 > items.length;

function priceTurns({ items, wish }: Shown): string[] {
  const fromHalf = (most: number) =>
    Math.abs(items.filter(({ price }) => price < most).length - items.length / 2);
  const [limit] = ROUND.filter(
    (most) =>
      (wish.budget === null || most < wish.budget) && isPart(items, ({ price }) => price < most),
  ).toSorted((one, other) => fromHalf(one) - fromHalf(other));
  const isReduced = isPart(items, ({ price, full_price }) => price < full_price);
  return [
    ...(limit === undefined ? [] : [`Under $${limit}`]),
    ...(isReduced && !wish.wantsSale ? ['Only what’s on sale'] : []),
  ];
}

/** Nobody asks for these by name. */
const SYNTHETICS: ReadonlySet<string> = new Set([
  'polyester',
  'nylon',
  'acrylic',
  'spandex',
  'acetate',
]);

function lookTurns({ items, wish }: Shown): string[] {
  const refused = new Set(wish.refused.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
  const colors = COLORS.filter((color) => color !== 'Multicolor')
    .filter((color) => wish.colors.length === 0 && !refused.has(color))
    .filter((color) => isPart(items, (item) => item.colors.includes(color)));
  const fabrics = [
    ...new Set(items.flatMap((item) => exactFabrics(readItemFacts(item).garment.materials))),
  ].filter((id) =>
    isPart(items, (item) => recordSays(readItemFacts(item), { kind: 'material', id }) === 'yes'),
  );
  const isOfFabric =
    wish.fabrics.length > 0 || wish.types.some((id) => (findType(id)?.when ?? null) !== null);
  return [
    ...colors.slice(0, 2).map((color) => `In ${color.toLowerCase()}`),
    ...fabrics
      .filter((id) => !isOfFabric && !refused.has(id) && !SYNTHETICS.has(id))
      .slice(0, 2)
      .map((id) => `Only ${fabricAdjective(id)}`),
  ];
}

const SLEEVED: readonly Role[] = ['top', 'mid-layer', 'outer', 'one-piece'];
const HEMMED: readonly Role[] = ['one-piece', 'bottom'];
/** What is lined and has pockets, as far as shoppers ask. */
const TAILORED: readonly Role[] = ['outer', 'one-piece', 'bottom', 'suit', 'mid-layer'];
const CLOSE_FITTING: readonly Role[] = ['top', 'bottom', 'one-piece'];

const isWornAs = ({ other_info: { type } }: Item, roles: readonly Role[]): boolean =>
  roles.some((role) => role === typeRole(type));

/** Socks of midi length are no midi. */
const SHAPES = [
  ['long-sleeve', 'With long sleeves', SLEEVED],
  ['short-sleeve', 'With short sleeves', SLEEVED],
  ['sleeveless', 'Without sleeves', SLEEVED],
  ['midi', 'Midi length, please', HEMMED],
] as const;

/** Sleeves or a length that were spoken of are not offered again, nor are other ones. */
function shapeTurns({ items, wish }: Shown): string[] {
  const groups = new Set(
    [...wish.details, ...wish.refused].flatMap(({ concepts }) =>
      concepts.map(({ id }) => attributeGroup(id)),
    ),
  );
  const aspects = new Set<string | null>(wish.comparisons.map(({ aspect }) => aspect));
  return SHAPES.filter(
    ([id]) => !groups.has(attributeGroup(id)) && !aspects.has(attributeGroup(id)),
  )
    .filter(([, , roles]) => isMost(items, (item) => isWornAs(item, roles)))
    .filter(([id, , roles]) =>
      isPart(
        items,
        (item) =>
          isWornAs(item, roles) &&
          recordSays(readItemFacts(item), { kind: 'attribute', id }) === 'yes',
      ),
    )
    .map(([, words]) => words);
}

function besideTurns({ items: [first] }: Shown): string[] {
  if (first === undefined) return [];
  const role = typeRole(first.other_info.type);
  if (role === 'shoes' || role === 'bag') return ['An outfit with the first'];
  const isWorn = ['one-piece', 'top', 'bottom', 'suit', 'mid-layer', 'outer'].includes(role ?? '');
  return isWorn
    ? ['Shoes to go with the first', 'An outfit with the first', 'A bag for the first']
    : [];
}

const ASKED = [
  ['lined', 'Is', 'lined?', TAILORED],
  ['pockets', 'Does', 'have pockets?', TAILORED],
  ['stretch', 'Does', 'stretch?', CLOSE_FITTING],
] as const;

/** Only questions that the record answers. */
function questionTurns({ items }: Shown): string[] {
  const near = items.slice(0, 6);
  return near.flatMap((item) => {
    const facts = readItemFacts(item);
    const name = mentionItem(item, items);
    if (name.includes(item.short_description)) return [];
    return ASKED.filter(
      ([id, , , roles]) =>
        isWornAs(item, roles) &&
        (facts.denied.has(id) || recordSays(facts, { kind: 'attribute', id }) === 'yes'),
    ).map(([, verb, rest]) => `${verb} ${name} ${rest}`);
  });
}

function compareTurns({ items }: Shown): string[] {
  if (items.length === 0) return [];
  return items.length === 1 ? ['More like it'] : ['Compare the first two', 'More like the first'];
}

/** What can be asked of any item. */
const detailTurns = ({ items }: Shown): string[] =>
  items.length === 0
    ? []
    : [
        ...((items[0]?.sizes.length ?? 0) > 1 ? ['Which sizes does the first come in?'] : []),
        'What is the first made of?',
        'Is the first on sale?',
      ];

const isShort = (turn: string): boolean => turn.split(' ').length <= 8;

/** One of each list in turn, beginning elsewhere at every turn of the conversation. */
function takeTurns(
  lists: readonly (readonly string[])[],
  { turn, heard = [] }: Pick<Shown, 'turn' | 'heard'>,
): string[] {
  const filled = lists
    .map((list) => notHeard(list.filter(isShort), { heard }))
    .filter((list) => list.length > 0)
    .map((list) => list[turn % list.length] ?? '');
  const at = filled.length === 0 ? 0 : turn % filled.length;
  return [...new Set([...filled.slice(at), ...filled.slice(0, at)])].slice(0, MOST);
}

/** What the shopper may say next to these items; each finds something or is answered. */
export const suggestTurns = (shown: Shown): string[] =>
  takeTurns(
    [
      priceTurns(shown),
      lookTurns(shown),
      besideTurns(shown),
      questionTurns(shown),
      shapeTurns(shown),
      compareTurns(shown),
      detailTurns(shown),
    ],
    shown,
  );

/** What the shopper may say next to outfits. */
export function suggestForOutfits(
  pieces: readonly Item[],
  wish: Wish,
  said: Pick<Shown, 'turn' | 'heard'>,
): string[] {
  const isMoved = wish.comparisons.some(({ aspect }) => aspect === 'formality');
  const main = pieces.map(broadKind).find(({ isPair }) => !isPair)?.noun;
  const hasShoes = pieces.some(({ other_info }) => typeRole(other_info.type) === 'shoes');
  return takeTurns(
    [
      hasShoes ? ['Other shoes for the first', 'Different shoes in the first'] : [],
      isMoved ? [] : ['Make it more casual', 'Something dressier'],
      wish.wantsCheap ? [] : ['A cheaper outfit', 'Spend a little less'],
      main === undefined ? [] : [`Only the ${pluralize(main)}`],
    ],
    said,
  );
}

/** "Show me sneakers" where all running shoes were seen. */
const widerKinds = ({ types }: Wish): string[] =>
  types
    .flatMap((id) => findType(findType(id)?.parent ?? '')?.plural ?? [])
    .slice(0, 1)
    .map((plural) => `Show me ${plural}`);

/** Ways on where nothing was found. */
export const suggestWithoutItems = (wish: Wish): string[] => [
  ...(wish.colors.length > 0 ? ['Any color'] : []),
  ...(wish.brands.length > 0 ? ['Any brand'] : []),
  ...(wish.fabrics.length > 0 ? ['Any material'] : []),
  ...widerKinds(wish),
  ...(wish.budget === null ? [] : [`Up to $${Math.ceil((wish.budget * 1.5) / 10) * 10}`]),
  'Start over',
];
