import { DEFAULT_TONE } from '../../speech/choose-tone.ts';
import { wordingsOf } from '../../speech/frames.ts';
import type { Asked } from './asked.ts';

/** An opener in the shopper's tone; in the plain one only before the first advice. */
export function openAdvice({ read: { speech } }: Asked): string {
  const wordings = wordingsOf('advice', speech.tone);
  const isOpened = wordings.some((wording) => speech.said.includes(wording));
  return isOpened && speech.tone === DEFAULT_TONE ? '' : speech.frame('advice');
}
