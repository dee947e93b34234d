import type { Item } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';
import { fabricName } from '../facts/fabric-traits.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { isExtreme, type Measure } from '../facts/item-measures.ts';
import { exactKind, withKindArticle } from '../facts/item-names.ts';
import { spellCount } from '../facts/number-words.ts';
import { capitalize } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import { sentenceTelling } from './needs/page-tells.ts';
import { fabricServes, fabricWeight, leadFabric } from './reasons/fabric-reasons.ts';
import { BESIDE_MIN, bestColors, savedName } from './reasons/goes-with.ts';
import { isAboutMoney } from './reasons/price-reasons.ts';
import { fullPriceOf, priceOf, type ReasonKind } from './reasons/reason.ts';
import { tellOccasion } from './reasons/tell-occasion.ts';
import { isTooCasual, usualKind } from './reasons/usual-choice.ts';
import type { Wish } from './reasons/wish.ts';
import { needStatement } from './tell-need.ts';

/** What is worth saying first about one of the items shown, as the frame `pick` needs it. */
export interface Highlight {
  itemId: string;
  weight: number;
  values: { pick: string; does: string; short: string };
}

interface Extreme {
  measure: Measure;
  direction: -1 | 1;
  most: string;
  /** Occasions that make it the thing to say. */
  when: ReadonlySet<string>;
}

const HOT = new Set(['summer', 'beach', 'beach-wedding', 'vacation', 'garden-wedding', 'picnic']);
const COLD = new Set(['winter', 'autumn', 'skiing', 'christmas']);
const DRESSY = new Set(['black-tie-event', 'formal', 'evening', 'cocktail', 'prom', 'wedding']);

const NEVER: ReadonlySet<string> = new Set();

const EXTREMES: readonly Extreme[] = [
  { measure: 'warmth', direction: -1, most: 'lightest', when: HOT },
  { measure: 'warmth', direction: 1, most: 'warmest', when: COLD },
  { measure: 'formality', direction: 1, most: 'dressiest', when: DRESSY },
  { measure: 'formality', direction: -1, most: 'most casual', when: NEVER },
  { measure: 'length', direction: 1, most: 'longest', when: NEVER },
  { measure: 'length', direction: -1, most: 'shortest', when: NEVER },
  { measure: 'fit', direction: 1, most: 'loosest', when: NEVER },
  { measure: 'fit', direction: -1, most: 'slimmest', when: NEVER },
  { measure: 'shade', direction: -1, most: 'darkest', when: NEVER },
];

/** What makes a place on a scale the thing to say: a comparison that was made, or the occasion. */
function weightOf({ measure, direction, when }: Extreme, { occasions, comparisons }: Wish): number {
  const isAsked = comparisons.some((one) => one.aspect === measure && one.direction === direction);
  if (isAsked) return 0.95;
  if (occasions.some((id) => when.has(id))) return 0.9;
  return when === NEVER ? 0 : 0.3;
}

/** How it answers the occasion that was named: the shop suggests it, or its kind is usual there. */
function occasionStatements({ item, among, wish }: Scene, name: string): Statement[] {
  const { occasions } = wish;
  if (occasions.some((id) => isTooCasual(item, id))) return [];
  return occasions.flatMap((id): Statement[] => {
    const phrase = tellOccasion(wish, id);
    if (phrase === null) return [];
    if (readItemFacts(item).uses.has(id)) {
      return [
        {
          kind: 'occasion',
          weight: 0.92,
          does: `is described for ${phrase} by the shop itself`,
          short: `suggested for ${phrase}`,
        },
      ];
    }
    if (usualKind(item, id) === null) return [];
    const { noun, isPair } = exactKind(item);
    const isShared = among.every((other) => exactKind(other).noun === noun);
    const isNamed =
      isPair || isShared || name.split(' ').some((word) => noun.startsWith(`${word} `));
    const does = isNamed
      ? `suits ${phrase}`
      : `is ${withKindArticle('', { noun, isPair })}, right for ${phrase}`;
    return [{ kind: 'occasion', weight: 0.86, does, short: `${noun}, right for ${phrase}` }];
  });
}

/** What its page tells of what was asked for. */
function pageStatements({ item, wish }: Scene): Statement[] {
  return wish.ofPage.flatMap((words): Statement[] => {
    const told = sentenceTelling(item, words);
    if (told === null) return [];
    const short = `“${told}”`;
    return [{ kind: 'page', weight: 1.6, does: `promises ${short} on its page`, short }];
  });
}

/** How it serves what is needed. */
function needStatements({ item, wish }: Scene): Statement[] {
  const told = needStatement(item, wish);
  return told === null ? [] : [{ kind: 'need', weight: 1.3, ...told }];
}

/** The color in which it goes with the piece that it is for. */
function besideStatements({ item, wish: { anchor } }: Scene): Statement[] {
  if (anchor?.relation !== 'beside') return [];
  const pair = bestColors(item, anchor.item);
  if (pair === null || pair.harmony < BESIDE_MIN) return [];
  const does = `goes with ${savedName(anchor.item)} in ${pair.own.name}`;
  return [{ kind: 'anchor', weight: 1.2, does, short: does }];
}

/** What a statement loses that the reason of its item makes already. */
const SAID_ALREADY = 0.25;
const TOLD_BEFORE = 0.6;

interface Statement {
  kind: ReasonKind;
  weight: number;
  does: string;
  short: string;
}

function extremesOf({ item, among, wish }: Scene, price: string): Statement[] {
  const count = spellCount(among.length);
  const at = price === '' ? '' : ` at ${price}`;
  const comma = price === '' ? '' : `, ${price}`;
  const isLeast = isExtreme(item, among, { measure: 'price', direction: -1 });
  const least: Statement = {
    kind: 'price',
    weight: isAboutMoney(wish) ? 0.98 : 0.3,
    does: `is the least expensive of the ${count}${at}`,
    short: `the lowest price${comma}`,
  };
  return [
    ...EXTREMES.filter((rank) => weightOf(rank, wish) > 0 && isExtreme(item, among, rank)).map(
      (rank): Statement => ({
        kind: rank.measure === 'warmth' ? 'warmth' : 'formality',
        weight: weightOf(rank, wish),
        does: `is the ${rank.most} of the ${count}${at}`,
        short: `the ${rank.most}${comma}`,
      }),
    ),
    ...(isLeast ? [least] : []),
  ];
}

interface Scene {
  item: Item;
  among: readonly Item[];
  wish: Wish;
}

interface Fabric {
  /** Undefined where the name of the item says it already, or all are made of it. */
  fabric: string | undefined;
  effect: string | undefined;
  price: string;
}

/** "Is made of linen, so it lets air through", "looks rich in evening light", "costs $88". */
function tellFabric({ fabric, effect, price }: Fabric): string {
  const costs = price === '' ? '' : `costs ${price}`;
  if (fabric !== undefined) {
    const more = effect === undefined ? '' : `, so it ${effect}`;
    return more === '' && costs !== ''
      ? `is made of ${fabric} and ${costs}`
      : `is made of ${fabric}${more}`;
  }
  return effect ?? costs;
}

/** "Linen, $88", or what the fabric does where the name says both: "very warm for its weight". */
function shortOf({ fabric, effect, price }: Fabric): string {
  const words = [fabric, price].filter((word) => word !== undefined && word !== '');
  return words.length > 0 ? words.join(', ') : (effect ?? '').replace(/^(?:is|has) /, '');
}

/** What is true of an item and not in its name already. */
function statementsOf(scene: Scene, name: string): Statement[] {
  const { item, among } = scene;
  const price = name.includes(' at $') ? '' : priceOf(item);
  const [full, now] = [fullPriceOf(item), priceOf(item)];
  const lead = leadFabric(readItemFacts(item), scene.wish);
  const fabric = lead === null ? undefined : fabricName(lead);
  const percent = discountPercent(item.price, item.full_price);
  const isEverywhere =
    among.length > 1 &&
    among.every((other) => leadFabric(readItemFacts(other), scene.wish) === lead);
  const isNamed = fabric === undefined || isEverywhere || name.toLowerCase().includes(fabric);
  const effect = lead === null ? undefined : fabricServes(lead, scene.wish)[0];
  const plain = tellFabric({ fabric: isNamed ? undefined : fabric, effect, price });
  const isAskedBrand = scene.wish.brands.includes(item.brand) && !name.includes(item.brand);
  const by = isAskedBrand ? `is by ${item.brand}` : '';
  return [
    ...pageStatements(scene),
    ...needStatements(scene),
    ...besideStatements(scene),
    ...occasionStatements(scene, name),
    ...extremesOf(scene, price),
    ...(percent >= 15
      ? [
          {
            kind: 'discount' as const,
            weight: isAboutMoney(scene.wish) ? 0.6 : 0.2,
            does: price === '' ? `was ${full} before` : `is down from ${full} to ${now}`,
            short: price === '' ? `was ${full}` : `${now}, was ${full}`,
          },
        ]
      : []),
    ...(plain === ''
      ? []
      : [
          {
            kind: 'fabric' as const,
            weight: lead === null ? 0.38 : Math.max(0.38, fabricWeight(lead, scene.wish)),
            does: plain,
            short: shortOf({ fabric: isNamed ? undefined : fabric, effect, price }),
          },
        ]),
    ...(by === '' ? [] : [{ kind: 'brand' as const, weight: 0.1, does: by, short: item.brand }]),
  ];
}

interface Highlighted {
  chosen: readonly Item[];
  among: readonly Item[];
  wish: Wish;
  /** What the reason of each item rests on, which need not be said twice. */
  kinds: ReadonlyMap<string, ReasonKind>;
  /** What was said before: one fact of an item is not told again in other words. */
  said: readonly string[];
}

/** What to say of the chosen items, the most telling first and each item once. */
export function highlightsOf({ chosen, among, wish, kinds, said }: Highlighted): Highlight[] {
  const all = chosen.flatMap((item, place) => {
    const pick = mentionItem(item, among);
    return statementsOf({ item, among, wish }, pick).map(({ kind, weight, does, short }) => ({
      itemId: item.id,
      weight:
        weight -
        place * 0.13 -
        (kinds.get(item.id) === kind ? SAID_ALREADY : 0) -
        (said.some((sentence) => sentence.includes(does)) ? TOLD_BEFORE : 0),
      values: { pick, does, short },
    }));
  });
  const best = all.toSorted((one, other) => other.weight - one.weight);
  return best.filter(({ itemId }, at) => best.findIndex((one) => one.itemId === itemId) === at);
}

/** The id of the piece that a reply speaks of first. */
export const leadOf = ({
  reasons,
  state: { said },
  ...rest
}: Omit<Highlighted, 'kinds' | 'said'> & {
  reasons: readonly { id: string; kind: ReasonKind }[];
  state: { said: readonly string[] };
}): string | undefined =>
  highlightsOf({ ...rest, said, kinds: new Map(reasons.map(({ id, kind }) => [id, kind])) })[0]
    ?.itemId;

/** A highlight as a sentence of its own, in no tone. */
export const plainHighlight = ({ values }: Highlight): string =>
  `${capitalize(values.pick)} ${values.does}.`;
