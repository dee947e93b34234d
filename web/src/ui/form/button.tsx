import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'solid' | 'outline' | 'quiet' | 'danger';
}

/** A button with words on it. */
export const Button = ({ look = 'solid', className, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={`${styles.button} ${styles[look]} ${className ?? ''}`}
  />
);
