import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { type ComponentProps, type ComponentType, createElement, useState } from 'react';
import { HeartToggle } from '../../items/heart-toggle.tsx';
import { showFailure } from '../../lib/failure-popup.ts';
import { keepOnce } from '../../lib/keep-once.ts';
import type { RemovalQuestion } from './removal-question.tsx';
import { isSavedIn } from './store/wishlist-state.ts';
import { useWishlist, useWishlistState } from './use-wishlist.ts';

type Question = ComponentType<ComponentProps<typeof RemovalQuestion>>;

/** Fetched when first wanted: most hearts are pressed to save. */
const loadQuestion = keepOnce(async (): Promise<Question> => {
  const { RemovalQuestion: question } = await import('./removal-question.tsx');
  return question;
});

/** The heart of an item: saves it at once, asks before it removes it. */
export function ItemHeart({ item }: { item: Item }) {
  const wishlist = useWishlist();
  const isSaved = useWishlistState((state) => isSavedIn(state, item.id));
  const isWaiting = useWishlistState(
    ({ pendingChanges }) => pendingChanges[item.id]?.isWaiting ?? false,
  );
  const [question, setQuestion] = useState<Question | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    try {
      const loaded = await loadQuestion();
      setQuestion(() => loaded);
      setIsAsking(true);
    } catch (cause) {
      console.error('The question before a removal did not arrive', cause);
      showFailure(MESSAGES.wishlist_update_failed);
    }
  };
  return (
    <>
      <HeartToggle
        item={item}
        isSaved={isSaved}
        isWaiting={isWaiting}
        onToggle={() => void (isSaved ? ask() : wishlist?.saveItem(item))}
      />
      {question !== null &&
        createElement(question, {
          item,
          open: isAsking,
          onConfirm: () => {
            setIsAsking(false);
            void wishlist?.removeItem(item.id);
          },
          onClose: () => setIsAsking(false),
        })}
    </>
  );
}
