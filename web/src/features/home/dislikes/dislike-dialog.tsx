import type { Item } from '@modiste/contract/entities/item';
import { useRef } from 'react';
import { ColorSwatch } from '../../../items/color-swatch.tsx';
import { Picture } from '../../../items/picture.tsx';
import { useBackToClose } from '../../../lib/history/use-back-to-close.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type DislikeChoice, dislikeChoices } from './dislike-choices.ts';
import styles from './dislike-dialog.module.css';

interface DislikeDialogProps {
  open: boolean;
  pieces: readonly Item[];
  /** Told what was chosen, or null; only once the dialog is closed, as the page changes then. */
  onClose: (chosen: DislikeChoice | null) => void;
}

/** Asks what of a piece or an outfit is not for the person. */
export function DislikeDialog({ open, pieces, onClose }: DislikeDialogProps) {
  const chosen = useRef<DislikeChoice | null>(null);
  const close = useBackToClose(open, () => {
    onClose(chosen.current);
    chosen.current = null;
  });
  const choose = (choice: DislikeChoice) => {
    chosen.current = choice;
    close();
  };
  return (
    <Dialog open={open} title="What’s not for you?" onClose={close}>
      <ul className={styles.choices}>
        {dislikeChoices(pieces).map((choice) => (
          <li key={choice.label}>
            <button type="button" className={styles.choice} onClick={() => choose(choice)}>
              <span className={styles.sign}>
                {choice.said.kind === 'item' && (
                  <Picture url={choice.picture} alt="" sizes="48px" />
                )}
                {choice.color !== undefined && <ColorSwatch color={choice.color} />}
                {choice.said.kind === 'outfit' && (
                  <span className={styles.count} aria-hidden="true">
                    {pieces.length}
                  </span>
                )}
              </span>
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        You won’t see it on Home anymore. Take anything back in Account, under Not for Me.
      </p>
    </Dialog>
  );
}
