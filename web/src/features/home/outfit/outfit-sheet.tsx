import { PAGES } from '@modiste/contract/paths';
import { formatPrice } from '@modiste/contract/price';
import { Info } from 'lucide-react';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import type { HomeSlots } from '../home-slots.ts';
import type { OutfitView } from '../trends/outfit-view.ts';
import { OutfitPiece } from './outfit-piece.tsx';
import styles from './outfit-sheet.module.css';

interface OutfitSheetProps {
  outfit: OutfitView;
  open: boolean;
  slots: HomeSlots;
  onClose: () => void;
}

/** A whole outfit: each piece with what it costs and where it is sold. */
export function OutfitSheet({ outfit, open, slots, onClose }: OutfitSheetProps) {
  const { name, reason, total, pieces } = outfit;
  const items = pieces.map(({ item }) => item);
  return (
    <Sheet
      open={open}
      title={name}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <p>
            {pieces.length} pieces <strong className={styles.total}>{formatPrice(total)}</strong>
          </p>
          {slots.saveAllOf?.(items)}
        </div>
      }
    >
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      <ul className={styles.pieces}>
        {pieces.map((piece) => (
          <li key={piece.item.id} className={styles.piece}>
            <OutfitPiece piece={piece} among={items} slots={slots} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Paid links: we may earn a commission.
        <a className={styles.info} href={PAGES.affiliateTerms} aria-label="About affiliate links">
          <Info size={16} aria-hidden="true" />
        </a>
      </p>
    </Sheet>
  );
}
