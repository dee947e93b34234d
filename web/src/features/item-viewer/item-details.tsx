import type { Item } from '@modiste/contract/entities/item';
import type { Ref } from 'react';
import { ColorSwatch } from '../../items/color-swatch.tsx';
import { Price } from '../../items/price.tsx';
import { BuyLink } from './buy-link.tsx';
import styles from './item-details.module.css';
import { itemFacts } from './item-facts.ts';
import { SizeList } from './size-list.tsx';

const STOCK_NOTES = {
  in_stock: null,
  out_of_stock: 'Out of stock at the moment.',
  unavailable: 'This item is no longer available.',
} as const;

interface ItemDetailsProps {
  item: Item;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Everything there is to read about an item, and the way to buy it. */
export function ItemDetails({ item, headingRef }: ItemDetailsProps) {
  const stockNote = STOCK_NOTES[item.other_info.availability];
  const paragraphs = item.description.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  return (
    <div className={styles.details}>
      <p className={styles.brand}>{item.brand}</p>
      <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
        {item.short_description}
      </h2>
      <p className={styles.price}>
        <Price price={item.price} fullPrice={item.full_price} />
      </p>
      {stockNote !== null && <p className={styles.stock}>{stockNote}</p>}
      {item.reason !== undefined && <p className={styles.reason}>{item.reason}</p>}
      {item.colors.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.label}>Colors</h3>
          <ul className={styles.colors}>
            {item.colors.map((color) => (
              <li key={color} className={styles.color}>
                <ColorSwatch color={color} />
                {color}
              </li>
            ))}
          </ul>
        </section>
      )}
      {item.sizes.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.label}>Sizes</h3>
          <SizeList item={item} />
        </section>
      )}
      <section className={styles.section}>
        <h3 className={styles.label}>Details</h3>
        {paragraphs.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
        <dl className={styles.facts}>
          {itemFacts(item).map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.term}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <BuyLink item={item} />
    </div>
  );
}
