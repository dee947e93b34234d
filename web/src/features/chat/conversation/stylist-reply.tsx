import { useEffect, useRef } from 'react';
import { useInView } from '../../../ui/device/use-in-view.ts';
import { Chip } from '../../../ui/form/chip.tsx';
import { OutfitList } from '../cards/outfit-list.tsx';
import {
  hasResults,
  isSearch,
  itemIdsOf,
  type Reply,
  type Turn,
} from '../store/conversation-state.ts';
import { FilterChanges } from './filter-changes.tsx';
import { ItemsNote } from './items-note.tsx';
import { Marker } from './marker.tsx';
import { RememberedLine } from './remembered-line.tsx';
import { ReplyItems } from './reply-items.tsx';
import { ReplyText } from './reply-text.tsx';
import styles from './stylist-reply.module.css';
import type { TurnProps } from './turn-props.ts';

/** So near the window, a stored reply gets its items. */
const NEAR = '1200px 0px';
const SPOKEN_OF_MAX = 4;

/** An answer may speak of a few items; a search, and what lists many, is about them. */
const isAbout = (turn: Turn, { deep, outfits, itemIds }: Reply) =>
  isSearch(turn) || deep.length + outfits.length > 0 || itemIds.length > SPOKEN_OF_MAX;

interface StylistReplyProps extends TurnProps {
  reply: Reply;
}

/** What the stylist answers: pictures first, then words, then what could be said next. */
export function StylistReply(props: StylistReplyProps) {
  const { turn, reply, isLast, isBusy, conversation, onSay, onShowResults } = props;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { margin: NEAR, isOnce: true }) === 'within';
  const isDone = reply.phase === 'done';
  useEffect(() => {
    if (isNear && isDone) conversation.needItems(itemIdsOf(reply));
  }, [conversation, reply, isNear, isDone]);

  return (
    <div ref={place} className={styles.reply}>
      <h2 className="visually-hidden">Your stylist said</h2>
      {turn.understood?.filterChange && (
        <FilterChanges
          change={turn.understood.filterChange}
          conversation={conversation}
          turnKey={turn.key}
          isLatest={isLast}
          isBusy={isBusy}
        />
      )}
      <ReplyBody {...props} isNear={isNear} />
      <ItemsNote conversation={conversation} ids={itemIdsOf(reply)} />
      {reply.remembered.length > 0 && (
        <RememberedLine
          remembered={reply.remembered}
          onForget={(id) => void conversation.forget(turn.key, id)}
        />
      )}
      {isDone && hasResults(reply) && isAbout(turn, reply) && (
        <Marker isCurrent={props.isShown} onPress={() => onShowResults(turn.key)}>
          {props.isShown ? 'Showing Results' : 'Show Results'}
        </Marker>
      )}
      {isLast && isDone && !isBusy && reply.suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label="Suggested replies">
          {reply.suggestions.map((text) => (
            <li key={text}>
              <Chip onPress={() => onSay(text)}>{text}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is found with a few words, or whole outfits, which speak for themselves after a few words. */
function ReplyBody(props: StylistReplyProps & { isNear: boolean }) {
  const { turn, reply } = props;
  if (reply.outfits.length > 0) return <OutfitReply {...props} />;
  // An element of its own: the row of items takes its place, rather than pushing it down.
  if (reply.phase === 'understanding') return <ReplyText reply={reply} />;
  return (
    <div className={styles.body} data-words-first={!isAbout(turn, reply)}>
      <ReplyItems {...props} isSearch={isAbout(turn, reply)} />
      <ReplyText reply={reply} />
    </div>
  );
}

function OutfitReply({ turn, reply, slots, conversation, hasNewTitle }: StylistReplyProps) {
  return (
    <>
      {reply.title !== null && hasNewTitle && <h3 className={styles.title}>{reply.title}</h3>}
      <ReplyText reply={reply} />
      <OutfitList conversation={conversation} turnKey={turn.key} reply={reply} slots={slots} />
    </>
  );
}
