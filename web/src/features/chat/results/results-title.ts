import { hasNewTitle, type Turn } from '../store/conversation-state.ts';

/** Its own title, or else what the shopper said: the title of an earlier search may not be true of it. */
export function resultsTitle(turns: readonly Turn[], turn: Turn | undefined): string {
  const title = turn?.reply?.title ?? '';
  const text = turn?.message.text ?? '';
  if (turn !== undefined && title !== '' && hasNewTitle(turns, turn)) return title;
  return text === '' ? title || 'Results' : text.charAt(0).toUpperCase() + text.slice(1);
}
