import type { Catalogue } from '@modiste/catalogue/catalogue';
import { findPieces } from '@modiste/server/features/chat/find-items';
import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import type { Figure, Half } from '../relevance/figures/measure.ts';
import { slotF1 } from '../relevance/language/slot-score.ts';
import { type DialogueSet, type LabeledDialogue, readDialogues } from './dialogue-file.ts';
import { type DialogueScores, type Fault, judgeDialogue, noScores } from './judge-dialogue.ts';
import { playDialogue } from './play-dialogue.ts';

export interface MeasuredDialogues {
  figures: readonly Figure[];
  /** Of the half that may be tuned on. */
  faults: readonly Fault[];
}

interface Promised {
  measure: string;
  atLeast?: number;
  atMost?: number;
  of: (scores: DialogueScores) => number | null;
}

const share = (part: number, all: number): number | null => (all === 0 ? null : part / all);

const MEASURES: readonly Promised[] = [
  { measure: 'intent accuracy', atLeast: 0.9, of: (all) => share(all.intents, all.turns) },
  { measure: 'slots in force, F1', of: ({ slots }) => slotF1(slots) },
  { measure: 'items referred to, found', of: (all) => share(all.resolved, all.references) },
  { measure: 'limits broken by what is shown', atMost: 0, of: (all) => all.brokenLimits },
  {
    measure: 'reasons true of the item’s record',
    atLeast: 1,
    of: (all) => share(all.groundedReasons, all.reasons),
  },
  { measure: 'sentences said twice', atMost: 0, of: (all) => all.repeated },
  { measure: 'turns', of: (all) => all.turns },
];

async function playAll(catalogue: Catalogue, dialogues: readonly LabeledDialogue[]) {
  const stylist = createBuiltInStylist({
    understand: (text) => catalogue.understand(text),
    findPieces: (asked) => findPieces(catalogue, asked),
  });
  const scores: Record<Half, DialogueScores> = { tuned: noScores(), heldOut: noScores() };
  const faults: Fault[] = [];
  for (const dialogue of dialogues) {
    const played = await playDialogue({ stylist, catalogue }, dialogue);
    const found = judgeDialogue(scores[dialogue.half], played);
    if (dialogue.half === 'tuned') faults.push(...found);
  }
  return { scores, faults };
}

/** Plays every labeled conversation of a set with the demo shop and judges what came of it. */
export async function measureDialogues(
  catalogue: Catalogue,
  set: DialogueSet,
): Promise<MeasuredDialogues> {
  const { scores, faults } = await playAll(catalogue, await readDialogues(set));
  const isExam = set === 'exam';
  const figures = MEASURES.map(
    ({ measure, atLeast = null, atMost, of }): Figure => ({
      measure: isExam ? `exam: ${measure}` : measure,
      atLeast,
      ...(atMost !== undefined && { atMost }),
      naive: null,
      tuned: isExam ? null : of(scores.tuned),
      heldOut: of(scores.heldOut),
    }),
  );
  return { figures, faults };
}
