import { noSlots, type SlotCounts } from '../relevance/language/slot-score.ts';
import { brokenLimits } from './broken-limits.ts';
import type { PlayedDialogue, PlayedTurn } from './play-dialogue.ts';
import { requestSlots } from './slots/request-slots.ts';
import { scoreSlots } from './slots/score-slots.ts';
import { reasonFaults, repeatedSentences } from './spoken-faults.ts';

/** What of conversations was right. */
export interface DialogueScores {
  turns: number;
  intents: number;
  slots: SlotCounts;
  references: number;
  resolved: number;
  brokenLimits: number;
  reasons: number;
  groundedReasons: number;
  repeated: number;
}

/** One thing that was not right, for whoever mends it. */
export interface Fault {
  kind: 'intent' | 'slots' | 'reference' | 'limit' | 'untrue reason' | 'reason twice' | 'repeated';
  dialogue: string;
  says: string;
  fault: string;
}

export const noScores = (): DialogueScores => ({
  turns: 0,
  intents: 0,
  slots: noSlots(),
  references: 0,
  resolved: 0,
  brokenLimits: 0,
  reasons: 0,
  groundedReasons: 0,
  repeated: 0,
});

type Note = (kind: Fault['kind'], fault: string) => void;

function judgeIntent(scores: DialogueScores, { turn, translation }: PlayedTurn, note: Note): void {
  scores.turns += 1;
  if (turn.intents.includes(translation.intent)) scores.intents += 1;
  else note('intent', `${translation.intent} instead of ${turn.intents.join(' or ')}`);
}

function judgeSlots(
  scores: DialogueScores,
  { turn, translation, search }: PlayedTurn,
  { own, note }: { own: readonly string[]; note: Note },
): void {
  if (turn.slots === undefined) return;
  const isForSearch = search !== null || turn.intents.every((intent) => intent === 'search');
  if (!isForSearch) return;
  const said = requestSlots(translation.state.request, own);
  const { wrong, missed } = scoreSlots(scores.slots, said, turn.slots);
  const parts = [
    ...(missed.length > 0 ? [`missing ${missed.join(' ')}`] : []),
    ...(wrong.length > 0 ? [`too many ${wrong.join(' ')}`] : []),
  ];
  if (parts.length > 0) note('slots', parts.join('; '));
}

/** What a position points at: an item, or all pieces of an outfit. */
function meantIds({ before, turn: { refersTo = 0 } }: PlayedTurn): readonly string[] {
  const { itemIds, outfits } = before.shown;
  const item = itemIds[refersTo - 1];
  return [...(item === undefined ? [] : [item]), ...(outfits[refersTo - 1] ?? [])];
}

function judgeReference(scores: DialogueScores, played: PlayedTurn, note: Note): void {
  const meant = meantIds(played);
  if (played.turn.refersTo === undefined || meant.length === 0) return;
  const { state, itemIds } = played.translation;
  const { anchor = null, outfit = null } = state.request ?? {};
  const told = [
    ...itemIds,
    ...(state.focusId === null ? [] : [state.focusId]),
    ...(anchor === null ? [] : [anchor.itemId]),
    ...(outfit?.keep ?? []),
  ];
  scores.references += 1;
  if (told.some((id) => meant.includes(id))) scores.resolved += 1;
  else note('reference', `position ${played.turn.refersTo} was not found`);
}

function judgeShown(scores: DialogueScores, played: PlayedTurn, note: Note): void {
  const broken = brokenLimits(played);
  scores.brokenLimits += broken.length;
  for (const limit of new Set(broken)) note('limit', limit);
  const { reasons, untrue, twice } = reasonFaults(played);
  scores.reasons += reasons;
  scores.groundedReasons += reasons - untrue.length;
  for (const reason of untrue) note('untrue reason', reason);
  for (const reason of twice) note('reason twice', reason);
}

/** Judges a conversation by its labels and by what it showed and said. */
export function judgeDialogue(scores: DialogueScores, played: PlayedDialogue): Fault[] {
  const faults: Fault[] = [];
  const { name, gender } = played.dialogue;
  for (const turn of played.turns) {
    const note: Note = (kind, fault) => {
      faults.push({ kind, dialogue: name, says: turn.turn.says, fault });
    };
    judgeIntent(scores, turn, note);
    judgeSlots(scores, turn, { own: [gender], note });
    judgeReference(scores, turn, note);
    judgeShown(scores, turn, note);
  }
  const repeated = repeatedSentences(played);
  scores.repeated += repeated.length;
  for (const fault of repeated) faults.push({ kind: 'repeated', dialogue: name, says: '', fault });
  return faults;
}
