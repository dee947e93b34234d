import { type RefObject, useEffect, useState } from 'react';

interface InViewOptions {
  /** How much the window is grown or shrunk by before it is asked, as for `rootMargin`. */
  margin: string;
  /** Whether what was once in view stays so. */
  isOnce?: boolean;
}

/** Where an element is in the window; `within` where the browser cannot tell. */
export function useInView(
  element: RefObject<Element | null>,
  { margin, isOnce = false }: InViewOptions,
): 'above' | 'within' | 'below' {
  const [place, setPlace] = useState<'above' | 'within' | 'below'>(
    'IntersectionObserver' in window ? 'below' : 'within',
  );
  const isSettled = isOnce && place === 'within';
  useEffect(() => {
    const { current } = element;
    if (current === null || isSettled || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        const isAbove = last.boundingClientRect.top < 0;
        setPlace(last.isIntersecting ? 'within' : isAbove ? 'above' : 'below');
      },
      { rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, margin, isSettled]);
  return place;
}
