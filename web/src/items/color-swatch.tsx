import type { Color } from '@modiste/contract/values';
import styles from './color-swatch.module.css';

/** A dot of the color; decoration only, since its name is beside it. */
export const ColorSwatch = ({ color }: { color: Color }) => (
  <span className={styles.swatch} data-color={color} aria-hidden="true" />
);
