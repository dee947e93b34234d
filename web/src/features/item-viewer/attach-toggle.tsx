import { TOOLTIP_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { Paperclip } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface AttachToggleProps {
  isAttached: boolean;
  onToggle: () => void;
}

/** Puts the item into the search or takes it out, and says so for a second. */
export function AttachToggle({ isAttached, onToggle }: AttachToggleProps) {
  const [said, setSaid] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), TOOLTIP_MS);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <Tooltip text={said?.text ?? null} side="below">
      <IconButton
        label="Attach to search"
        icon={Paperclip}
        look={isAttached ? 'solid' : 'plain'}
        aria-pressed={isAttached}
        onClick={() => {
          setSaid({ text: isAttached ? MESSAGES.detached : MESSAGES.attached });
          onToggle();
        }}
      />
    </Tooltip>
  );
}
