import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHAT_INTENTS } from '@modiste/contract/values';
import { z } from 'zod';
import { type Half, halfOf } from '../relevance/figures/measure.ts';

/** Those with a half to tune on, and those to examine the stylist with, all of them held out. */
export const DIALOGUE_SETS = ['dialogues', 'exam'] as const;
export type DialogueSet = (typeof DIALOGUE_SETS)[number];

const turnSchema = z.strictObject({
  says: z.string().min(1),
  /** Any of these is right. */
  intents: z.array(z.enum(CHAT_INTENTS)).min(1),
  /**
   * What is asked for after it, of the turns that look for something: "type:midi-dress", "color:Red",
   * "not:leather", "max:200" for all pieces together where "outfit" is among it; "*" is any value.
   */
  slots: z.array(z.string().regex(/^(?:outfit|sale|[a-z]+:\S+)$/)).optional(),
  /** The position among what is shown that it speaks of, from 1. */
  refersTo: z.number().int().min(1).optional(),
});

const dialogueSchema = z.strictObject({
  name: z.string(),
  /** The shopper's own, as their preferences have it. */
  gender: z.enum(['Men', 'Women']),
  turns: z.array(turnSchema).min(1),
});

export type LabeledTurn = z.infer<typeof turnSchema>;
export interface LabeledDialogue extends z.infer<typeof dialogueSchema> {
  half: Half;
}

/** All conversations of a set with their labels; half of a set that may be tuned on, by their names. */
export async function readDialogues(set: DialogueSet): Promise<LabeledDialogue[]> {
  const folder = join(import.meta.dirname, set);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const dialogues = texts.flatMap((text) => z.array(dialogueSchema).parse(JSON.parse(text)));
  const half = (name: string): Half => (set === 'exam' ? 'heldOut' : halfOf(name));
  return dialogues.map((dialogue) => ({ ...dialogue, half: half(dialogue.name) }));
}
