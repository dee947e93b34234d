import { type PulseStatus, TABS } from '@modiste/contract/values';
import { Link } from 'wouter';
import { Pulse } from '../ui/pulse.tsx';
import type { Tab } from './tabs.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  tab: Tab;
  hrefOf: (tab: Tab) => string;
  status: PulseStatus;
  onPulse: () => void;
}

/** The masthead: the title, the tabs and what the app is busy with. */
export const TopBar = ({ tab, hrefOf, status, onPulse }: TopBarProps) => (
  <header className={styles.bar}>
    <a className={styles.skip} href="#content">
      Skip to the content
    </a>
    <Link className={styles.name} href="/">
      Modiste
    </Link>
    <nav className={styles.tabs} aria-label="Main">
      {TABS.map((name) => (
        <Link
          key={name}
          className={styles.tab}
          href={hrefOf(name)}
          aria-current={name === tab ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
    <div className={styles.pulse}>
      <Pulse status={status} onPress={onPulse} />
    </div>
  </header>
);
