import { STYLE_PICTURE_MS } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';
import { useState } from 'react';
import { Link } from 'wouter';
import { Picture } from '../../../items/picture.tsx';
import { ItemLink } from '../frames/item-link.tsx';
import { PictureStack } from '../frames/picture-stack.tsx';
import type { HomeSlots } from '../home-slots.ts';
import { useTurns } from '../motion.ts';
import type { OutfitView } from '../trends/outfit-view.ts';
import styles from './pick-panel.module.css';

const LEAD_SIZES = '(min-width: 900px) 36vw, (min-width: 640px) 58vw, 100vw';
const PIECE_SIZES = '(min-width: 640px) 120px, 20vw';

interface PickPanelProps {
  outfit: OutfitView;
  isShown: boolean;
  /** Whether it is shown now or next, so that its pictures are wanted. */
  isNear: boolean;
  isMoving: boolean;
  slots: HomeSlots;
}

/** One outfit: its pieces one after another in large, and all of them beside. */
export function PickPanel({ outfit, isShown, isNear, isMoving, slots }: PickPanelProps) {
  const { key, name, reason, total, pieces } = outfit;
  const [turns, setTurned] = useState(0);
  const turned = turns % pieces.length;
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  useTurns({ isMoving, everyMs: STYLE_PICTURE_MS }, () => setTurned((turned + 1) % pieces.length));
  const items = pieces.map(({ item }) => item);
  const outfitLink = slots.outfitLink(key);
  return (
    <article className={styles.panel} aria-label={name} data-shown={isShown} inert={!isShown}>
      <Link {...outfitLink} className={styles.lead} aria-label={`See the whole outfit: ${name}`}>
        {wasNear && (
          <PictureStack
            pictures={pieces.map(({ picture }) => picture)}
            shown={turned}
            sizes={LEAD_SIZES}
          />
        )}
      </Link>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {reason !== '' && <p className={styles.reason}>{reason}</p>}
      </div>
      <ul className={styles.pieces} aria-label={`Pieces of ${name}`}>
        {pieces.map(({ item, label, picture }, index) => (
          <li key={item.id}>
            <ItemLink
              className={styles.piece}
              item={item}
              among={items}
              ways={slots}
              aria-current={index === turned ? 'true' : undefined}
              onPointerEnter={() => setTurned(index)}
            >
              {wasNear && <Picture url={picture} alt="" sizes={PIECE_SIZES} />}
              <span className={styles.label}>{label}</span>
              <span className="visually-hidden">{item.short_description}, </span>
              <span className={styles.price}>
                {formatPrice(item.price, item.other_info.currency)}
              </span>
            </ItemLink>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Link {...outfitLink} className={styles.more}>
          Shop the outfit
        </Link>
        <span className={styles.total}>{formatPrice(total)}</span>
        {slots.notForMeOf?.(items, name)}
      </p>
    </article>
  );
}
