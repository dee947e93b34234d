import { FEATURES } from './features.ts';
import { NOT_SENT, SENT } from './form-answers.ts';
import { LANDING } from './landing.ts';
import { PITCH } from './pitch.ts';
import { VISION } from './vision.ts';
import type { WebsitePage } from './website-page.ts';

/** Every page of the public side. */
export const WEBSITE_PAGES: readonly WebsitePage[] = [
  LANDING,
  PITCH,
  FEATURES,
  VISION,
  SENT,
  NOT_SENT,
];
