import { readFileSync } from 'node:fs';
import { AI_TONE_DESCRIPTIONS } from '@modiste/contract/tones';
import { chooseTone } from '../speech/choose-tone.ts';
import type { Shopper } from '../stylist.ts';

const readFile = (name: string) =>
  readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8').trim();

const SHARED = readFile('shared');
const TASKS = { translate: readFile('translate'), rank: readFile('rank') };

/** What the model is told to do, in the tone that the shopper chose. Holds nothing of theirs. */
export function readPrompt(task: keyof typeof TASKS, { preferences }: Shopper): string {
  const tone = chooseTone(preferences);
  const shared = SHARED.replace('{{tone}}', tone).replace(
    '{{description}}',
    AI_TONE_DESCRIPTIONS[tone],
  );
  return `${shared}\n\n${TASKS[task]}`;
}
