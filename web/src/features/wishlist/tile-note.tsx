import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { Button } from '../../ui/form/button.tsx';
import { PriceNote } from './price-note.tsx';
import { isUnavailable } from './store/price-since.ts';
import styles from './tile-note.module.css';

interface TileNoteProps {
  item: SavedItem;
  isWaiting: boolean;
  onSearch: (query: string) => void;
}

/** What is to be said of a saved piece: its price since, or where to find one like it. */
export const TileNote = ({ item, isWaiting, onSearch }: TileNoteProps) => (
  <>
    {isUnavailable(item) ? (
      <Button
        look="quiet"
        className={styles.similar}
        aria-label={`Find items like ${item.short_description}`}
        onClick={() => onSearch(item.short_description)}
      >
        Find similar
      </Button>
    ) : (
      <PriceNote item={item} />
    )}
    {isWaiting && <p className={styles.waiting}>Will be saved when you’re back online</p>}
  </>
);
