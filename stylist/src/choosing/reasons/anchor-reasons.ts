import type { Item } from '@modiste/contract/entities/item';
import { fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { broadKind, exactKind, withKindArticle } from '../../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { metComparisons } from './compared.ts';
import { BESIDE_MIN, bestColors, formalityGap, savedName } from './goes-with.ts';
import { metColor } from './met-color.ts';
import { priceOf, type Reason, type ReasonScene } from './reason.ts';

const NEUTRALS: ReadonlySet<string> = new Set(['Black', 'White', 'Gray', 'Beige', 'Brown']);

/** The colors in which a piece goes with the one it is for. */
function besideColor({ item }: ReasonScene, anchor: Item): Reason[] {
  const name = savedName(anchor);
  const pair = bestColors(item, anchor);
  if (pair === null || pair.harmony < BESIDE_MIN) return [];
  const own = pair.own.name;
  const isNeutral = pair.own.colors.every((color) => NEUTRALS.has(color));
  const shared = pair.own.colors.find(
    (color) => !NEUTRALS.has(color) && pair.theirs.colors.includes(color),
  );
  const wordings = [
    ...(shared === undefined
      ? []
      : [`In ${own} it picks up the ${shared.toLowerCase()} of ${name}.`]),
    ...(isNeutral
      ? [
          `In ${own} it leaves the attention to ${name}.`,
          `${own} is a neutral, so it sits with ${name} easily.`,
        ]
      : []),
    `In ${own} it goes with ${name}.`,
    `${capitalize(name)} and ${own} go together, so take that color.`,
    `Take it in ${own} to go with ${name}, at ${priceOf(item)}.`,
    `At ${priceOf(item)}, the ${own} works with ${name}.`,
  ];
  return [{ kind: 'anchor', weight: 0.95, wordings }];
}

/** Why a piece goes with the one it is for: color, how dressy both are, what both are made of. */
function besideReasons(scene: ReasonScene): Reason[] {
  const { item, wish, facts } = scene;
  const anchor = wish.anchor;
  // Nothing goes with itself.
  if (anchor === null || anchor.relation !== 'beside' || anchor.item.id === item.id) return [];
  const name = savedName(anchor.item);
  const reasons = besideColor(scene, anchor.item);
  if (formalityGap(item, anchor.item) <= 0.1) {
    reasons.push({
      kind: 'formality',
      weight: 0.8,
      wordings: [
        `As dressy as ${name}, so neither looks out of place.`,
        `As dressed-up as ${name}, no more and no less.`,
      ],
    });
  }
  const shared = facts.garment.materials.find((id) =>
    readItemFacts(anchor.item).garment.materials.includes(id),
  );
  if (shared !== undefined) {
    reasons.push({
      kind: 'fabric',
      weight: 0.85,
      wordings: [`Like the ${broadKind(anchor.item).noun}, it is made of ${fabricName(shared)}.`],
    });
  }
  return reasons;
}

/** That it is the very item pointed at, in the color asked for: "The wrap dress you pointed at, in Navy." */
function sameReason({ item, wish }: ReasonScene): Reason[] {
  const [color] = wish.colors.flatMap((wanted) => metColor(wanted, item) ?? []);
  if (color === undefined) return [];
  const { noun, isPair } = exactKind(item);
  const named = isPair ? `pair of ${noun}` : noun;
  return [
    { kind: 'anchor', weight: 2, wordings: [`The very ${named} you pointed at, in ${color}.`] },
  ];
}

/** How it differs from the item that the shopper pointed at. */
function likeReasons(scene: ReasonScene): Reason[] {
  const { item, wish } = scene;
  const anchor = wish.anchor;
  if (anchor === null || anchor.relation === 'beside') return [];
  if (item.id === anchor.item.id) return sameReason(scene);
  if (broadKind(item).noun !== broadKind(anchor.item).noun) return [];
  const name = mentionItem(anchor.item, [anchor.item, item]);
  const met = metComparisons(item, wish);
  const reasons: Reason[] = [];
  if (met.length > 0) {
    const kind = withKindArticle('', exactKind(item));
    const than = `${joinWithAnd(met)} than ${name} you pointed at`;
    reasons.push({
      kind: 'anchor',
      weight: 1,
      wordings: [
        `${capitalize(kind)}, so it is ${than}.`,
        `As ${kind} it is ${than}.`,
        `${capitalize(than)}, and it costs ${priceOf(item)}.`,
        `By its record ${than}: ${kind}.`,
      ],
    });
  }
  if (item.price < anchor.item.price) {
    reasons.push({
      kind: 'anchor',
      weight: wish.wantsCheap ? 0.9 : 0.4,
      wordings: [
        `At ${priceOf(item)} it costs less than ${name} you pointed at.`,
        `It costs ${priceOf(item)}, so less than ${name} you pointed at.`,
      ],
    });
  }
  return reasons;
}

/** Reasons of the item that the request is about: what goes with it, or is like it. */
export const anchorReasons = (scene: ReasonScene): Reason[] => [
  ...besideReasons(scene),
  ...likeReasons(scene),
];
