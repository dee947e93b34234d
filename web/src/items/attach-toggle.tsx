import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { Check, Paperclip } from 'lucide-react';
import { Tooltip } from '../ui/feedback/tooltip.tsx';
import { useTransientMessage } from '../ui/feedback/use-transient-message.ts';
import { IconButton } from '../ui/form/icon-button.tsx';

interface AttachToggleProps {
  item: Item;
  isAttached: boolean;
  /** Another item or picture is attached: there is room for one. */
  isTaken: boolean;
  onToggle: (item: Item) => void;
}

/** Takes an item into the search or out of it, and says so for a moment. */
export function AttachToggle({ item, isAttached, isTaken, onToggle }: AttachToggleProps) {
  const [note, say] = useTransientMessage();
  const name = item.short_description;
  const toggle = () => {
    say(isAttached ? MESSAGES.detached : MESSAGES.attached);
    onToggle(item);
  };
  return (
    <Tooltip text={note}>
      <IconButton
        label={isAttached ? `Remove ${name} from search` : `Add ${name} to search`}
        icon={isAttached ? Check : Paperclip}
        look="over-picture"
        size={16}
        aria-pressed={isAttached}
        disabled={isTaken && !isAttached}
        onClick={toggle}
      />
    </Tooltip>
  );
}
