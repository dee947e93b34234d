import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

interface LinkButtonProps extends ComponentProps<'a'> {
  look?: ButtonLook;
}

/** A link that looks like a button: it leads to another page. Inside the app, the child of a Link. */
export const LinkButton = ({ look = 'solid', className, children, ...rest }: LinkButtonProps) => (
  <a {...rest} className={buttonClass(look, className)}>
    {children}
  </a>
);
