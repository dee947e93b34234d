import { SCROLL_TOP_HIDE_MS, SCROLL_TOP_THRESHOLD_PX } from '@modiste/contract/limits';
import { ArrowUpToLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../device/reduced-motion.ts';
import { IconButton } from '../form/icon-button.tsx';
import styles from './scroll-top-button.module.css';

/** Whether the page was scrolled up a moment ago while far from its top. */
function useScrollingUp(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let lastTop = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const top = window.scrollY;
      const isUp = top < lastTop && top > SCROLL_TOP_THRESHOLD_PX;
      lastTop = top;
      clearTimeout(timer);
      setIsShown(isUp);
      if (isUp) timer = setTimeout(() => setIsShown(false), SCROLL_TOP_HIDE_MS);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, []);
  return isShown;
}

/** Brings the page back to its top; there while one scrolls up. */
export function ScrollTopButton() {
  const isShown = useScrollingUp();
  if (!isShown) return null;
  return (
    <div className={styles.place}>
      <IconButton
        label="Back to top"
        icon={ArrowUpToLine}
        look="floating"
        onClick={() =>
          window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
        }
      />
    </div>
  );
}
