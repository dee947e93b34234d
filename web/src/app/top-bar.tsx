import { type PulseStatus, TABS } from '@modiste/contract/values';
import { CircleUserRound } from 'lucide-react';
import { Link } from 'wouter';
import { IconButton } from '../ui/icon-button.tsx';
import { Pulse } from '../ui/pulse.tsx';
import type { Tab } from './tabs.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  tab: Tab;
  hrefOf: (tab: Tab) => string;
  status: PulseStatus;
  onPulse: () => void;
  onAccount: () => void;
}

/** The masthead: the title, the tabs, what the app is busy with and the way to the account. */
export const TopBar = ({ tab, hrefOf, status, onPulse, onAccount }: TopBarProps) => (
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
    <div className={styles.tools}>
      <Pulse status={status} onPress={onPulse} />
      <IconButton
        label="Account"
        icon={CircleUserRound}
        size={22}
        aria-haspopup="dialog"
        onClick={onAccount}
      />
    </div>
  </header>
);
