import type { Item } from '@modiste/contract/entities/item';
import { ArrowUpRight } from 'lucide-react';
import { Picture } from '../../../items/picture.tsx';
import { Price } from '../../../items/price.tsx';
import { storeAddress, storeName } from '../../../items/store-address.ts';
import { ItemLink } from '../frames/item-link.tsx';
import type { HomeSlots } from '../home-slots.ts';
import type { Piece } from '../trends/outfit-view.ts';
import styles from './outfit-piece.module.css';

interface OutfitPieceProps {
  piece: Piece;
  among: readonly Item[];
  slots: HomeSlots;
}

/** One piece of an outfit, and the link to the store that sells it. */
export function OutfitPiece({ piece: { item, label, picture }, among, slots }: OutfitPieceProps) {
  const address = storeAddress(item);
  return (
    <article className={styles.piece}>
      <ItemLink className={styles.item} item={item} among={among} ways={slots}>
        <span className={styles.picture}>
          <Picture url={picture} alt="" sizes="120px" />
        </span>
        <span className={styles.words}>
          <span className="kicker">{label}</span>
          <span className={styles.name}>{item.short_description}</span>
          <span className={styles.brand}>{item.brand}</span>
          <Price
            price={item.price}
            fullPrice={item.full_price}
            currency={item.other_info.currency}
          />
        </span>
      </ItemLink>
      <div className={styles.actions}>
        {slots.heartOf(item)}
        {slots.notForMeOf?.([item], item.short_description)}
      </div>
      {address !== null && (
        <a
          className={styles.store}
          href={address}
          target="_blank"
          rel="sponsored nofollow noopener"
        >
          View on {storeName(item)}
          <ArrowUpRight size={16} aria-hidden="true" />
          <span className="visually-hidden"> (opens in a new tab): {item.short_description}</span>
        </a>
      )}
    </article>
  );
}
