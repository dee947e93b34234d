import type { Item } from '@modiste/contract/entities/item';
import { findAttribute } from '@modiste/lexicon/attributes';
import { formalityOf, typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import type { ReadTurn } from '../../answers/answer.ts';
import { shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { broadKind } from '../../facts/item-names.ts';
import { eventsIn } from '../../intents/is-for-event.ts';
import { CLOTHES, type Whole } from '../../references/shown-outfits.ts';
import { findSituations } from '../alternatives/find-situation.ts';
import { needPoints } from '../needs/needs-of-outfit.ts';
import { formalityFor, isTooCasual, occasionPhrase, usualKind } from '../reasons/usual-choice.ts';
import { colorSentences } from './color-sentences.ts';

/** What an outfit is worth for what was asked, and what speaks for it, the weightiest first. */
export interface WeighedOutfit {
  whole: Whole;
  score: number;
  reasons: readonly string[];
}

const WORTH = { misfit: 1, usual: 0.5, described: 0.4, level: 1.5, weather: 1.2, color: 0.2 };
/** Of what is level otherwise the less expensive. */
const PRICE_SHARE = 0.05;
const WEDDINGS: ReadonlySet<string> = new Set(['wedding-guest', 'beach-wedding', 'garden-wedding']);

const clothesOf = ({ pieces }: Whole): readonly Item[] =>
  pieces.filter(({ other_info }) => CLOTHES.has(typeRole(other_info.type)));

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What the outfits are for: as the question says, or else as they were asked for. */
export function occasionsOf({ turn, understood }: ReadTurn): string[] {
  const named = eventsIn(understood.readings);
  const before = eventsIn(turn.state.request?.wishes ?? []);
  return (named.length > 0 ? named : before).map((id) => (id === 'wedding' ? 'wedding-guest' : id));
}

const phraseOf = (id: string): string =>
  id === 'wedding-guest' ? 'a wedding' : (occasionPhrase(id) ?? findAttribute(id)?.name ?? id);

/** White from head to hem is the bride's. */
const isBridal = (item: Item, occasion: string): boolean =>
  WEDDINGS.has(occasion) &&
  typeRole(item.other_info.type) === 'one-piece' &&
  (shownColor(item)?.colors ?? []).join() === 'White';

interface Point {
  worth: number;
  reason?: string;
}

function pointsFor(whole: Whole, occasion: string): Point[] {
  const worn = clothesOf(whole);
  const [main] = whole.pieces;
  const phrase = phraseOf(occasion);
  const misfits = worn.filter((item) => isTooCasual(item, occasion) || isBridal(item, occasion));
  const asked = formalityFor(occasion);
  const level = meanOf(
    worn.map((item) => formalityOf(readItemFacts(item).garment.type ?? '') ?? 0.4),
  );
  const kinds = main === undefined ? null : usualKind(main, occasion);
  const described = worn.filter((item) => readItemFacts(item).uses.has(occasion));
  const [named] = described;
  return [
    ...(named === undefined
      ? []
      : [
          {
            worth: WORTH.described * described.length,
            reason: `the shop itself describes its ${broadKind(named).noun} for ${phrase}`,
          },
        ]),
    ...(kinds === null
      ? []
      : [{ worth: WORTH.usual, reason: `${kinds} are a usual choice for ${phrase}` }]),
    { worth: -WORTH.misfit * misfits.length },
    ...(asked === null ? [] : [{ worth: -WORTH.level * Math.abs(level - asked) }]),
  ];
}

const warmthOfAll = (whole: Whole): number =>
  clothesOf(whole).reduce((sum, { other_info }) => sum + (warmthOf(other_info.type) ?? 0), 0);

/** Whether heat or cold decides, by the words and by what was looked for. */
function weatherOf(read: ReadTurn): 1 | -1 | null {
  const axes = findSituations(read.turn.words, read).flatMap((one) => one.axes.slice(0, 1));
  const first = axes.find((axis) => axis === 'cold' || axis === 'heat');
  if (first === undefined) return null;
  return first === 'cold' ? 1 : -1;
}

function weatherPoint(whole: Whole, all: readonly Whole[], direction: 1 | -1 | null): Point[] {
  if (direction === null) return [];
  const levels = all.map((one) => direction * warmthOfAll(one));
  const own = direction * warmthOfAll(whole);
  const [most, least] = [Math.max(...levels), Math.min(...levels)];
  if (most === least) return [];
  const isMost = own === most && levels.filter((level) => level === most).length === 1;
  const word = direction > 0 ? 'warmest' : 'lightest';
  return [
    {
      worth: (WORTH.weather * (own - least)) / (most - least),
      ...(isMost && { reason: `it is the ${word} of them` }),
    },
  ];
}

/** Outfits by what they are worth for the occasion and the weather they were asked for, the best first. */
export function weighOutfits(read: ReadTurn, all: readonly Whole[]): WeighedOutfit[] {
  const occasions = occasionsOf(read);
  const direction = weatherOf(read);
  const dearest = Math.max(1, ...all.map(({ total }) => total));
  return all
    .map((whole): WeighedOutfit => {
      const [color] = colorSentences(whole.pieces);
      const points: Point[] = [
        ...occasions.flatMap((occasion) => pointsFor(whole, occasion)),
        ...weatherPoint(whole, all, direction),
        ...needPoints(whole, read.turn),
        ...(color === undefined
          ? []
          : [{ worth: WORTH.color, reason: color.charAt(0).toLowerCase() + color.slice(1, -1) }]),
        { worth: (-PRICE_SHARE * whole.total) / dearest },
      ];
      return {
        whole,
        score: points.reduce((sum, { worth }) => sum + worth, 0),
        reasons: points
          .toSorted((one, other) => other.worth - one.worth)
          .flatMap(({ reason }) => reason ?? []),
      };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** What speaks against an outfit, as a sentence; empty where nothing does. */
export function against({ whole }: WeighedOutfit, occasions: readonly string[]): string {
  for (const occasion of occasions) {
    const worn = clothesOf(whole);
    const white = worn.find((item) => isBridal(item, occasion));
    if (white !== undefined)
      return `The ${whole.place} has a white ${broadKind(white).noun}, which guests leave to the bride.`;
    const casual = worn.find((item) => isTooCasual(item, occasion));
    if (casual === undefined) continue;
    const { noun, isPair } = broadKind(casual);
    return `In the ${whole.place} the ${noun} ${isPair ? 'are' : 'is'} more casual than ${phraseOf(occasion)} usually asks for.`;
  }
  return '';
}
