import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isRunning } from '../../features/chat/store/conversation-state.ts';
import type { Conversation } from '../../features/chat/store/create-conversation.ts';
import { focusSearchBox } from '../../features/search/query-bar/search-box-focus.ts';
import type { SearchDraft, SearchDraftStore } from '../../features/search/state/search-draft.ts';
import { closeFailure } from '../../lib/failure-popup.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './bar-note.module.css';

/** So long a cleared conversation can be brought back by one press. */
const UNDO_MS = 8000;
const OVERLAYS = '[role="dialog"], [role="alertdialog"]';
const stay = () => undefined;

interface BarNoteProps {
  text: string;
  /** The word on the button that takes it back. */
  action: string;
  onAction: () => void;
}

/** What is to be known of the message in the query bar, and how to take it back. */
const BarNote = ({ text, action, onAction }: BarNoteProps) => (
  <div className={styles.note} role="status">
    <p>{text}</p>
    <Button look="link" className={styles.action} onClick={onAction}>
      {action}
    </Button>
  </div>
);

interface BarNotesInput {
  conversation: Conversation;
  draft: SearchDraftStore;
  startOver: () => () => void;
}

/** Undoes a Reset for a few seconds. */
function useUndo() {
  const [undo, setUndo] = useState<{ run: () => void } | null>(null);
  useEffect(() => {
    if (undo === null) return;
    const timer = setTimeout(() => setUndo(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo]);
  return [undo, setUndo] as const;
}

/** Editing the last message and clearing the conversation in the query bar, and taking both back. */
export function useBarNotes({ conversation, draft, startOver }: BarNotesInput) {
  const editing = useStore(conversation.store, (state) => state.editing);
  const writtenBefore = useRef<SearchDraft>({ text: '', attachment: null });
  const [undo, setUndo] = useUndo();

  const edit = (key: string) => {
    const turn = conversation.store.getState().turns.find((one) => one.key === key);
    if (turn === undefined) return;
    const { text, attachment } = turn.message;
    writtenBefore.current = draft.store.getState();
    draft.store.setState({ text, attachment });
    conversation.edit(key);
    focusSearchBox(stay);
  };
  const cancelEdit = () => {
    conversation.edit(null);
    draft.store.setState(writtenBefore.current);
    focusSearchBox(stay);
  };
  const reset = () => {
    closeFailure();
    const written = draft.store.getState();
    const goBack = startOver();
    draft.clear();
    setUndo({
      run: () => {
        setUndo(null);
        draft.store.setState(written);
        goBack();
      },
    });
  };
  const takeBack = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector(OVERLAYS) !== null) return;
    if (editing !== null) cancelEdit();
    else if (isRunning(conversation.store.getState())) conversation.stop();
  });
  useEffect(() => {
    document.addEventListener('keydown', takeBack);
    return () => document.removeEventListener('keydown', takeBack);
  }, []);

  let node: ReactNode = null;
  if (editing !== null) {
    node = <BarNote text="Editing your last message" action="Cancel" onAction={cancelEdit} />;
  } else if (undo !== null) {
    node = <BarNote text="Conversation cleared" action="Undo" onAction={undo.run} />;
  }
  return { node, edit, reset, clear: () => setUndo(null) };
}

export type BarNotes = ReturnType<typeof useBarNotes>;
