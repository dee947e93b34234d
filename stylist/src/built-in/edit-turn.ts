import { applyEdits } from '../request/edits/apply-edits.ts';
import { readEdits } from '../request/edits/read-edits.ts';
import type { Translation, Turn } from '../stylist.ts';
import { rewordShorthand } from '../understanding/reword-shorthand.ts';
import { rewordTalk } from '../understanding/reword-talk.ts';
import { search, withEarlier } from './search-turn.ts';

/** Several edits of the outfits on the screen in one message; null where it is no such message. */
export function translateEdits(said: Turn): Translation | null {
  const turn = { ...said, words: rewordShorthand(rewordTalk(said.words)) };
  const { request } = turn.state;
  const edits = request === null ? null : readEdits(turn);
  if (request === null || edits === null) return null;
  const next = { request: applyEdits(turn, request, edits), earlier: withEarlier(turn.state) };
  return search(said, { remember: [], forget: [] }, next);
}

/** Whether a translation is that of such a message, of which every clause was read already. */
export const isOfEdits = ({ intent, state }: Translation, { state: before }: Turn): boolean =>
  intent === 'search' &&
  state.request !== before.request &&
  state.request?.outfit?.change?.parts !== undefined;
