import { type PulseStatus, TABS } from '@modiste/contract/values';
import { CircleUserRound, Menu } from 'lucide-react';
import { Link } from 'wouter';
import { SEARCH_BOX_ID } from '../../features/search/query-bar/search-box-focus.ts';
import { Pulse } from '../../ui/feedback/pulse.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Wordmark } from '../../ui/text/wordmark.tsx';
import type { Tab } from '../navigation/tabs.ts';
import { AppStrip } from '../shell/app-strip.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  tab: Tab;
  hrefOf: (tab: Tab) => string;
  /** What the app is busy with, and the ways to the history and the account; absent without a server. */
  tools?: {
    status: PulseStatus;
    onPulse: () => void;
    isHistoryOpen: boolean;
    onHistory: () => void;
    onAccount: () => void;
    /** Takes the focus to the search box. */
    onSearchBox: () => void;
  };
}

/** The masthead: the title, the tabs, what the app is busy with and the way to the account. */
export const TopBar = ({ tab, hrefOf, tools }: TopBarProps) => (
  <header className={styles.bar}>
    <a className={`skip ${styles.skip}`} href="#content">
      Skip to content
    </a>
    {tools !== undefined && (
      <a
        className={`skip ${styles.skip}`}
        href={tab === 'Search' ? `#${SEARCH_BOX_ID}` : hrefOf('Search')}
        onClick={(event) => {
          event.preventDefault();
          tools.onSearchBox();
        }}
      >
        Skip to search
      </a>
    )}
    <div className={styles.start}>
      {tools !== undefined && (
        <IconButton
          className={styles.menu}
          label="Chat history"
          icon={Menu}
          size={22}
          aria-haspopup="dialog"
          aria-expanded={tools.isHistoryOpen}
          onClick={tools.onHistory}
        />
      )}
      <Wordmark className={styles.name} href="/" />
    </div>
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
    {tools !== undefined && (
      <div className={styles.tools}>
        <Pulse status={tools.status} onPress={tools.onPulse} />
        <IconButton
          label="Account"
          icon={CircleUserRound}
          size={22}
          aria-haspopup="dialog"
          onClick={tools.onAccount}
        />
      </div>
    )}
    <AppStrip className={styles.strip} />
  </header>
);
