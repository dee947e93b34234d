import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import type { ReactNode } from 'react';
import { StepLine } from '../../../ui/graphics/step-line.tsx';
import styles from './price-history.module.css';
import { formatDay, type PriceTruth } from './price-truth.ts';
import section from './section.module.css';
import { Section } from './section.tsx';

interface PriceHistoryProps {
  item: Item;
  /** Null where nothing is known yet. */
  truth: PriceTruth | null;
  nowMs: number;
  /** The price alert of the item. */
  alert: ReactNode;
}

/** What the item has cost, in words and as a line, and its price alert. */
export function PriceHistory({ item, truth, nowMs, alert }: PriceHistoryProps) {
  if (truth === null) return <div className={styles.alert}>{alert}</div>;
  return (
    <Section title="Price history">
      <p>{truth.lowest}</p>
      {truth.today !== '' && <p className={section.soft}>{truth.today}</p>}
      {truth.steps.length > 1 && (
        <div className={styles.line}>
          <StepLine
            label={`Price history of ${item.short_description}`}
            columns={['Date', 'Price']}
            steps={truth.steps.map(({ atMs, price }) => ({ atMs, value: price }))}
            untilMs={nowMs}
            timeOf={(atMs) => (atMs === nowMs ? 'Today' : formatDay(atMs, nowMs))}
            textOf={(price) => formatPrice(price, item.other_info.currency)}
          />
        </div>
      )}
      <div className={styles.alert}>{alert}</div>
    </Section>
  );
}
