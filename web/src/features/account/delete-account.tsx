import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import styles from './account.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { useProof } from './use-proof.ts';

/** The way out for good. */
export function DeleteAccount() {
  const proof = useProof();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.stack}>
      <p className={styles.text}>Permanently delete your account and everything in it.</p>
      <Button look="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      <DeleteDialog open={isAsking} proof={proof} onClose={() => setIsAsking(false)} />
    </div>
  );
}
