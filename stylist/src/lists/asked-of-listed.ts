import { understandQuery } from '@modiste/lexicon/understand-query';
import { idsOfList } from '../dialogue/shown-list.ts';
import type { Turn } from '../stylist.ts';
import { piecesOf } from './list-scene.ts';
import { asksOfTravel } from './reading/read-list-edit.ts';

const WHICH =
  /^\W*(?:(?:and|but|so|ok|okay|hmm)[ ,]+)*(?:which|what)(?: of)?(?: the| my| those| these)? (?<kind>[a-z-]+)(?: (?:on|from|of|in) (?:the|my|that|this) list)? (?<rest>\S.*)$/i;
/** "Which shoes ok on cobbles" leaves the verb out. */
const NO_VERB = /^(?:ok|okay|fine|alright|good|safe|comfy|comfortable|suitable|warm|waterproof)\b/i;

/** Whether all that is on the screen stands on the list. */
const isOfList = (ids: readonly string[], { shown }: Turn['state']): boolean =>
  shown.outfits.length === 0 &&
  shown.itemIds.length > 0 &&
  shown.itemIds.every((id) => ids.includes(id));

/**
 * A question which pieces of one kind are so, asked of those on the list: "which shoes are ok on wet
 * cobbles". Null where no list is on the screen, or it has no two of the kind.
 */
export function askedOfListed(turn: Turn): Turn | null {
  const { list } = turn.state;
  const { kind = '', rest = '' } = WHICH.exec(turn.words)?.groups ?? {};
  if (
    list === undefined ||
    kind === '' ||
    asksOfTravel(turn.words) ||
    !isOfList(idsOfList(list), turn.state)
  )
    return null;
  const types = understandQuery(kind).concepts.flatMap((one) =>
    one.kind === 'type' ? [one.id] : [],
  );
  const items = [...new Set([...(turn.earlierItems ?? []), ...turn.items])];
  const known = new Map(items.map((item) => [item.id, item]));
  const named = piecesOf({ list, items: known }, types).map(({ id }) => id);
  if (types.length === 0 || named.length < 2) return null;
  const shown = { itemIds: named, outfits: [] };
  return {
    ...turn,
    words: `which of these ${NO_VERB.test(rest) ? 'are ' : ''}${rest}`,
    items,
    state: { ...turn.state, shown, focusId: null },
  };
}
