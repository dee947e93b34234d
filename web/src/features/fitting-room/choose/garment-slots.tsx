import { Plus, X } from 'lucide-react';
import { Picture } from '../../../items/picture.tsx';
import { Price } from '../../../items/price.tsx';
import { shownPicture } from '../../../items/shown-color.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { removeItem, useRoom } from '../state/room.ts';
import { SLOT_NAMES, SLOTS, type Slot } from '../state/slots.ts';
import styles from './garment-slots.module.css';

interface GarmentSlotProps {
  slot: Slot;
  onChoose: (slot: Slot) => void;
}

/** One place for a garment: what is worn there, or the way to choose it. */
function GarmentSlot({ slot, onChoose }: GarmentSlotProps) {
  const item = useRoom(({ slots }) => slots[slot]);
  const name = SLOT_NAMES[slot];
  if (item === null) {
    return (
      <li className={styles.slot}>
        <button
          type="button"
          className={styles.empty}
          aria-haspopup="dialog"
          aria-label={`Choose: ${name}`}
          onClick={() => onChoose(slot)}
        >
          <span className={styles.frame}>
            <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
          </span>
          <span className={styles.name}>{name}</span>
        </button>
      </li>
    );
  }
  return (
    <li className={styles.slot}>
      <button
        type="button"
        className={styles.worn}
        aria-haspopup="dialog"
        aria-label={`${name}: ${item.short_description}. Change`}
        onClick={() => onChoose(slot)}
      >
        <span className={styles.frame}>
          <Picture url={shownPicture(item)} alt="" sizes="76px" />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>
          <span className="kicker">{item.brand}</span>
          <span className={styles.title}>{item.short_description}</span>
          <Price
            price={item.price}
            fullPrice={item.full_price}
            currency={item.other_info.currency}
          />
        </span>
      </button>
      <IconButton
        label={`Take off ${item.short_description}`}
        icon={X}
        size={14}
        className={styles.off}
        onClick={({ currentTarget }) => {
          // This button goes with the garment; the one beside it stays.
          currentTarget.parentElement?.querySelector('button')?.focus();
          removeItem(slot);
        }}
      />
    </li>
  );
}

/** The places of a look: a top and a bottom, or one piece for the whole body. */
export const GarmentSlots = ({ onChoose }: Pick<GarmentSlotProps, 'onChoose'>) => (
  <section className={styles.section} aria-labelledby="fitting-garments">
    <h2 id="fitting-garments" className={styles.heading}>
      Wearing
    </h2>
    <ul className={styles.slots}>
      {SLOTS.map((slot) => (
        <GarmentSlot key={slot} slot={slot} onChoose={onChoose} />
      ))}
    </ul>
  </section>
);
