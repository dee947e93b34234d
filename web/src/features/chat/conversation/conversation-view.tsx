import { useRef } from 'react';
import { useStore } from 'zustand';
import { useScrollRestoration } from '../../../lib/history/use-scroll-restoration.ts';
import { LogoLoader } from '../../../ui/feedback/logo-loader.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import type { ChatSlots } from '../chat-slots.ts';
import { hasNewTitle, isRunning } from '../store/conversation-state.ts';
import type { Conversation } from '../store/create-conversation.ts';
import { ConversationStart } from './conversation-start.tsx';
import styles from './conversation-view.module.css';
import { LatestButton } from './latest-button.tsx';
import { ReplyAnnouncer } from './reply-announcer.tsx';
import { TurnView } from './turn-view.tsx';
import { useFollowLatest } from './use-follow-latest.ts';

interface ConversationViewProps {
  conversation: Conversation;
  slots: ChatSlots;
  /** Says something in the shopper's name. */
  onSay: (text: string) => void;
  /** Has the message of a turn edited. */
  onEdit: (key: string) => void;
  onShowResults: (key: string) => void;
  onStartOver: () => void;
}

/** The conversation with the stylist, from its start to the latest reply. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, slots } = props;
  const { store } = conversation;
  const status = useStore(store, (state) => state.status);
  const turns = useStore(store, (state) => state.turns);
  const shown = useStore(store, (state) => state.shown);
  const isBusy = useStore(store, isRunning);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useScrollRestoration(conversation.key, status === 'ready');
  useFollowLatest(list, status === 'ready' ? turns : null);
  const lastKey = turns.at(-1)?.key;

  if (status === 'loading') return <LogoLoader />;
  if (status !== 'ready') {
    return (
      <Unopened
        isMissing={status === 'missing'}
        onRetry={() => void conversation.reload()}
        onStartOver={props.onStartOver}
      />
    );
  }
  return (
    <div className={styles.page}>
      <ConversationStart isEmpty={turns.length === 0} onSay={props.onSay} />
      {/* Not read out piece by piece while it grows: the announcer says each reply once, whole. */}
      <div
        ref={list}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        aria-busy={isBusy}
        className={styles.turns}
      >
        {turns.map((turn) => (
          <TurnView
            key={turn.key}
            turn={turn}
            isLast={turn.key === lastKey}
            hasNewTitle={hasNewTitle(turns, turn)}
            isShown={turn.key === shown}
            isBusy={isBusy}
            conversation={conversation}
            slots={slots}
            onSay={props.onSay}
            onEdit={props.onEdit}
            onShowResults={props.onShowResults}
            endRef={turn.key === lastKey ? end : undefined}
          />
        ))}
      </div>
      <ReplyAnnouncer key={conversation.key} turns={turns} />
      {turns.length > 0 && <LatestButton key={lastKey} end={end} />}
    </div>
  );
}

interface UnopenedProps {
  isMissing: boolean;
  onRetry: () => void;
  onStartOver: () => void;
}

/** A conversation that is not there any more, or did not load. */
const Unopened = ({ isMissing, onRetry, onStartOver }: UnopenedProps) => (
  <div className={`${styles.page} ${styles.unopened}`}>
    <EmptyState
      title={isMissing ? 'This conversation isn’t available' : 'The conversation didn’t load'}
    >
      <p>
        {isMissing
          ? 'It may have been deleted. You can start a new one.'
          : 'Everything you and your stylist said is still stored.'}
      </p>
      <ul>
        {!isMissing && (
          <li>
            <Button onClick={onRetry}>Try again</Button>
          </li>
        )}
        <li>
          <Button look={isMissing ? 'solid' : 'outline'} onClick={onStartOver}>
            New conversation
          </Button>
        </li>
      </ul>
    </EmptyState>
  </div>
);
