import type { Item } from '@modiste/contract/entities/item';
import { exactFabrics, fabricAdjective } from '../facts/fabric-traits.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { exactKind, withKindArticle } from '../facts/item-names.ts';
import { capitalize } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Shopper } from '../stylist.ts';
import { anchorReasons } from './reasons/anchor-reasons.ts';
import { fabricReasons } from './reasons/fabric-reasons.ts';
import { feetReasons } from './reasons/feet-reasons.ts';
import { likedReasons } from './reasons/liked-reasons.ts';
import { priceReasons } from './reasons/price-reasons.ts';
import { priceOf, type Reason, type ReasonKind, type ReasonScene } from './reasons/reason.ts';
import { refusalReasons } from './reasons/refusal-reasons.ts';
import { shopperReasons } from './reasons/shopper-reasons.ts';
import type { Wish } from './reasons/wish.ts';
import { wishReasons } from './reasons/wish-reasons.ts';
import { needReasons } from './tell-need.ts';

const WORDS_MIN = 6;
const WORDS_MAX = 18;
/** What a second reason of one kind is worth beside a first one. */
const AGAIN = 0.3;
/** What was asked for is worth more than anything else of an item, though it is so of others too. */
const AGAIN_ASKED: Readonly<Partial<Record<ReasonKind, number>>> = {
  need: 0.9,
  page: 0.9,
  occasion: 0.65,
  fabric: 0.6,
};
/** What goes with a piece is mostly told by the piece. */
const AGAIN_BESIDE = 0.85;

const isRightLength = (sentence: string): boolean => {
  const count = sentence.split(/\s+/).length;
  return count >= WORDS_MIN && count <= WORDS_MAX;
};

/** What is true of every item: what it is, who made it and what it costs. */
function plainReason({ item, facts }: ReasonScene): Reason {
  const kind = exactKind(item);
  const [fabric = ''] = exactFabrics(facts.garment.materials).map(fabricAdjective);
  const isNamed = kind.noun.includes(fabric) || (fabric === 'denim' && kind.noun.endsWith('jeans'));
  const what = withKindArticle(isNamed ? '' : fabric, kind);
  const by = item.brand === '' ? '' : ` by ${item.brand}`;
  const price = priceOf(item);
  return {
    kind: 'plain',
    weight: 0.05,
    wordings: [
      `${capitalize(what)}${by} for ${price}.`,
      `For ${price} you get ${what}${by}.`,
      kind.isPair
        ? `These are ${what}${by}, at ${price}.`
        : `This is ${what}${by}, and it costs ${price}.`,
      `Listed as “${item.short_description}”${by}, at ${price}.`,
      `Its page calls it “${item.short_description}” and asks ${price}.`,
    ],
  };
}

/** Every true reason for an item, the best first. */
const reasonsFor = (scene: ReasonScene): Reason[] =>
  [
    ...needReasons(scene.item, scene.wish),
    ...priceReasons(scene),
    ...fabricReasons(scene),
    ...wishReasons(scene),
    ...refusalReasons(scene),
    ...likedReasons(scene),
    ...feetReasons(scene),
    ...shopperReasons(scene),
    ...anchorReasons(scene),
    plainReason(scene),
  ]
    .map((reason) => ({ ...reason, wordings: reason.wordings.filter(isRightLength) }))
    .filter(({ wordings }) => wordings.length > 0)
    .toSorted((one, other) => other.weight - one.weight);

/** An item's reason and what it rests on. */
export interface GivenReason {
  id: string;
  kind: ReasonKind;
  reason: string;
}

interface Given {
  chosen: readonly Item[];
  /** All items shown. */
  among: readonly Item[];
  wish: Wish;
  shopper: Shopper;
}

/**
 * What speaks for one item, for who asks why: the best reasons, no two of one kind.
 * @param isMore Whether only reasons are wanted that were not given before.
 */
export function tellReasons(
  scene: ReasonScene,
  { most, isMore }: { most: number; isMore: boolean },
  speech: Speech,
): string[] {
  const before = new Set(speech.said);
  const told = new Map<ReasonKind, string>();
  const fabrics = scene.facts.garment.materials.map(fabricAdjective);
  const isOfFabric = (text: string) =>
    fabrics.some((fabric) => text.toLowerCase().includes(fabric));
  for (const { kind, wordings } of reasonsFor(scene)) {
    if (told.size >= most || told.has(kind)) continue;
    // Who asks "why else?" wants what was said in no words yet.
    if (isMore && wordings.some((wording) => before.has(wording))) continue;
    const isTold = [...told.values()].some(isOfFabric);
    const said = speech.say(...wordings.filter((wording) => !isTold || !isOfFabric(wording)));
    if (said !== '') told.set(kind, said);
  }
  return [...told.values()];
}

/** The first and the last words of a sentence, without numbers: by them two are alike. */
function patternsOf(sentence: string): string[] {
  const words = sentence.replaceAll(/\$?[\d.,]+%?/g, '#').split(' ');
  return [`${words.slice(0, 3).join(' ')} …`, `… ${words.slice(-4).join(' ')}`];
}

/**
 * Gives each chosen item its own reason: the most telling ones first, and no two of one kind where
 * the record has another one to offer.
 */
export function giveReasons(
  { chosen, among, wish, shopper }: Given,
  speech: Speech,
): GivenReason[] {
  const open = new Map(
    chosen.map((item) => {
      const facts = readItemFacts(item);
      return [item.id, reasonsFor({ item, facts, among, wish, shopper })];
    }),
  );
  const used = new Map<ReasonKind, number>();
  const patterns = new Set<string>();
  const given = new Map<string, GivenReason>();
  const again = (kind: ReasonKind) =>
    kind === 'anchor' && wish.anchor?.relation === 'beside'
      ? AGAIN_BESIDE
      : (AGAIN_ASKED[kind] ?? AGAIN);
  const worth = ({ kind, weight }: Reason) => weight * again(kind) ** (used.get(kind) ?? 0);
  while (open.size > 0) {
    const offers = [...open].flatMap(([id, reasons]) => reasons.map((reason) => ({ id, reason })));
    const best = offers.toSorted((a, b) => worth(b.reason) - worth(a.reason))[0];
    if (best === undefined) break;
    const { kind, wordings } = best.reason;
    const fresh = wordings.filter((wording) =>
      patternsOf(wording).every((one) => !patterns.has(one)),
    );
    const said = speech.say(...fresh, ...(kind === 'plain' ? wordings : []));
    if (said === '') {
      const left = (open.get(best.id) ?? []).filter((reason) => reason !== best.reason);
      open.set(best.id, left);
      if (left.length === 0) open.delete(best.id);
      continue;
    }
    for (const pattern of patternsOf(said)) patterns.add(pattern);
    used.set(kind, (used.get(kind) ?? 0) + 1);
    given.set(best.id, { id: best.id, kind, reason: said });
    open.delete(best.id);
  }
  return chosen.map(({ id }) => given.get(id) ?? { id, kind: 'plain', reason: '' });
}
