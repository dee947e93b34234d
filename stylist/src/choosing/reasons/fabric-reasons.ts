import {
  exactFabrics,
  fabricAdjective,
  fabricDoes,
  fabricGives,
  fabricName,
} from '../../facts/fabric-traits.ts';
import { type ItemFacts, readItemFacts } from '../../facts/item-facts.ts';
import { isExtreme } from '../../facts/item-measures.ts';
import { broadKind, exactKind, withKindArticle } from '../../facts/item-names.ts';
import { spellCount } from '../../facts/number-words.ts';
import { recordSays } from '../../facts/record-says.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import { priceOf, type Reason, type ReasonScene } from './reason.ts';
import type { Wish } from './wish.ts';

const HOT: ReadonlySet<string> = new Set([
  'summer',
  'beach',
  'beach-wedding',
  'garden-wedding',
  'vacation',
  'picnic',
  'resort-wear',
]);
const COLD: ReadonlySet<string> = new Set(['winter', 'autumn', 'christmas', 'skiing']);
const DRESSY: ReadonlySet<string> = new Set([
  'wedding',
  'wedding-guest',
  'evening',
  'party',
  'cocktail',
  'night-out',
  'date-night',
  'black-tie-event',
  'prom',
  'formal',
  'semi-formal',
]);
const SYNTHETICS: ReadonlySet<string> = new Set(['polyester', 'nylon', 'acrylic', 'spandex']);
/** What nearly all of them are made of tells none from the others. */
const SHARED_BY_MOST = 0.7;
const DRESSY_FABRICS: ReadonlySet<string> = new Set([
  'silk',
  'satin',
  'velvet',
  'lace',
  'sequin',
  'chiffon',
  'crepe',
]);

/** How much a fabric answers the season or the occasion that was named. */
export function fabricWeight(fabric: string, wish: Wish): number {
  const isHot = wish.occasions.some((id) => HOT.has(id));
  const isCold = wish.occasions.some((id) => COLD.has(id));
  const isDressy = wish.occasions.some((id) => DRESSY.has(id));
  const isAsked = wish.fabrics.some(({ concepts }) => concepts.some(({ id }) => id === fabric));
  const isWarm = fabricGives(fabric, 'insulated');
  if (isHot && isWarm) return 0.05;
  if (isAsked) return 0.85;
  if (isHot && fabricGives(fabric, 'breathable')) return 0.85;
  if (isCold && isWarm) return 0.85;
  if (isDressy && DRESSY_FABRICS.has(fabric)) return 0.75;
  return SYNTHETICS.has(fabric) ? 0.3 : 0.55;
}

/** The material of an item that is worth naming first, for what was asked. */
export function leadFabric({ garment }: ItemFacts, wish: Wish): string | null {
  const [first, ...others] = exactFabrics(garment.materials);
  if (first === undefined) return null;
  return others.reduce(
    (one, other) => (fabricWeight(other, wish) > fabricWeight(one, wish) ? other : one),
    first,
  );
}

/** Velvet that looks rich in evening light says nothing for a day at the office. */
const IS_FOR_EVENINGS = /\bevening|\bdressy\b/;

/** What a material does, as far as it speaks for it at the occasions that were named. */
export const fabricServes = (fabric: string, { occasions }: Wish): readonly string[] =>
  occasions.length === 0 || occasions.some((id) => DRESSY.has(id))
    ? fabricDoes(fabric)
    : fabricDoes(fabric).filter((does) => !IS_FOR_EVENINGS.test(does));

/** What part of the items is made of a fabric, from 0 to 1. */
const shareOf = (id: string, { among }: ReasonScene): number =>
  among.filter((item) => recordSays(readItemFacts(item), { kind: 'material', id }) === 'yes')
    .length / among.length;

const FILLINGS: ReadonlySet<string> = new Set(['down-fill', 'primaloft']);

const pieceWord = ({ item }: ReasonScene): string => (broadKind(item).isPair ? 'pair' : 'one');

function fabricReason(scene: ReasonScene): Reason[] {
  const fabric = leadFabric(scene.facts, scene.wish);
  if (fabric === null) return [];
  const made = FILLINGS.has(fabric) ? 'Filled with' : 'Made of';
  const name = fabricName(fabric);
  const does = fabricServes(fabric, scene.wish);
  const isShared = shareOf(fabric, scene) > SHARED_BY_MOST;
  const weight = fabricWeight(fabric, scene.wish) * (isShared ? 0.4 : 1);
  const isOnly = scene.among.length > 1 && isOnlyOf(fabric, scene);
  const isAsked = scene.wish.fabrics.some(({ concepts }) =>
    concepts.some(({ id }) => id === fabric),
  );
  const count = spellCount(scene.among.length);
  const only = isOnly
    ? [
        `The only ${fabricAdjective(fabric)} ${pieceWord(scene)} of the ${count}, at ${priceOf(scene.item)}.`,
      ]
    : [];
  const effects = [
    ...does.map((effect) => `${made} ${name}, which ${effect}.`),
    ...does.map((effect) => `The ${name} ${effect}.`),
  ];
  return [
    {
      kind: 'fabric',
      weight: isOnly && isAsked ? Math.min(1, weight + 0.1) : weight,
      wordings: isAsked ? [...only, ...effects] : [...effects, ...only],
    },
  ];
}

const isOnlyOf = (fabric: string, { item, among }: ReasonScene): boolean =>
  among
    .filter(({ id }) => id !== item.id)
    .every((other) => recordSays(readItemFacts(other), { kind: 'material', id: fabric }) !== 'yes');

/** What makes an item warm or light, as its record has it: "wool", "linen and no sleeves". */
function causeOf({ facts }: ReasonScene, direction: -1 | 1): string | null {
  const fabric = exactFabrics(facts.garment.materials).find((id) =>
    direction > 0
      ? fabricGives(id, 'insulated')
      : fabricGives(id, 'breathable') || fabricGives(id, 'lightweight'),
  );
  const isBare = direction < 0 && recordSays(facts, SLEEVELESS) === 'yes';
  const causes = [
    ...(fabric === undefined ? [] : [fabricName(fabric)]),
    ...(isBare ? ['no sleeves'] : []),
  ];
  return causes.length === 0 ? null : joinWithAnd(causes);
}

const SLEEVELESS = { kind: 'attribute', id: 'sleeveless' } as const;

function warmthReason(scene: ReasonScene, direction: -1 | 1): Reason[] {
  const { item, among, wish } = scene;
  const cause = causeOf(scene, direction);
  if (cause === null || !isExtreme(item, among, { measure: 'warmth', direction })) return [];
  const asked = direction > 0 ? COLD : HOT;
  const most = direction > 0 ? 'warmest' : 'lightest';
  const count = spellCount(among.length);
  return [
    {
      kind: 'warmth',
      weight: wish.occasions.some((id) => asked.has(id)) ? 0.85 : 0.4,
      wordings: [
        `The ${most} of the ${count} to wear: ${cause}.`,
        `Of the ${count}, this is the ${most}: ${cause}.`,
        `With ${cause}, it is the ${most} of the ${count}.`,
      ],
    },
  ];
}

function formalityReason({ item, among, wish }: ReasonScene, direction: -1 | 1): Reason[] {
  if (!isExtreme(item, among, { measure: 'formality', direction })) return [];
  const kind = exactKind(item);
  const most = direction > 0 ? 'dressiest' : 'most casual';
  const count = spellCount(among.length);
  const isAsked = direction > 0 && wish.occasions.some((id) => DRESSY.has(id));
  return [
    {
      kind: 'formality',
      weight: isAsked ? 0.7 : 0.35,
      wordings: [
        `The ${most} of the ${count}, ${withKindArticle('', kind)} at ${priceOf(item)}.`,
        `Of the ${count}, this ${kind.isPair ? `pair of ${kind.noun}` : kind.noun} is the ${most}.`,
      ],
    },
  ];
}

/** Reasons of what an item is made of, how warm it is and how formal. */
export const fabricReasons = (scene: ReasonScene): Reason[] => [
  ...fabricReason(scene),
  ...warmthReason(scene, 1),
  ...warmthReason(scene, -1),
  ...formalityReason(scene, 1),
  ...formalityReason(scene, -1),
];
