import type { ComponentProps } from 'react';
import styles from './skeleton.module.css';

/** Keeps the place of what is loading; a mere shape, unless it is given a name. */
export const Skeleton = ({ className = '', ...rest }: ComponentProps<'span'>) => (
  <span
    aria-hidden={rest['aria-label'] === undefined ? 'true' : undefined}
    {...rest}
    className={`${styles.skeleton} ${className}`}
  />
);
