import type { ChatMessage } from '@modiste/contract/entities/chat-message';
import { mustSearchAgain } from '@modiste/contract/filters/compare-filters';
import type { Filters } from '@modiste/contract/filters/filters';
import { EMPTY_REPLY, type Reply, type Turn, type Understood } from './conversation-state.ts';

const byTime = (one: ChatMessage, other: ChatMessage) =>
  Date.parse(one.timestamp) - Date.parse(other.timestamp);

/** Whether the filters of a message were changed after it. */
const isFoundAgain = (
  { ai_updated_filters: asked }: ChatMessage,
  { ai_updated_filters: found }: ChatMessage,
) => asked !== null && found !== null && mustSearchAgain(asked, found);

const restoreReply = (said: ChatMessage, asked: ChatMessage): Reply => ({
  ...EMPTY_REPLY,
  id: said.id,
  phase: 'done',
  title: said.title,
  isFoundAgain: isFoundAgain(asked, said),
  remembered: asked.remembered,
  text: said.message,
  itemIds: said.item_ids,
  deep: said.deep_search_item_ids.map((id, at) => ({ id, reason: said.reasons[at] ?? '' })),
  outfits: said.outfits,
  suggestions: said.suggestions,
  colors: said.ai_updated_filters?.color ?? [],
  shownColors: said.shown_colors,
});

const restoreUnderstood = (said: ChatMessage, before: Filters): Understood => {
  const { refined_query: refinedQuery, ai_updated_filters: after } = said;
  return { refinedQuery, filterChange: after === null ? null : { before, after } };
};

interface Restored {
  turns: Turn[];
  /** The filters that the stylist set last. */
  filters: Filters;
}

/**
 * The turns of a stored conversation, in the order of time, from the filters that it began with. Where
 * two tabs spoke at once, a reply may be younger than the message after the one that it answers.
 */
export function restoreTurns(messages: readonly ChatMessage[], start: Filters): Restored {
  const replies = new Map(messages.map((said) => [said.reply_to, said]));
  const turns: Turn[] = [];
  let filters = start;
  for (const asked of messages.filter(({ actor }) => actor === 'user').toSorted(byTime)) {
    const { id, message: text, attachments } = asked;
    const answer = replies.get(id);
    turns.push({
      key: id,
      message: { id, text, attachment: attachments[0] ?? null },
      replaces: null,
      understood: restoreUnderstood(asked, filters),
      reply: answer === undefined ? null : restoreReply(answer, asked),
      trouble: answer === undefined ? 'unanswered' : null,
    });
    filters = answer?.ai_updated_filters ?? asked.ai_updated_filters ?? filters;
  }
  return { turns, filters };
}
