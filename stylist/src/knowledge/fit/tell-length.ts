import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { statedLength } from '../../facts/item-measures.ts';
import type { Asked } from '../topics/asked.ts';

const ASKS =
  /\b(?:how long|long enough|too (?:long|short)|(?:what|the|its) length|will (?:it|that|this|they) drag|where (?:does|do|will|would) (?:it|they|this|that) (?:end|hit|fall|sit|stop))\b/i;
const HEIGHT = /\b(?<feet>[4-7]) ?(?:['’′]|ft|foot) ?(?<inches>1[01]|\d)?/i;
const HEIGHT_CM = /\b(?<cm>1[3-9]\d|20\d) ?cm\b/i;
const INCHES = 12;
const CM_PER_INCH = 2.54;

/** How tall somebody is, in inches, and as they said it. */
interface Height {
  inches: number;
  said: string;
}

function heightIn(words: string): Height | null {
  const { feet, inches = '0' } = HEIGHT.exec(words)?.groups ?? {};
  if (feet !== undefined)
    return { inches: Number(feet) * INCHES + Number(inches), said: `${feet}'${inches}"` };
  const cm = HEIGHT_CM.exec(words)?.groups?.cm;
  return cm === undefined ? null : { inches: Number(cm) / CM_PER_INCH, said: `${cm} cm` };
}

/** The height that a question tells, or one of the messages before it. */
const heightTold = (words: string, heard: readonly string[]): Height | null =>
  [words, ...heard.toReversed()].map(heightIn).find((one) => one !== null) ?? null;

/** Shares of a body's height, from the floor up. */
const SHOULDER = 0.82;
const WAIST = 0.61;
const PLACES: readonly (readonly [number, string])[] = [
  [0.06, 'at the ankle'],
  [0.15, 'low on the calf'],
  [0.24, 'at mid-calf'],
  [0.265, 'just below the knee'],
  [0.3, 'at the knee'],
  [0.36, 'just above the knee'],
  [0.44, 'at mid-thigh'],
  [0.5, 'high on the thigh'],
  [1, 'at the hip'],
];

const FROM: Readonly<Record<string, number>> = {
  outer: SHOULDER,
  'one-piece': SHOULDER,
  top: SHOULDER,
  'mid-layer': SHOULDER,
  bottom: WAIST,
};

/** Where a piece of this length ends on somebody of that height, both in inches. */
function placeOfHem(length: number, height: number, from: number): string {
  const above = from - length / height;
  return PLACES.find(([share]) => above < share)?.[1] ?? 'at the hip';
}

/** How long a piece is according to its page, and about where that ends; empty where nobody asks, or no page says. */
export function tellLength({ read, text }: Asked, item: Item): string {
  const length = statedLength(item);
  const from = FROM[typeRole(item.other_info.type) ?? ''];
  if (!ASKS.test(text) || length === null || from === undefined) return '';
  const { speech, turn } = read;
  const height = heightTold(text, turn.state.heard ?? []);
  if (height === null) {
    return speech.say(
      `Its page gives a length of ${length} in.`,
      `It is ${length} in long according to its page.`,
    );
  }
  const place = placeOfHem(length, height.inches, from);
  const who = height.said;
  return speech.say(
    `Its page gives a length of ${length} in; at ${who} that ends about ${place}.`,
    `At ${length} in according to its page, it ends about ${place} on somebody of ${who}.`,
  );
}
