import { useStore } from 'zustand';
import { shownText } from '../../../items/item-count.ts';
import { WaitingTile } from '../../../items/item-grid.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CardStrip } from '../cards/card-strip.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import type { OpenedList } from '../chat-slots.ts';
import { asShownIn, isAwaited, itemIdsOf, type Reply } from '../store/conversation-state.ts';
import styles from './reply-items.module.css';
import type { TurnProps } from './turn-props.ts';

/** The conversation shows the first; all of them are among the results. */
const CARDS_MAX = 12;
/** Cards of pictures that are seen at once on a wide screen. */
const FIRST_CARDS = 4;

const WAITING = Array.from({ length: 5 }, (_, index) => ({
  key: `waiting-${index}`,
  content: <WaitingTile />,
}));

interface ReplyItemsProps extends TurnProps {
  reply: Reply;
  isNear: boolean;
  /** Whether the reply is about these items, rather than speaking of them. */
  isSearch: boolean;
}

/** The items of a reply in a row: those with a reason first. */
export function ReplyItems(props: ReplyItemsProps) {
  const { turn, reply, isNear, isSearch, hasNewTitle, slots, conversation, onShowResults } = props;
  const known = useStore(conversation.store, (state) => state.items);
  const ids = itemIdsOf(reply);
  const isWaiting = useStore(
    conversation.store,
    (state) => reply.phase === 'finding' || isAwaited(state, ids),
  );

  const reasons = new Map(reply.deep.map(({ id, reason }) => [id, reason]));
  const items = ids.flatMap((id) => {
    const item = known[id];
    if (item === undefined) return [];
    return [{ ...asShownIn(reply, item), reason: reasons.get(id) }];
  });
  const ofDeep = items.filter(({ id }) => reasons.has(id));
  const deep: OpenedList = { items: ofDeep, context: 'deep_search_results' };
  const all: OpenedList = { items, context: 'search_results' };
  const cards = items.slice(0, CARDS_MAX).map((item, at) => ({
    // The chosen take the places of the candidates, rather than moving there from others.
    key: `${reply.phase === 'done' ? 'chosen' : 'found'} ${item.id}`,
    content: (
      <ItemCard
        item={item}
        from={reasons.has(item.id) ? deep : all}
        slots={slots}
        isFirst={at < FIRST_CARDS}
      />
    ),
  }));
  const more = ids.length - CARDS_MAX;
  if (more > 0) {
    cards.push({
      key: 'more',
      content: (
        <Button look="outline" className={styles.more} onClick={() => onShowResults(turn.key)}>
          See all {ids.length}
        </Button>
      ),
    });
  }
  if (cards.length === 0 && !isWaiting) return null;
  // Far from the screen a row is only its place: a hundred rows would keep the browser busy.
  const near = isWaiting ? WAITING : cards;
  const count = reply.phase === 'done' ? ids.length : null;
  return (
    <CardStrip
      label={reply.title ?? 'Items'}
      title={
        isSearch ? <StripTitle title={hasNewTitle ? reply.title : null} count={count} /> : null
      }
      cards={isNear ? near : []}
      isCompact
    />
  );
}

interface StripTitleProps {
  /** Null where the reply before said it already: then their number stands there. */
  title: string | null;
  count: number | null;
}

const StripTitle = ({ title, count }: StripTitleProps) =>
  title === null ? (
    <p className={styles.count}>{count === null ? null : shownText(count)}</p>
  ) : (
    <h3 className={styles.title}>{title}</h3>
  );
