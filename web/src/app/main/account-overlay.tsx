import { MESSAGES } from '@modiste/contract/messages';
import { usePart } from '../shell/use-part.ts';
import { loadAccountPanel } from './load-overlays.ts';

interface AccountOverlayProps {
  open: boolean;
  onClose: () => void;
}

/** The account panel, fetched when it is first opened. */
export function AccountOverlay({ open, onClose }: AccountOverlayProps) {
  const showAccountPanel = usePart({
    name: 'account-panel',
    load: loadAccountPanel,
    isWanted: open,
    failure: MESSAGES.unexpected,
    onFailed: onClose,
  });
  return showAccountPanel({ open, onClose });
}
