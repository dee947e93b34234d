import type { AiTone } from '@modiste/contract/tones';

/** What a reply opens or closes with. */
export const OCCASIONS = [
  'greeting',
  'thanks',
  'goodbye',
  'clarify',
  'decline',
  'unsafe',
  'care',
  'advice',
  'fit',
  'help',
  'not-understood',
  'found',
  'found-few',
  'found-none',
  'found-nearest',
  'refined',
  'outfits',
  'beside',
  'pick',
  'compare',
  'recommend',
  'unsaid',
  'closer',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export type FrameValues = Readonly<Record<string, string | number>>;

interface Asked {
  occasion: Occasion;
  tone: AiTone;
  values: FrameValues;
  said: ReadonlySet<string>;
}

/** Wordings for an occasion in a tone, those that were not used yet. */
export function wordingsFor(_asked: Asked): string[] {
  return [];
}
