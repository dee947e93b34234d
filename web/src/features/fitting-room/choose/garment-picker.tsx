import type { Item } from '@modiste/contract/entities/item';
import type { ItemContext } from '@modiste/contract/values';
import { useSimilarItems } from '../../../items/item-queries.ts';
import { Picture } from '../../../items/picture.tsx';
import { shownPicture } from '../../../items/shown-color.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useRoom, wearItem } from '../state/room.ts';
import { type Slot, slotOf } from '../state/slots.ts';
import styles from './garment-picker.module.css';

/** Items of the shopper that may be chosen from inside the room. */
export interface Closet {
  title: string;
  items: readonly Item[];
  context: ItemContext | null;
}

const PIECES: Readonly<Record<Slot, string>> = {
  top: 'top',
  bottom: 'bottom',
  full_body: 'dress or suit',
};

interface GarmentPickerProps {
  /** The slot to choose for; null while nothing is chosen. */
  slot: Slot | null;
  closets: readonly Closet[];
  /** Whose clothes the mannequin that is chosen wears best; undefined with a photo. */
  gender: string | undefined;
  onClose: () => void;
}

interface ShelfProps {
  closet: Closet;
  onPick: (item: Item, closet: Closet) => void;
}

const Shelf = ({ closet, onPick }: ShelfProps) => (
  <section className={styles.shelf} aria-label={closet.title}>
    <h3 className={styles.title}>{closet.title}</h3>
    <ul className={styles.items}>
      {closet.items.map((item) => (
        <li key={item.id}>
          <button type="button" className={styles.item} onClick={() => onPick(item, closet)}>
            <Picture url={shownPicture(item)} alt="" sizes="120px" />
            <span className={styles.name}>{item.short_description}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** What is worn with which: the piece of the other slot stays on, any other is taken off. */
const BESIDE = { top: 'bottom', bottom: 'top' } as const;

/** What completes the look of the piece that stays on. */
function useMatching(slot: Slot | null): Closet {
  const worn = useRoom(({ slots }) =>
    slot === null || slot === 'full_body' ? undefined : slots[BESIDE[slot]]?.id,
  );
  const { data = [] } = useSimilarItems(worn ?? '', 'completeTheLook', worn !== undefined);
  return { title: 'Goes with what you’re wearing', items: data, context: null };
}

/** Pieces that are draped on the mannequin come first, and those that may be, second. */
const strangeness = ({ other_info }: Item, gender: string | undefined): number => {
  if (gender === undefined || other_info.gender === gender) return 0;
  return other_info.gender === 'Unisex' ? 1 : 2;
};

/** What fits a slot of each closet, every piece on the first shelf that has it. */
function shelvesFor({ slot, gender }: { slot: Slot; gender?: string }, closets: readonly Closet[]) {
  const shown = new Set<string>();
  return closets
    .map((closet): Closet => {
      const items = closet.items.filter((item) => slotOf(item) === slot && !shown.has(item.id));
      for (const { id } of items) shown.add(id);
      const byFit = items.toSorted((a, b) => strangeness(a, gender) - strangeness(b, gender));
      return { ...closet, items: byFit };
    })
    .filter(({ items }) => items.length > 0);
}

/** The garments that fit a slot: what goes with the look, what is saved, and what was looked at. */
export function GarmentPicker({ slot, closets, gender, onClose }: GarmentPickerProps) {
  const matching = useMatching(slot);
  const fitting = slot === null ? [] : shelvesFor({ slot, gender }, [matching, ...closets]);
  const name = slot === null ? '' : PIECES[slot];
  const pick = (item: Item, { context }: Closet) => {
    onClose();
    wearItem(item, { context, contextId: item.id });
  };
  return (
    <Dialog open={slot !== null} title={`Choose a ${name}`} onClose={onClose}>
      {fitting.length === 0 ? (
        <p className={styles.none}>
          Nothing to choose from yet. Save a {name} to your wishlist, or open one and press Try on.
        </p>
      ) : (
        fitting.map((closet) => <Shelf key={closet.title} closet={closet} onPick={pick} />)
      )}
    </Dialog>
  );
}
