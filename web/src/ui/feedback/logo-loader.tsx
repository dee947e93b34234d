import { LOADER_DELAY_MS, LOADER_TURN_MS } from '@modiste/contract/limits';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../device/reduced-motion.ts';
import styles from './logo-loader.module.css';

/** The mark of the product, in the color of the text around it. */
const Logo = () => (
  <svg className={styles.logo} viewBox="12 14 40 42" fill="currentColor" aria-hidden="true">
    <path d="M15 47V17h3.6L32 38.5 45.4 17H49v30h-5V27.6L33.2 45h-2.4L20 27.6V47z" />
    <circle cx="32" cy="52.5" r="2.2" />
  </svg>
);

/** The mark, a quarter turn on every two seconds. */
export function TurningLogo() {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!prefersReducedMotion()) setTurns((done) => done + 1);
    }, LOADER_TURN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.mark} style={{ transform: `rotate(${turns * 90}deg)` }}>
      <Logo />
    </span>
  );
}

/** The mark of the product turns while the app loads; a short wait is not announced. */
export function LogoLoader() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.place}>
      {isLate && (
        <>
          <TurningLogo />
          <span className="visually-hidden">Loading</span>
        </>
      )}
    </div>
  );
}
