import { findAttribute } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { warmthOf } from '@modiste/lexicon/garment-types';
import { itemColors, shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { fabricsOf } from '../../facts/item-names.ts';
import { recordSays, shownInColor } from '../../facts/record-says.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { priceOf, type Reason, type ReasonScene } from './reason.ts';
import type { Wanted } from './wish.ts';

/** What is so of all items tells none from the others; that it was remembered is worth a word. */
const WORTH = { refused: 0.06, remembered: 0.6 };
const WARM_ENOUGH_FOR_WOOL = 0.45;
const HIDES: ReadonlySet<string> = new Set(['leather', 'suede', 'fur', 'shearling']);

/** Nobody fears wool in sneakers: a refusal is told where it could have been met with. */
function isWorthSaying(
  concept: Concept,
  kind: 'refused' | 'remembered',
  { facts, among, item }: ReasonScene,
): boolean {
  if (concept.kind !== 'material') return true;
  if (among.some((other) => recordSays(readItemFacts(other), concept) === 'yes')) return true;
  const isClothing = !['shoes', 'bags', 'accessories'].includes(item.try_on_category);
  if (!isClothing) return HIDES.has(concept.id);
  return kind === 'refused' || (warmthOf(facts.garment.type ?? '') ?? 0) >= WARM_ENOUGH_FOR_WOOL;
}

/** Of a color it is the one shown that counts. */
const lacks = (facts: ReasonScene['facts'], concept: Concept): boolean =>
  (concept.kind === 'color' ? shownInColor(facts, concept.id) : recordSays(facts, concept)) ===
  'no';

/** "It comes in red and navy"; of one that is sold in the refused color too, the one that is shown. */
function colorInstead({ item, facts }: ReasonScene, { id }: Concept): string {
  const isSoldIn = recordSays(facts, { kind: 'color', id }) === 'yes';
  return isSoldIn
    ? `this is the one in ${shownColor(item)?.name ?? ''}`
    : `it comes in ${joinWithAnd(itemColors(item).map((color) => color.name))}`;
}

/** What was refused and is surely not there, with what is there instead. */
function refusedReasons(
  scene: ReasonScene,
  refused: readonly Wanted[],
  kind: 'refused' | 'remembered',
): Reason[] {
  const { facts, item } = scene;
  const first = refused.find(
    ({ concepts }) => concepts.length > 0 && concepts.every((concept) => lacks(facts, concept)),
  );
  if (first === undefined) return [];
  const named = first.concepts[0];
  if (named === undefined || named.kind === 'type') return [];
  if (!isWorthSaying(named, kind, scene)) return [];
  const name = refusedName(named.kind, named.id);
  const fabrics = fabricsOf(facts);
  const instead =
    named.kind === 'color' ? colorInstead(scene, named) : `it is ${joinWithAnd(fabrics)}`;
  if (named.kind !== 'color' && (named.kind !== 'material' || fabrics.length === 0)) {
    return [
      {
        kind,
        weight: WORTH[kind],
        wordings: [`No ${name}, just as you asked, at ${priceOf(item)}.`],
      },
    ];
  }
  const asked = kind === 'refused' ? 'as you asked' : 'as you told me before';
  return [
    {
      kind,
      weight: WORTH[kind],
      wordings: [
        `No ${name}, ${asked}: ${instead}.`,
        `${capitalize(instead)}, so no ${name}, ${asked}.`,
      ],
    },
  ];
}

const refusedName = (kind: string, id: string): string =>
  kind === 'attribute' ? (findAttribute(id)?.name ?? id) : id.replaceAll('-', ' ').toLowerCase();

/** Reasons of what the shopper refused, here or before, and what is there instead. */
export const refusalReasons = (scene: ReasonScene): Reason[] => [
  ...refusedReasons(scene, scene.wish.refused, 'refused'),
  ...refusedReasons(scene, scene.wish.refusedBefore, 'remembered'),
];
