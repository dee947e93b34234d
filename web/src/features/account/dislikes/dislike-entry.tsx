import type { Dislike } from '@modiste/contract/entities/dislike';
import { ColorSwatch } from '../../../items/color-swatch.tsx';
import { Picture } from '../../../items/picture.tsx';
import { failureMessage } from '../../../lib/call.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useTakeBack } from './dislike-queries.ts';
import styles from './dislikes.module.css';

const KINDS = { item: 'Piece', outfit: 'Outfit', color: 'Color' } as const;

interface DislikeEntryProps {
  dislike: Dislike;
  onTaken: () => void;
}

/** One thing that is not for the shopper, with the way to take that back. */
export function DislikeEntry({ dislike, onTaken }: DislikeEntryProps) {
  const { kind, color, label, image } = dislike;
  const take = useTakeBack();
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span className={styles.sign}>
          {color === null ? (
            <Picture url={image ?? undefined} alt="" sizes="56px" />
          ) : (
            <ColorSwatch color={color} />
          )}
        </span>
        <p className={styles.words}>
          <span className="kicker">{KINDS[kind]}</span>
          {label}
        </p>
        <Button
          look="quiet"
          aria-label={`Take back “${label}”`}
          disabled={take.isPending}
          onClick={() => take.mutate(dislike, { onSuccess: onTaken })}
        >
          Take back
        </Button>
      </div>
      {take.error !== null && (
        <p role="alert" className={styles.problem}>
          {failureMessage(take.error, 'That wasn’t taken back. Try again.')}
        </p>
      )}
    </li>
  );
}
