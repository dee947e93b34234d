import { ArrowDown } from 'lucide-react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../../../ui/device/reduced-motion.ts';
import { useInView } from '../../../ui/device/use-in-view.ts';
import { Button } from '../../../ui/form/button.tsx';
import styles from './latest-button.module.css';

/** What is only a little below is seen coming. */
const BELOW = '0px 0px 40%';

/** Leads to the end of the conversation; there while that is out of sight below. */
export function LatestButton({ end }: { end: RefObject<HTMLElement | null> }) {
  const place = useInView(end, { margin: BELOW });
  if (place !== 'below') return null;
  const show = () =>
    end.current?.scrollIntoView({
      block: 'center',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  return (
    <div className={styles.place}>
      <Button look="outline" className={styles.button} onClick={show}>
        <ArrowDown size={16} aria-hidden="true" />
        Latest
      </Button>
    </div>
  );
}
