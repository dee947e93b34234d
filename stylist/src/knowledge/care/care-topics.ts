import type { Topic } from '../topics/topic.ts';
import topics from './care-topics.json' with { type: 'json' };
import stains from './stains.json' with { type: 'json' };

/** Subjects of care that are no material: bleach, moths, the symbols of a label, shoes. */
export const CARE_TOPICS: readonly Topic[] = topics;

const WASHING = ['How do I wash silk?', 'How do I get sweat stains out?', 'How do I clean suede?'];

/** What to do about each kind of stain. */
export const STAINS: readonly Topic[] = stains.map((stain) => ({ ...stain, next: WASHING }));

/** What is true of any stain. */
export const ANY_STAIN: Topic = {
  id: 'stain',
  cues: ['stain*', 'spill*', 'spot*', 'mark*'],
  facts: [
    [
      'Blot a fresh stain without rubbing, rinse it cold from the back, and dab it with a little liquid detergent.',
      'For almost any fresh stain: blot, cold water from behind, a drop of liquid detergent.',
    ],
    [
      'Try anything stronger on a hidden seam first, and keep the piece away from the dryer until the stain is gone.',
      'Heat sets stains, so wait with dryer and iron, and test cleaners on an inside seam.',
    ],
    [
      'Tell me what it is, wine, oil, ink or sweat, and I can be exact.',
      'Say what made the stain and what the fabric is, and I will tell you the steps.',
    ],
  ],
  next: ['It is red wine', 'It is oil', 'It is sweat'],
};
