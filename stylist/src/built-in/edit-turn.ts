import { withEarlier } from '../dialogue/with-earlier.ts';
import { applyEdits } from '../request/edits/apply-edits.ts';
import { readEdits } from '../request/edits/read-edits.ts';
import type { Translation, Turn } from '../stylist.ts';
import { rewordShorthand } from '../understanding/reword-shorthand.ts';
import { rewordTalk } from '../understanding/reword-talk.ts';
import { search } from './search-turn.ts';

/** Answers a question by itself. */
type Answer = (turn: Turn) => Promise<Translation>;

/** What of it is asked and no search is answered first. */
async function tellAsked(
  { words: _, ...turn }: Turn,
  questions: readonly string[],
  answer: Answer,
): Promise<string[]> {
  const told: string[] = [];
  for (const words of questions) {
    const { intent, answer: text } = await answer({ ...turn, words });
    if (intent !== 'search' && intent !== 'clarify' && text !== '') told.push(text);
  }
  return told;
}

/** Several edits of the outfits on the screen in one message; null where it is no such message. */
export async function translateEdits(said: Turn, answer: Answer): Promise<Translation | null> {
  const turn = { ...said, words: rewordShorthand(rewordTalk(said.words)) };
  const { request } = turn.state;
  const edits = request === null ? null : readEdits(turn);
  if (request === null || edits === null) return null;
  const next = { request: applyEdits(turn, request, edits), earlier: withEarlier(turn.state) };
  const found = search(said, { remember: [], forget: [] }, next);
  const notes = await tellAsked(said, edits.questions, answer);
  return notes.length === 0 ? found : { ...found, state: { ...found.state, notes } };
}

/** Whether a translation is that of such a message, of which every clause was read already. */
export const isOfEdits = ({ intent, state }: Translation, { state: before }: Turn): boolean =>
  intent === 'search' &&
  state.request !== before.request &&
  state.request?.outfit?.change?.parts !== undefined;
