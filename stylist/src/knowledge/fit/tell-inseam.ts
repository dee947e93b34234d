import { joinWithAnd } from '../../speech/join-words.ts';
import type { Asked } from '../topics/asked.ts';

const FEET = /\b(?<feet>[4-6])(?: ?(?:['’′]|ft|foot|feet)) ?(?<inches>1[01]|\d)?(?!\d)/i;
const METRIC = /\b(?<cm>1[3-9]\d|20\d) ?cm\b/i;
/** What share of a height legs make, from crotch to hem. */
const SHARE = 0.45;
const CM_PER_INCH = 2.54;

function inchesOf(text: string): number | null {
  const cm = METRIC.exec(text)?.groups?.cm;
  if (cm !== undefined) return Number(cm) / CM_PER_INCH;
  const { feet, inches = '0' } = FEET.exec(text)?.groups ?? {};
  return feet === undefined ? null : Number(feet) * 12 + Number(inches);
}

/** The inseam of a height that the question names; empty where it names none. */
function ofHeight({ read: { turn, speech } }: Asked): string {
  const height = inchesOf(turn.words);
  if (height === null) return '';
  const inseam = Math.round(height * SHARE);
  const tall = `${Math.floor(Math.round(height) / 12)}'${Math.round(height) % 12}"`;
  return speech.say(
    `At ${tall} an inseam of about ${inseam} inches reaches the ankle bone; one or two more reach the shoe.`,
    `For ${tall}, take about ${inseam} inches as the inseam, and an inch more with heels.`,
  );
}

/** The inseams that a piece comes in, by its sizes: 28x30 has 30; empty where they tell none. */
function ofItem({ read: { referred, speech } }: Asked): string {
  const [item, ...others] = referred;
  if (item === undefined || others.length > 0) return '';
  const lengths = item.sizes.flatMap(
    (size) => /^\d{2}x(?<inseam>\d{2})$/.exec(size)?.groups?.inseam ?? [],
  );
  const all = [...new Set(lengths)].toSorted((one, other) => Number(one) - Number(other));
  return all.length === 0
    ? ''
    : speech.say(
        `By its sizes, the inseam is ${joinWithAnd(all)} inches.`,
        `It comes with an inseam of ${joinWithAnd(all)} inches, the second number of its sizes.`,
      );
}

/** What inseam is asked for: by a height, or of a piece. */
export const tellInseam = (asked: Asked): string => ofHeight(asked) || ofItem(asked);
