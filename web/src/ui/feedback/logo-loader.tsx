import { LOADER_DELAY_MS, LOADER_TURN_MS } from '@modiste/contract/limits';
import { useEffect, useState } from 'react';
import { Logo } from './logo.tsx';
import styles from './logo-loader.module.css';

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function TurningLogo() {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isStill()) setTurns((done) => done + 1);
    }, LOADER_TURN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.mark} style={{ transform: `rotate(${turns * 90}deg)` }}>
      <Logo className={styles.logo} />
    </span>
  );
}

/** The mark of the product turns while the app is on its way; what comes soon is not announced. */
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
