import { TAGLINE_TURN_MS } from '@modiste/contract/limits';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/device/media-query.ts';
import styles from './tagline.module.css';

const LINES = ['Personalized Style', 'Virtual Try-On', 'All in One Modiste'] as const;

/**
 * What the product is, in one line and three that take turns. All of them are there for screen
 * readers at any time, and for everybody where motion is not wanted.
 */
export function Tagline() {
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(
      () => setCurrent((shown) => (shown + 1) % LINES.length),
      TAGLINE_TURN_MS,
    );
    return () => clearInterval(timer);
  }, [isPaused]);
  return (
    <div className={styles.tagline}>
      <h1 className={styles.title}>Your AI Fashion Designer</h1>
      <div className={styles.turning}>
        <ul className={styles.lines} data-still={isStill}>
          {LINES.map((line, index) => (
            <li key={line} className={styles.line} data-current={isStill || index === current}>
              {line}
            </li>
          ))}
        </ul>
        {!isStill && (
          <button
            type="button"
            className={styles.pause}
            aria-label={isPaused ? 'Play' : 'Pause'}
            data-paused={isPaused}
            onClick={() => setIsPaused(!isPaused)}
          />
        )}
      </div>
    </div>
  );
}
