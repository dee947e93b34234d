import { MESSAGES } from '@modiste/contract/messages';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from './account.module.css';

/** Signs out on this device, once that is confirmed. */
export function LogoutButton({ onLogout }: { onLogout: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const close = useBackToClose(isAsking, () => setIsAsking(false));
  const leave = async () => {
    setIsLeaving(true);
    await onLogout();
    setIsLeaving(false);
    setIsAsking(false);
  };
  return (
    <>
      <Button look="outline" className={styles.logout} onClick={() => setIsAsking(true)}>
        <LogOut size={16} aria-hidden="true" />
        Logout
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={MESSAGES.logout_confirm}
        action="Logout"
        isBusy={isLeaving}
        onConfirm={() => void leave()}
        onClose={close}
      />
    </>
  );
}
