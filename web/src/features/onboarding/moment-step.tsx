import { ONBOARDING_STEP_MS } from '@modiste/contract/limits';
import { useEffect, useEffectEvent } from 'react';
import { Wordmark } from '../../ui/text/wordmark.tsx';
import styles from './moment-step.module.css';
import { StepHeading } from './step-heading.tsx';

interface MomentStepProps {
  text: string;
  onOver: () => void;
}

/** A few words that stay for three seconds and then move on by themselves. */
export function MomentStep({ text, onOver }: MomentStepProps) {
  const moveOn = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => moveOn(), ONBOARDING_STEP_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.moment}>
      <Wordmark />
      <StepHeading className={styles.text}>{text}</StepHeading>
      <span className={styles.thread} aria-hidden="true" />
    </main>
  );
}
