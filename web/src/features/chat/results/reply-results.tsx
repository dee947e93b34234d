import type { Item } from '@modiste/contract/entities/item';
import { sortItems } from '@modiste/contract/filters/sort-items';
import type { Sort } from '@modiste/contract/values';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { shownText } from '../../../items/item-count.ts';
import { GRID_PICTURE_SIZES, ItemGrid, WaitingGrid } from '../../../items/item-grid.tsx';
import { useScrollRestoration } from '../../../lib/history/use-scroll-restoration.ts';
import { usePulseStatus } from '../../../lib/page/use-pulse-status.ts';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { CardStrip } from '../cards/card-strip.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { OutfitList } from '../cards/outfit-list.tsx';
import type { ChatSlots } from '../chat-slots.ts';
import { ItemsNote } from '../conversation/items-note.tsx';
import { isAwaited, isRunning, itemIdsOf, resultsTitle } from '../store/conversation-state.ts';
import { type Conversation, resultsOf } from '../store/create-conversation.ts';
import bubble from './reply-bubble.module.css';
import styles from './reply-results.module.css';

const WAITING_TILES = 10;
const FIRST_TILES = 6;

interface ReplyResultsProps {
  conversation: Conversation;
  /** The turn whose results are shown. */
  turnKey: string;
  slots: ChatSlots;
  /** The bar of sort and filters. */
  chips: ReactNode;
  onOpenChat: () => void;
}

const isSorted = (sort: Sort | null) => sort !== null && sort !== 'Relevance';
const inOrder = (items: readonly Item[], sort: Sort | null) =>
  isSorted(sort) ? sortItems(items, sort) : items;

/** The results of a reply: its outfits, those with a reason in a row, and the quick finds beneath. */
export function ReplyResults(props: ReplyResultsProps) {
  const { conversation, turnKey, slots, chips, onOpenChat } = props;
  const state = useStore(conversation.store);
  const status = usePulseStatus();
  const { turn, reply, deep, quick } = useMemo(() => resultsOf(state, turnKey), [state, turnKey]);
  const { sort } = state.filters;
  const isBusy = isRunning(state);
  useScrollRestoration(`${conversation.key} ${turnKey}`, reply !== null);
  useEffect(() => {
    if (reply !== null && reply.phase === 'done') conversation.needItems(itemIdsOf(reply));
  }, [conversation, reply]);

  const title = resultsTitle(state.turns, turn);
  const ids = reply === null ? [] : itemIdsOf(reply);
  const isWaiting =
    state.status === 'loading' ||
    reply?.phase === 'understanding' ||
    reply?.phase === 'finding' ||
    isAwaited(state, ids);
  const count = ids.length;
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <p className="kicker">Showing Results</p>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.count} role="status">
          {isWaiting || isBusy ? null : shownText(count)}
        </p>
      </header>
      {reply !== null && reply.text !== '' && (
        <ReplyBubble text={reply.text} isHidden={status !== 'idle'} onPress={onOpenChat} />
      )}
      {chips}
      {isWaiting ? (
        <WaitingGrid count={WAITING_TILES} />
      ) : (
        <>
          {turn !== undefined && reply !== null && reply.outfits.length > 0 && (
            <div className={styles.outfits}>
              <OutfitList
                conversation={conversation}
                turnKey={turn.key}
                reply={reply}
                slots={slots}
              />
            </div>
          )}
          <ItemsNote conversation={conversation} ids={ids} />
          <Lists deep={inOrder(deep, sort)} quick={inOrder(quick, sort)} slots={slots} />
        </>
      )}
      {!isWaiting && count === 0 && (
        <NoResults
          onOpenChat={onOpenChat}
          onRetry={turn?.trouble ? () => conversation.retry(turn.key) : null}
        />
      )}
    </div>
  );
}

interface NoResultsProps {
  onOpenChat: () => void;
  /** Set where they could not be looked for. */
  onRetry: (() => void) | null;
}

const NoResults = ({ onOpenChat, onRetry }: NoResultsProps) => (
  <EmptyState title={onRetry === null ? 'No results here' : 'The results didn’t load'}>
    {onRetry === null && <p>Tell your stylist what to change, or remove a filter.</p>}
    <ul>
      {onRetry !== null && (
        <li>
          <Button onClick={onRetry}>Try again</Button>
        </li>
      )}
      <li>
        <Button look="outline" onClick={onOpenChat}>
          Back to the conversation
        </Button>
      </li>
    </ul>
  </EmptyState>
);

interface ReplyBubbleProps {
  text: string;
  /** Whether the app is busy: nothing is said over what is about to change. */
  isHidden: boolean;
  onPress: () => void;
}

/** What the stylist said of the results, over them; pressed, it leads back to the conversation. */
const ReplyBubble = ({ text, isHidden, onPress }: ReplyBubbleProps) => (
  <button
    type="button"
    className={bubble.bubble}
    data-hidden={isHidden}
    aria-label={`Your stylist: ${text} Back to the conversation`}
    onClick={onPress}
  >
    <MessageCircle size={20} strokeWidth={1.5} aria-hidden="true" />
    <span className={bubble.text}>{text}</span>
  </button>
);

interface ListsProps {
  deep: readonly Item[];
  quick: readonly Item[];
  slots: ChatSlots;
}

function Lists({ deep, quick, slots }: ListsProps) {
  const titleId = useId();
  const fromDeep = { items: deep, context: 'deep_search_results' } as const;
  const fromQuick = { items: quick, context: 'search_results' } as const;
  return (
    <>
      {deep.length > 0 && (
        <div className={styles.deep}>
          <CardStrip
            label="Picked for a reason"
            title={<h2 className={styles.subtitle}>Picked for a reason</h2>}
            cards={deep.map((item, at) => ({
              key: item.id,
              content: (
                <ItemCard item={item} from={fromDeep} slots={slots} isFirst={at < FIRST_TILES} />
              ),
            }))}
          />
        </div>
      )}
      {quick.length > 0 && (
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.subtitle}>
            Quick Finds
          </h2>
          <ItemGrid
            label="Quick Finds"
            tiles={quick.map((item) => ({
              key: item.id,
              content: (
                <ItemCard item={item} from={fromQuick} slots={slots} sizes={GRID_PICTURE_SIZES} />
              ),
            }))}
          />
        </section>
      )}
    </>
  );
}
