import type { Ref } from 'react';
import type { ChatSlots } from '../chat-slots.ts';
import type { Turn } from '../store/conversation-state.ts';
import type { Conversation } from '../store/create-conversation.ts';

/** What the parts of a turn show, and what they can do. */
export interface TurnProps {
  turn: Turn;
  isLast: boolean;
  /** Whether its title was not said by the reply before. */
  hasNewTitle: boolean;
  /** Whether its results were shown last. */
  isShown: boolean;
  /** Whether a reply is being produced. */
  isBusy: boolean;
  conversation: Conversation;
  slots: ChatSlots;
  onSay: (text: string) => void;
  onEdit: (key: string) => void;
  onShowResults: (key: string) => void;
  /** Marks the end of what it shows. */
  endRef?: Ref<HTMLDivElement> | undefined;
}
