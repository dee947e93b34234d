import type { DialogueState } from './dialogue-state.ts';

/** So many messages of the shopper are kept, so that none of them is suggested back. */
const HEARD_MAX = 10;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The state with one more message of the shopper. */
export const withHeard = (state: DialogueState, words: string): DialogueState => ({
  ...state,
  heard: [...(state.heard ?? []), folded(words)].slice(-HEARD_MAX),
});

/** "How do I wash it?" was asked with "how should I wash the first". */
function asksTheSame(suggestion: string, heard: string): boolean {
  const [, verb] = /^how do i (\S+)/.exec(suggestion) ?? [];
  return suggestion === heard || (verb !== undefined && heard.split(' ').includes(verb));
}

/** What may be suggested next: nothing that the shopper said or tapped a moment ago. */
export const notHeard = (
  suggestions: readonly string[],
  { heard = [] }: Pick<DialogueState, 'heard'>,
): string[] =>
  [...new Set(suggestions)].filter(
    (suggestion) => !heard.some((one) => asksTheSame(folded(suggestion), one)),
  );
