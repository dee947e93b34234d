import type { DialogueState, StyleRequest } from './dialogue-state.ts';

/** How many requests "go back" can lead through. */
const EARLIER_MAX = 8;

/** The requests that can be gone back to, with the one that is left now. */
export const withEarlier = ({
  request,
  earlier,
}: Pick<DialogueState, 'request' | 'earlier'>): readonly StyleRequest[] =>
  request === null ? earlier : [...earlier, request].slice(-EARLIER_MAX);
