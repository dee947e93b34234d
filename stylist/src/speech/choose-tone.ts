import type { Preferences } from '@modiste/contract/entities/preferences';
import { AI_TONE_DESCRIPTIONS, type AiTone } from '@modiste/contract/tones';
import { AI_TONES } from '@modiste/contract/values';

export const DEFAULT_TONE: AiTone = 'Friendly & Casual';

/** Words by which people describe each tone beside its own name. */
const WORDS: Readonly<Record<AiTone, readonly string[]>> = {
  'Friendly & Casual': ['friendly', 'casual', 'friend', 'warm', 'relaxed', 'chatty', 'easygoing'],
  'Professional & Concise': ['professional', 'concise', 'factual', 'facts', 'businesslike'],
  'Playful & Witty': ['playful', 'witty', 'funny', 'humor', 'humorous', 'joke', 'jokes', 'cheeky'],
  'Elegant & Polished': ['elegant', 'polished', 'graceful', 'refined', 'formal', 'sophisticated'],
  'Minimal & Direct': ['minimal', 'direct', 'brief', 'short', 'terse', 'blunt', 'few words'],
  'Supportive & Encouraging': ['supportive', 'encouraging', 'reassuring', 'cheerleader', 'coach'],
  'Inspiring & Visionary': ['inspiring', 'visionary', 'poetic', 'dreamy', 'imaginative'],
  'Bold & Assertive': ['bold', 'assertive', 'confident', 'opinionated', 'strong', 'tough'],
  'Empathetic & Calm': ['empathetic', 'calm', 'gentle', 'patient', 'soothing', 'kind', 'quiet'],
  'Quirky & Unique': ['quirky', 'unique', 'odd', 'weird', 'eccentric', 'whimsical', 'unusual'],
};
const REFUSED = /\b(?:not|no|never|less|without|don[’']?t be|isn[’']?t)(?: too| so| be)?$/;

/** How many words of a tone a description names, and not as what it should not be. */
function countNamed(description: string, tone: AiTone): number {
  const text = description.toLowerCase();
  return WORDS[tone].filter((word) =>
    [...text.matchAll(new RegExp(`\\b${word}\\b`, 'g'))].some(
      ({ index }) => !REFUSED.test(text.slice(0, index).trimEnd()),
    ),
  ).length;
}

/** The tone that a description of the shopper's own names; null where it names none. */
function describedTone(description: string): AiTone | null {
  const known = AI_TONES.find((tone) => AI_TONE_DESCRIPTIONS[tone] === description);
  if (known !== undefined) return known;
  const ranked = AI_TONES.map((tone) => ({ tone, count: countNamed(description, tone) })).toSorted(
    (one, other) => other.count - one.count,
  );
  const [best, next] = ranked;
  if (best === undefined || best.count === 0 || best.count === next?.count) return null;
  return best.tone;
}

type TonePreferences = Pick<Preferences, 'ai_tone' | 'ai_tone_description'>;

/**
 * The tone to speak in. A description in the shopper's own words cannot be followed word by word: it
 * counts where it names one of the ten tones, otherwise the chosen tone does.
 */
export function chooseTone({ ai_tone, ai_tone_description }: TonePreferences): AiTone {
  const described = ai_tone_description === null ? null : describedTone(ai_tone_description);
  return described ?? ai_tone ?? DEFAULT_TONE;
}
