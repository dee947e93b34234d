import { useConnection } from '../../lib/connection.ts';
import { useNewVersion } from '../../lib/new-version.ts';
import { useSession } from '../../lib/session.ts';
import { lookForServer } from '../../lib/watch-connection.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './app-strip.module.css';

interface News {
  text: string;
  look: 'trouble' | 'news';
  way?: { name: string; act: () => void };
}

const OFFLINE: News = { text: 'You’re offline.', look: 'trouble' };
const MEMBER_OFFLINE: News = { ...OFFLINE, text: 'You’re offline. Your wishlist is still here.' };

const AWAY: News = {
  text: 'We can’t reach Modiste. Still trying.',
  look: 'trouble',
  way: { name: 'Try now', act: () => void lookForServer() },
};

const NEW_VERSION: News = {
  text: 'A new version is ready.',
  look: 'news',
  way: { name: 'Reload', act: () => location.reload() },
};

function useNews(): News | null {
  const { status } = useConnection();
  const { isReady } = useNewVersion();
  const isMember = useSession((session) => session.status !== 'out');
  if (status === 'server-away') return AWAY;
  if (status === 'no-network') return isMember ? MEMBER_OFFLINE : OFFLINE;
  return isReady ? NEW_VERSION : null;
}

/** What there is to know of the app itself: that it cannot reach its server, or is outdated. */
export function AppStrip({ className }: { className: string | undefined }) {
  const news = useNews();
  return (
    <div className={`${styles.place} ${className ?? ''}`} data-look={news?.look}>
      {/* Spelled out, so that an open layer leaves it to screen readers. */}
      <p role="status" aria-live="polite" className={styles.text}>
        {news?.text}
      </p>
      {news?.way !== undefined && (
        <Button look="link" className={styles.way} onClick={news.way.act}>
          {news.way.name}
        </Button>
      )}
    </div>
  );
}
