import type { Item } from '@modiste/contract/entities/item';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/form/icon-button.tsx';
import styles from './heart-toggle.module.css';

interface HeartToggleProps {
  item: Item;
  isSaved: boolean;
  /** The change waits on this device until the server can be reached. */
  isWaiting?: boolean;
  /** Where it is: over a picture, or in a bar. */
  look?: 'over-picture' | 'plain';
  onToggle: (item: Item) => void;
}

function titleOf(isSaved: boolean, isWaiting: boolean): string {
  if (isWaiting) return `Will be ${isSaved ? 'saved' : 'removed'} when you’re back online`;
  return isSaved ? 'Remove from wishlist' : 'Save to wishlist';
}

/** The heart of an item: pressed while it is in the wishlist. */
export function HeartToggle(props: HeartToggleProps) {
  const { item, isSaved, isWaiting = false, look = 'over-picture', onToggle } = props;
  const [isNew, setIsNew] = useState(false);
  return (
    <IconButton
      label={`Save ${item.short_description}`}
      title={titleOf(isSaved, isWaiting)}
      icon={Heart}
      look={look}
      size={look === 'plain' ? 20 : 18}
      className={styles.heart}
      aria-pressed={isSaved}
      data-new={isNew && isSaved}
      data-waiting={isWaiting}
      onClick={() => {
        setIsNew(!isSaved);
        onToggle(item);
      }}
    />
  );
}
