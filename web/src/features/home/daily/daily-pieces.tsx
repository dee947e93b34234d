import type { DailyOutfit } from '@modiste/contract/entities/trends-schema';
import { DAILY_PICTURE_MS } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';
import { useState } from 'react';
import { Link } from 'wouter';
import { Picture } from '../../../items/picture.tsx';
import { LinkButton } from '../../../ui/form/button.tsx';
import { ItemLink } from '../frames/item-link.tsx';
import { PictureStack } from '../frames/picture-stack.tsx';
import type { HomeSlots } from '../home-slots.ts';
import { useHold, useIsMoving, useTurns } from '../motion.ts';
import type { OutfitView } from '../trends/outfit-view.ts';
import styles from './daily-outfit.module.css';

const LEAD_SIZES = '(min-width: 900px) 50vw, 100vw';
const PIECE_SIZES = '(min-width: 900px) 120px, 20vw';

interface DailyPiecesProps {
  outfit: OutfitView;
  words: DailyOutfit;
  slots: HomeSlots;
}

/** The pieces of the day in small, and each after the other in large. */
export function DailyPieces({ outfit, words, slots }: DailyPiecesProps) {
  const { pieces, total } = outfit;
  const [turns, setShown] = useState(0);
  // A new page may have fewer pieces.
  const shown = turns % pieces.length;
  const { isHeld, hold } = useHold();
  const isMoving = useIsMoving(isHeld);
  const turning = { isMoving, everyMs: DAILY_PICTURE_MS, from: shown };
  useTurns(turning, () => setShown((shown + 1) % pieces.length));
  const items = pieces.map(({ item }) => item);
  const outfitLink = slots.outfitLink(outfit.key);
  return (
    <>
      <div className={styles.lead} {...hold}>
        <Link {...outfitLink} className={styles.leadLink} aria-label="See the whole outfit">
          <PictureStack
            pictures={pieces.map(({ picture }) => picture)}
            shown={shown}
            sizes={LEAD_SIZES}
            isFirst
          />
        </Link>
        <p className={styles.caption} aria-hidden="true">
          {pieces.map(({ item, label }, index) => (
            <span key={item.id} className={styles.captionText} data-shown={index === shown}>
              <span className="kicker">
                {index + 1} / {pieces.length} · {label}
              </span>
              {item.short_description}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.text} {...hold}>
        {words.intro !== '' && <p className={styles.intro}>{words.intro}</p>}
        {words.reason !== '' && <p className={styles.reason}>{words.reason}</p>}
        <ul className={styles.pieces} aria-label="Pieces">
          {pieces.map(({ item, label, picture }, index) => (
            <li key={item.id} className={styles.piece}>
              <ItemLink
                className={styles.pieceLink}
                item={item}
                among={items}
                ways={slots}
                aria-current={index === shown ? 'true' : undefined}
                onPointerEnter={() => setShown(index)}
                onFocus={() => setShown(index)}
              >
                <Picture url={picture} alt="" sizes={PIECE_SIZES} />
                <span className={styles.label}>{label}</span>
                <span className="visually-hidden">{item.short_description}, </span>
                <span className={styles.price}>
                  {formatPrice(item.price, item.other_info.currency)}
                </span>
              </ItemLink>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Link {...outfitLink} asChild>
            <LinkButton>Shop the outfit</LinkButton>
          </Link>
          <p className={styles.total}>
            {pieces.length} pieces, <strong>{formatPrice(total)}</strong>
          </p>
          {slots.notForMeOf?.(items, 'today’s outfit')}
        </div>
      </div>
    </>
  );
}
