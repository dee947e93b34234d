import { BOTTOM_LENGTHS, BOTTOM_SIZES, BOTTOM_WAISTS } from '@modiste/contract/values';
import styles from './bottom-sizes.module.css';
import type { SizeChoice } from './size-choice.ts';

const itemsText = (count: number | undefined) => {
  if (count === undefined) return undefined;
  return count === 1 ? '1 item' : `${count} items`;
};

/** Waist by length in inches; only the combinations that are made can be picked. */
export const BottomSizes = ({ chosen, onToggle, counts }: SizeChoice) => (
  <table className={styles.grid}>
    <caption className={styles.caption}>Bottoms, waist × length in inches</caption>
    <thead>
      <tr>
        <th className={`${styles.head} ${styles.corner}`} scope="col">
          <span aria-hidden="true">W/L</span>
          <span className="visually-hidden">Waist</span>
        </th>
        {BOTTOM_LENGTHS.map((length) => (
          <th key={length} className={styles.head} scope="col">
            {length}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {BOTTOM_WAISTS.map((waist) => (
        <tr key={waist}>
          <th className={styles.head} scope="row">
            {waist}
          </th>
          {BOTTOM_LENGTHS.map((length) => {
            const size = `${waist}x${length}`;
            return (
              <td key={length} className={styles.cell}>
                {BOTTOM_SIZES.includes(size) && (
                  <button
                    type="button"
                    className={styles.pick}
                    aria-label={`Waist ${waist}, length ${length}`}
                    aria-pressed={chosen.clothing_canonical_size.includes(size)}
                    title={itemsText(counts?.clothing_canonical_size[size])}
                    data-empty={counts?.clothing_canonical_size[size] === 0}
                    onClick={() => onToggle('clothing_canonical_size', size)}
                  />
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
