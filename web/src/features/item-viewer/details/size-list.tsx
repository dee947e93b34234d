import type { Item } from '@modiste/contract/entities/item';
import { useSession } from '../../../lib/session.ts';
import { ownSizes, sizeSystem } from './own-sizes.ts';
import section from './section.module.css';
import styles from './size-list.module.css';

/** Whether the shopper's sizes are in stock; empty where the item has none of them or is not sold. */
function describeOwn(
  { other_info: { availability, sold_out_sizes } }: Item,
  own: readonly string[],
) {
  if (own.length === 0 || availability !== 'in_stock') return '';
  const gone = own.filter((size) => sold_out_sizes.includes(size));
  const left = own.filter((size) => !sold_out_sizes.includes(size));
  const verb = (sizes: readonly string[]) => (sizes.length === 1 ? 'is' : 'are');
  const name = (sizes: readonly string[]) =>
    `Your ${sizes.length === 1 ? 'size' : 'sizes'} ${sizes.join(' and ')} ${verb(sizes)}`;
  if (left.length === 0) return `${name(gone)} sold out.`;
  if (gone.length === 0) return `${name(left)} in stock.`;
  return `${name(left)} in stock; ${gone.join(' and ')} ${verb(gone)} sold out.`;
}

/** Every size: the sold-out ones struck through, the shopper's own outlined, both also named. */
export function SizeList({ item }: { item: Item }) {
  const soldOut = item.other_info.sold_out_sizes;
  const worn = useSession(({ user }) => user?.preferences);
  const own = ownSizes(item, worn);
  const ownSizesText = describeOwn(item, own);
  const system = sizeSystem(item);
  return (
    <>
      <ul className={styles.sizes} aria-label="Sizes">
        {item.sizes.map((size) => {
          const isSoldOut = soldOut.includes(size);
          const isOwn = own.includes(size);
          return (
            <li key={size} className={styles.size} data-sold-out={isSoldOut} data-own={isOwn}>
              {size}
              {isOwn && <span className="visually-hidden"> (your size)</span>}
              {isSoldOut && <span className="visually-hidden"> (sold out)</span>}
            </li>
          );
        })}
      </ul>
      {system !== '' && <p className={section.soft}>{system}</p>}
      {ownSizesText !== '' && <p className={section.soft}>{ownSizesText}</p>}
    </>
  );
}
