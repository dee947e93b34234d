import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import type { AiTone } from '@modiste/contract/tones';
import { broadKind } from '../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Theme } from './themes.ts';

export interface OutfitFacts {
  pieces: readonly Item[];
  theme: Theme;
  setting: DaySetting;
  /** What is known of the shopper that the outfit follows: styles, colors, brands. */
  likes: readonly string[];
  savedIds: readonly string[];
  tone: AiTone | null;
}

export interface WrittenOutfit {
  name: string;
  /** A sentence or two above the outfit. */
  intro: string;
  /** Why it is shown, in a short line. */
  reason: string;
  /** How to wear it, a sentence each. */
  recommendations: readonly string[];
  /** What each piece is, in the order of the pieces. */
  labels: readonly string[];
}

/** The words beside a composed outfit, from facts only. No sentence of the speech comes twice. */
export function writeOutfit({ pieces, theme }: OutfitFacts, speech: Speech): WrittenOutfit {
  const kinds = [...new Set(pieces.map((item) => broadKind(item).noun))];
  return {
    name: theme.title,
    intro: speech.say(`${theme.title}: ${joinWithAnd(kinds)}.`),
    reason: `Composed for ${theme.title.toLowerCase()}`,
    recommendations: [],
    labels: pieces.map((item) => capitalize(broadKind(item).noun)),
  };
}
