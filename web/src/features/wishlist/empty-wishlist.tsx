import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/form/chip.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import styles from './empty-wishlist.module.css';

interface EmptyWishlistProps {
  ideas: readonly string[];
  onSearch: (query: string) => void;
  /** Pieces to begin with. */
  children: ReactNode;
}

/** Nothing is saved yet: what the heart is for, and where there is something to love. */
export const EmptyWishlist = ({ ideas, onSearch, children }: EmptyWishlistProps) => (
  <>
    <EmptyState title="A place for what you love">
      <p>
        Tap the heart <Heart className={styles.heart} size={16} aria-hidden="true" /> on any item to
        save it here. We’ll show you when its price drops.
      </p>
      <ul aria-label="Example searches">
        {ideas.map((query) => (
          <li key={query}>
            <Chip onPress={() => onSearch(query)}>{query}</Chip>
          </li>
        ))}
      </ul>
    </EmptyState>
    {children}
  </>
);
