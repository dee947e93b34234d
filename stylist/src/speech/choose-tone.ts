import type { Preferences } from '@modiste/contract/entities/preferences';
import type { AiTone } from '@modiste/contract/tones';

export const DEFAULT_TONE: AiTone = 'Friendly & Casual';

type TonePreferences = Pick<Preferences, 'ai_tone' | 'ai_tone_description'>;

/** The tone of a shopper's choice. */
export function chooseTone({ ai_tone }: TonePreferences): AiTone {
  return ai_tone ?? DEFAULT_TONE;
}
