import type { ChatMessage } from '@modiste/contract/entities/chat-message';
import { mustSearchAgain } from '@modiste/contract/filters/compare-filters';
import type { Filters } from '@modiste/contract/filters/filters';
import { EMPTY_REPLY, type Reply, type Turn, type Understood } from './conversation-state.ts';

const byTime = (one: ChatMessage, other: ChatMessage) =>
  Date.parse(one.timestamp) - Date.parse(other.timestamp);

/** Whether the filters of a message were changed after it. */
const isFoundAgain = (said: ChatMessage | null, { ai_updated_filters: found }: ChatMessage) => {
  const asked = said?.ai_updated_filters ?? null;
  return asked !== null && found !== null && mustSearchAgain(asked, found);
};

const restoreReply = (said: ChatMessage): Reply => ({
  ...EMPTY_REPLY,
  id: said.id,
  phase: 'done',
  title: said.title,
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

/** The turns of a stored conversation, in the order of time, from the filters that it began with. */
export function restoreTurns(messages: readonly ChatMessage[], start: Filters): Restored {
  const turns: Turn[] = [];
  let filters = start;
  let asked: ChatMessage | null = null;
  for (const said of messages.toSorted(byTime)) {
    if (said.actor === 'user') {
      const { id, message: text, attachments } = said;
      const message = { id, text, attachment: attachments[0] ?? null };
      const understood = restoreUnderstood(said, filters);
      const turn = { key: id, message, replaces: null, understood, reply: null };
      turns.push({ ...turn, trouble: 'unanswered' });
      asked = said;
      filters = said.ai_updated_filters ?? filters;
      continue;
    }
    const last = turns.at(-1);
    if (last === undefined) continue;
    const reply = {
      ...restoreReply(said),
      isFoundAgain: isFoundAgain(asked, said),
      remembered: asked?.remembered ?? [],
    };
    turns[turns.length - 1] = { ...last, reply, trouble: null };
    filters = said.ai_updated_filters ?? filters;
  }
  return { turns, filters };
}
