import type { ComponentProps } from 'react';

interface KickerProps extends ComponentProps<'p'> {
  /** The element it is; a heading where it names what follows. */
  as?: 'p' | 'h2' | 'h3' | 'span';
}

/** A small line in capitals over a title or a list, as in a magazine. */
export const Kicker = ({ as: Element = 'p', className = '', ...rest }: KickerProps) => (
  <Element {...rest} className={`kicker ${className}`} />
);
