import { type ReactNode, useId } from 'react';
import { Kicker } from '../text/kicker.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  /** `section` where the page around it has a main part of its own. */
  as?: 'main' | 'section';
  kicker?: string;
  title: string;
  children: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
  role?: 'alert';
}

/** A page that only says something, such as that there is nothing at this address. */
export function MessagePage(props: MessagePageProps) {
  const { as: Element = 'main', kicker, title, children, actions, role } = props;
  const titleId = useId();
  return (
    <Element
      className={styles.page}
      role={role}
      aria-labelledby={Element === 'section' ? titleId : undefined}
    >
      {kicker !== undefined && <Kicker>{kicker}</Kicker>}
      <h1 id={titleId} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{children}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Element>
  );
}
