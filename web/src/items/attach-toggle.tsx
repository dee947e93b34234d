import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { Check, Paperclip } from 'lucide-react';
import { Tooltip } from '../ui/feedback/tooltip.tsx';
import { useTransientMessage } from '../ui/feedback/use-transient-message.ts';
import { IconButton } from '../ui/form/icon-button.tsx';

interface AttachToggleProps {
  item: Item;
  isAttached: boolean;
  /** Something else is attached: a search takes one attachment. */
  isTaken: boolean;
  /** It leads to something else first, such as signing in, so that pressing it confirms nothing. */
  isOffer?: boolean;
  /** Where it is: on the picture of a tile, or in the bar over one item. */
  look?: 'over-picture' | 'bar';
  onToggle: (item: Item) => void;
}

/** How it looks in the bar, where the item it is about need not be named. */
const barLook = (isAttached: boolean) =>
  ({
    label: 'Attach to search',
    icon: Paperclip,
    look: isAttached ? 'solid' : 'plain',
  }) as const;

const tileLook = (name: string, isAttached: boolean) =>
  ({
    label: isAttached ? `Remove ${name} from search` : `Add ${name} to search`,
    icon: isAttached ? Check : Paperclip,
    look: 'over-picture',
    size: 16,
  }) as const;

/** Adds an item to the search or removes it, and confirms it for a moment. */
export function AttachToggle(props: AttachToggleProps) {
  const { item, isAttached, isTaken, isOffer = false, look = 'over-picture', onToggle } = props;
  const [note, say] = useTransientMessage();
  const isInBar = look === 'bar';
  return (
    <Tooltip text={note} side={isInBar ? 'below' : 'above'}>
      <IconButton
        {...(isInBar ? barLook(isAttached) : tileLook(item.short_description, isAttached))}
        aria-pressed={isAttached}
        disabled={isTaken && !isAttached}
        onClick={() => {
          if (!isOffer) say(isAttached ? MESSAGES.detached : MESSAGES.attached);
          onToggle(item);
        }}
      />
    </Tooltip>
  );
}
