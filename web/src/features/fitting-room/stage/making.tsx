import { useEffect, useState } from 'react';
import { TurningLogo } from '../../../ui/feedback/logo-loader.tsx';
import { useRoom } from '../state/room.ts';
import type { Slot } from '../state/slots.ts';
import styles from './making.module.css';

const LATE_MS = 7_000;

const STEPS: Readonly<Record<Slot, string>> = {
  bottom: 'Fitting the bottom',
  top: 'Fitting the top',
  full_body: 'Fitting the outfit',
};

/** What is being done, over the blurred picture. */
export function Making({ slot }: { slot: Slot }) {
  const isPair = useRoom(({ slots }) => slots.top !== null && slots.bottom !== null);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const count = isPair ? `, ${slot === 'bottom' ? 1 : 2} of 2` : '';
  return (
    <div className={styles.making}>
      <TurningLogo />
      <p className={styles.loading}>Loading</p>
      <p className={styles.step}>{isLate ? 'Still at it. Almost there' : STEPS[slot] + count}</p>
    </div>
  );
}
