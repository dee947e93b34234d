import type { Item } from '@modiste/contract/entities/item';
import { useEffect, useId, useRef } from 'react';
import { ColorSwatch } from '../../../items/color-swatch.tsx';
import { Picture } from '../../../items/picture.tsx';
import { useBackToClose } from '../../../lib/history/use-back-to-close.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { colorChoices, type DislikeChoice, pieceChoices } from './dislike-choices.ts';
import styles from './dislike-dialog.module.css';
import { DISLIKE_NOTICE_ID } from './use-dislike.ts';

interface ColorChipProps {
  choice: DislikeChoice;
  onChoose: (choice: DislikeChoice) => void;
}

const ColorChip = ({ choice, onChoose }: ColorChipProps) => (
  <button type="button" className={styles.color} onClick={() => onChoose(choice)}>
    {choice.said.kind === 'color' && <ColorSwatch color={choice.said.color} />}
    {choice.label}
  </button>
);

interface DislikeDialogProps {
  open: boolean;
  pieces: readonly Item[];
  /** Told what was chosen, or null; only once the dialog is closed, as the page changes then. */
  onClose: (chosen: DislikeChoice | null) => void;
}

/** Asks what of a piece or an outfit is not for the person. */
export function DislikeDialog({ open, pieces, onClose }: DislikeDialogProps) {
  const colorsId = useId();
  const chosen = useRef<DislikeChoice | null>(null);
  useEffect(() => {
    if (open) chosen.current = null;
  }, [open]);
  const close = useBackToClose(open, () => {
    onClose(chosen.current);
  });
  const choose = (choice: DislikeChoice) => {
    chosen.current = choice;
    close();
  };
  const colors = colorChoices(pieces);
  return (
    <Dialog
      open={open}
      title="What’s not for you?"
      finalFocus={() =>
        chosen.current === null ? null : document.getElementById(DISLIKE_NOTICE_ID)
      }
      onClose={close}
    >
      <ul className={styles.choices}>
        {pieceChoices(pieces).map((choice) => (
          <li key={choice.label}>
            <button type="button" className={styles.choice} onClick={() => choose(choice)}>
              <span className={styles.sign}>
                {choice.said.kind === 'item' ? (
                  <Picture url={choice.picture} alt="" sizes="48px" />
                ) : (
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
      {colors.length > 0 && (
        <section aria-labelledby={colorsId} className={styles.colors}>
          <h3 id={colorsId} className={styles.title}>
            Or anything in one of its colors
          </h3>
          {colors.map((choice) => (
            <ColorChip key={choice.label} choice={choice} onChoose={choose} />
          ))}
        </section>
      )}
      <p className={styles.note}>
        You won’t see it on Home anymore. Take it back anytime in Account, under Not for Me.
      </p>
    </Dialog>
  );
}
