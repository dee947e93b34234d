import { SquarePen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ChatList } from './chat-list.tsx';
import styles from './history.module.css';
import { SearchList } from './search-list.tsx';

const KINDS = [
  { value: 'chats', label: 'Chats' },
  { value: 'searches', label: 'Searches' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

interface HistoryPanelProps {
  open: boolean;
  /** The conversation that the page shows; null for none. */
  currentId: string | null;
  onOpenChat: (id: string) => void;
  onOpenSearch: (id: string) => void;
  onNewChat: () => void;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

/** What was talked about and searched for, from the left: to find again, open and delete. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { open, currentId, onOpenChat, onOpenSearch, onNewChat, onDeleted, onClose } = props;
  const isMember = useSession(({ user }) => user !== null);
  const [kind, setKind] = useState<Kind>('chats');
  /** Where it leads on to, once the panel has left the browser's history. */
  const onward = useRef<(() => void) | null>(null);
  const close = useBackToClose(open, () => {
    onClose();
    onward.current?.();
    onward.current = null;
  });
  const leaveFor = (go: () => void) => {
    onward.current = go;
    close();
  };
  return (
    <Sheet open={open} side="left" title="Chat History" onClose={close}>
      {isMember && (
        <div className={styles.panel}>
          <Button look="outline" className={styles.begin} onClick={() => leaveFor(onNewChat)}>
            <SquarePen size={17} aria-hidden="true" />
            New conversation
          </Button>
          <RadioGroup
            legend="What to list"
            look="inline"
            options={KINDS}
            value={kind}
            onChange={setKind}
          />
          {kind === 'chats' ? (
            <ChatList
              currentId={currentId}
              onOpen={(id) => leaveFor(() => onOpenChat(id))}
              onDeleted={onDeleted}
            />
          ) : (
            <SearchList onOpen={(id) => leaveFor(() => onOpenSearch(id))} />
          )}
        </div>
      )}
    </Sheet>
  );
}
