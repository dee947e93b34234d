import { findType } from '@modiste/lexicon/garment-types';
import type { Asked } from '../topics/asked.ts';

/** How formal a piece should be at least, as the lexicon counts: 0 is the gym, 1 is white tie. */
const LEAST_FORMAL: Readonly<Record<string, number>> = {
  'white-tie': 0.95,
  'black-tie': 0.8,
  'creative-black-tie': 0.75,
  'black-tie-optional': 0.7,
  'business-formal': 0.7,
  cocktail: 0.55,
  festive: 0.5,
  'semi-formal': 0.5,
  'wedding-guest': 0.5,
  funeral: 0.45,
  interview: 0.45,
  'business-casual': 0.45,
  'garden-party': 0.35,
  'smart-casual': 0.35,
};

/** Whether the item that is spoken of is dressy enough, by its kind; empty where that is unknown. */
export function suitsOccasion({ read: { referred, speech } }: Asked, occasion: string): string {
  const item = referred[0];
  const type = findType(item?.other_info.type ?? '');
  const least = LEAST_FORMAL[occasion];
  if (item === undefined || type === null || least === undefined) return '';
  if (occasion === 'wedding-guest' && item.other_info.colors[0] === 'White') {
    return speech.say(
      'That one is white, which is left to the bride, so choose another color for a wedding.',
      'As it is white, I would not wear it as a wedding guest.',
    );
  }
  return type.formality >= least
    ? speech.say(
        `As a ${type.name} it is usually dressy enough for that.`,
        `By its kind it fits: a ${type.name} is dressy enough here.`,
      )
    : speech.say(
        `As a ${type.name} it is usually too casual for that, unless you dress it up.`,
        `A ${type.name} is mostly a step too casual here.`,
      );
}

const ASKS_WHETHER =
  /\b(?:is|are|can|could|may|should|would|does|do)\b|\b(?:ok|okay|fine|allowed|appropriate|acceptable)\b/i;
const CLOSE = 0.12;

/** Whether a kind of piece that is asked about is dressy enough; empty where that is unknown. */
export function kindSuitsOccasion(
  { text, read: { speech } }: Asked,
  kind: string | null,
  occasion: string,
): string {
  const type = findType(kind ?? '');
  const least = LEAST_FORMAL[occasion];
  if (type === null || least === undefined || !ASKS_WHETHER.test(text)) return '';
  const { plural, formality } = type;
  if (formality >= least) {
    return speech.say(
      `Yes, ${plural} are dressy enough for that.`,
      `Yes: by their kind ${plural} fit there.`,
    );
  }
  return least - formality <= CLOSE
    ? speech.say(
        `Mostly yes: plain, dark ${plural} pass, if the rest is smart.`,
        `It works with a smart jacket, as long as the ${plural} are plain and dark.`,
      )
    : speech.say(
        `Rather not: ${plural} are usually too casual for that.`,
        `I would not: ${plural} are a clear step too casual there.`,
      );
}
