import type { Outfit } from '@modiste/contract/entities/chat-message';
import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { ChatSlots } from '../chat-slots.ts';
import type { Absence, ConversationState } from '../store/conversation-state.ts';
import type { Replaced } from '../store/replace-piece.ts';
import { ItemCard } from './item-card.tsx';
import styles from './outfit-card.module.css';

interface OutfitCardProps {
  outfit: Outfit;
  items: Readonly<Record<string, Item>>;
  /** Those that are not to be had. */
  absent: ConversationState['absent'];
  slots: ChatSlots;
  /** Puts another piece in the place of one; null where that cannot be done. */
  onReplace: ((itemId: string) => Promise<Replaced>) | null;
}

/** "Shoes" and "jewelry" are not counted one by one. */
const isUncounted = (label: string) => /([^s]s|wear|jewelry)$/i.test(label);

const TOLD = {
  replaced: (label: string) =>
    `Your outfit has ${isUncounted(label) ? 'other' : 'another'} ${label} now.`,
  'nothing-else': (label: string) => `I found no other ${label} for this outfit.`,
} as const;

/** "Another dress", "Other shoes". */
const anotherText = (label: string) =>
  `${isUncounted(label) ? 'Other' : 'Another'} ${label.toLowerCase()}`;

/** The place of a piece that is not there yet, or not any more. */
const MissingPiece = ({ absence }: { absence: Absence | undefined }) =>
  absence === 'gone' ? (
    <p className={`${styles.waiting} ${styles.gone}`}>No longer available</p>
  ) : (
    <Skeleton className={styles.waiting} />
  );

/** A whole outfit: its pieces in a row, why they go together, and what they cost in all. */
export function OutfitCard({ outfit, items, absent, slots, onReplace }: OutfitCardProps) {
  const titleId = useId();
  const [replacing, setReplacing] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const { name, reason, total, pieces } = outfit;
  const known = pieces.flatMap(({ item_id }) => items[item_id] ?? []);
  const from = { items: known, context: 'search_results' } as const;

  const replace = async ({ role, label, item_id }: Outfit['pieces'][number]) => {
    if (onReplace === null || replacing !== null) return;
    setReplacing(role);
    setTold('');
    const replaced = await onReplace(item_id);
    setReplacing(null);
    setTold(replaced === 'failed' ? '' : TOLD[replaced](label.toLowerCase()));
  };

  return (
    <article className={styles.outfit} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {name}
        </h3>
        <p className={styles.total}>
          <strong>{formatPrice(total)}</strong> in all
        </p>
      </header>
      <ul className={styles.pieces} data-count={pieces.length}>
        {pieces.map((piece) => {
          const item = items[piece.item_id];
          return (
            <li key={piece.role} aria-busy={replacing === piece.role} className={styles.piece}>
              {item === undefined ? (
                <MissingPiece absence={absent.get(piece.item_id)} />
              ) : (
                <ItemCard
                  item={{ ...item, reason: undefined }}
                  from={from}
                  slots={slots}
                  sizes="(min-width: 640px) 200px, 40vw"
                />
              )}
              {onReplace !== null && (
                <button
                  type="button"
                  className={styles.another}
                  data-presses="repeatable"
                  onClick={() => void replace(piece)}
                >
                  <RefreshCw size={14} aria-hidden="true" />
                  {anotherText(piece.label)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.reason}>{reason}</p>
      <div className={styles.actions}>
        {known.length === pieces.length && slots.saveAllOf(known)}
        <p role="status" className={styles.told}>
          {told}
        </p>
      </div>
    </article>
  );
}
