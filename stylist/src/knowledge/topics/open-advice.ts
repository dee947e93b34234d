import { DEFAULT_TONE } from '../../speech/choose-tone.ts';
import type { Asked } from './asked.ts';

/** An opener in the tone that the shopper chose; the plain tone comes to the point. */
export const openAdvice = ({ read: { speech } }: Asked): string =>
  speech.tone === DEFAULT_TONE ? '' : speech.frame('advice');
