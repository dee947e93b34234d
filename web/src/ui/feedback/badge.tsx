import type { ComponentProps } from 'react';
import styles from './badge.module.css';

/** A few words in a pill over a picture; where it stands is up to the picture. */
export const Badge = ({ className = '', ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={`${styles.badge} ${className}`} />
);
