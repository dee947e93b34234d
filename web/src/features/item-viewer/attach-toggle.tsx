import { MESSAGES } from '@modiste/contract/messages';
import { Paperclip } from 'lucide-react';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { useTransientMessage } from '../../ui/feedback/use-transient-message.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';

interface AttachToggleProps {
  isAttached: boolean;
  /** Something is attached: there is room for one. */
  isTaken: boolean;
  /** Nothing is attached by pressing it, and nothing is said of it. */
  isOffer?: boolean;
  onToggle: () => void;
}

/** Puts the item into the search or takes it out, and says so for a second. */
export function AttachToggle({
  isAttached,
  isTaken,
  isOffer = false,
  onToggle,
}: AttachToggleProps) {
  const [note, say] = useTransientMessage();
  return (
    <Tooltip text={note} side="below">
      <IconButton
        label="Attach to search"
        icon={Paperclip}
        look={isAttached ? 'solid' : 'plain'}
        aria-pressed={isAttached}
        disabled={isTaken && !isAttached}
        onClick={() => {
          if (!isOffer) say(isAttached ? MESSAGES.detached : MESSAGES.attached);
          onToggle();
        }}
      />
    </Tooltip>
  );
}
