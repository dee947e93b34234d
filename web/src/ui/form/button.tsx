import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonLook = 'solid' | 'outline' | 'quiet' | 'danger' | 'link';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
}

/** What a button looks like; `link` reads as a word of the text around it. */
const buttonClass = (look: ButtonLook, className = ''): string =>
  `${styles.button} ${styles[look]} ${className}`;

/** A button with words on it. */
export const Button = ({ look = 'solid', className, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={buttonClass(look, className)} />
);

interface LinkButtonProps extends ComponentProps<'a'> {
  look?: ButtonLook;
}

/** A link that looks like a button: it leads to another page. Inside the app, the child of a Link. */
export const LinkButton = ({ look = 'solid', className, children, ...rest }: LinkButtonProps) => (
  <a {...rest} className={buttonClass(look, className)}>
    {children}
  </a>
);
