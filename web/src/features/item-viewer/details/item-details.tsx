import type { Item } from '@modiste/contract/entities/item';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { priceHistoryQuery } from '../../../items/item-queries.ts';
import tile from '../../../items/item-tile.module.css';
import { Price } from '../../../items/price.tsx';
import { Kicker } from '../../../ui/text/kicker.tsx';
import { BuyLink } from './buy-link.tsx';
import { ColorList } from './color-list.tsx';
import styles from './item-details.module.css';
import { itemFacts } from './item-facts.ts';
import { LongText } from './long-text.tsx';
import { PriceHistory } from './price-history.tsx';
import { describePrices } from './price-truth.ts';
import section from './section.module.css';
import { Section } from './section.tsx';
import { SizeList } from './size-list.tsx';

interface ItemDetailsProps {
  item: Item;
  /** The name of the color on show. */
  color: string | undefined;
  onColor: (name: string) => void;
  /** The price alert of the item. */
  alert: ReactNode;
  /** The way to try it on. */
  tryOn: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
}

const Facts = ({ item }: { item: Item }) => (
  <dl className={styles.facts}>
    {itemFacts(item).map(({ name, value }) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.term}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Everything there is to read about an item, and the link to buy it. */
export function ItemDetails(props: ItemDetailsProps) {
  const { item, color, onColor, alert, tryOn, headingRef } = props;
  const { data: history, dataUpdatedAt: nowMs } = useQuery(priceHistoryQuery(item.id));
  const truth = history === undefined ? null : describePrices(history, nowMs);
  const { colors, sizes, other_info: info } = item;
  return (
    <div className={styles.details}>
      <Kicker className={tile.brand}>{item.brand}</Kicker>
      <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
        {item.short_description}
      </h2>
      <p className={styles.price}>
        <Price price={item.price} fullPrice={item.full_price} currency={info.currency} />{' '}
        {truth?.isAtLowest === true && <span className={styles.lowest}>Lowest price</span>}
      </p>
      {tryOn !== undefined && <div className={styles.tryOn}>{tryOn}</div>}
      {item.reason !== undefined && <p className={section.reason}>{item.reason}</p>}
      <Section title="Colors" isShown={colors.length > 0 || info.color_names.length > 0}>
        <ColorList item={item} color={color} onColor={onColor} />
      </Section>
      <Section title="Sizes" isShown={sizes.length > 0}>
        <SizeList item={item} />
      </Section>
      <PriceHistory item={item} truth={truth} nowMs={nowMs} alert={alert} />
      <Section title="Details">
        <LongText text={item.description} />
        <Facts item={item} />
      </Section>
      <BuyLink item={item} />
    </div>
  );
}
