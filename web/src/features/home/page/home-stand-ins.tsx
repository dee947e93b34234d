import { Link } from 'wouter';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button, LinkButton } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import styles from './home-stand-ins.module.css';

const WORDS = {
  empty: {
    title: 'Nothing in stores yet',
    text: 'As soon as there are clothes to choose from, your daily outfit will be here.',
  },
  failed: {
    title: 'Your page didn’t load',
    text: 'Try again in a moment. Search and your wishlist are there meanwhile.',
  },
  offline: {
    title: 'Your page needs a connection',
    text: 'It will open as soon as we can reach Modiste.',
  },
} as const;

interface HomeTroubleProps {
  cause: keyof typeof WORDS;
  searchHref: string;
  /** Null where nobody can be asked. */
  onAgain: (() => void) | null;
}

/** What stands where the page would, and the ways on. */
export const HomeTrouble = ({ cause, searchHref, onAgain }: HomeTroubleProps) => (
  <EmptyState title={WORDS[cause].title}>
    <p>{WORDS[cause].text}</p>
    {cause === 'failed' && onAgain !== null && <Button onClick={onAgain}>Try again</Button>}
    {cause === 'empty' && (
      <Link href={searchHref} asChild>
        <LinkButton>Go to Search</LinkButton>
      </Link>
    )}
  </EmptyState>
);

/** Keeps the place of what follows the outfit of the day. */
export const HomeWaiting = () => (
  <div className={styles.band}>
    <span className="visually-hidden" role="status">
      Loading your page
    </span>
    <Skeleton className={styles.title} />
    <Skeleton className={styles.picture} />
  </div>
);
