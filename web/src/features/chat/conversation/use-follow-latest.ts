import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Turn } from '../store/conversation-state.ts';

/**
 * Brings what the shopper has just said to the top of the screen, where the reply comes in below it;
 * a conversation that is opened is shown from its latest message. Nothing else ever scrolls: what
 * comes in does not move what is being read.
 * @param list What holds the turns.
 * @param turns Null while they are loading.
 */
export function useFollowLatest(
  list: RefObject<HTMLElement | null>,
  turns: readonly Turn[] | null,
): void {
  const isLoaded = turns !== null;
  const lastKey = turns?.at(-1)?.key ?? null;
  const seen = useRef<string | null>(null);
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    if (!isLoaded) return;
    const isFirst = !isOpen.current;
    isOpen.current = true;
    const isKnown = seen.current === lastKey;
    seen.current = lastKey;
    const last = list.current?.lastElementChild;
    if (isKnown || lastKey === null || !last) return;
    // Coming back, the place where it was left is restored.
    if (isFirst && window.scrollY > 0) return;
    // Above the first message stands with whom one talks.
    const start =
      list.current?.childElementCount === 1 ? list.current.previousElementSibling : null;
    (start ?? last).scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [list, isLoaded, lastKey]);
}
