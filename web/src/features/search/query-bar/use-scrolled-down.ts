import { useEffect, useState } from 'react';

/** Near the top of the page there is nothing to make room for. */
const TOP_PX = 120;
/** Less is a finger that trembles. */
const MOVED_PX = 16;

/** Whether the page was last scrolled down: somebody looks at what is there. */
export function useScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const top = window.scrollY;
      if (top > TOP_PX && Math.abs(top - last) < MOVED_PX) return;
      setIsDown(top > TOP_PX && top > last);
      last = top;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isDown;
}
