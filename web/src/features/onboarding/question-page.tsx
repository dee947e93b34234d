import type { ReactNode } from 'react';
import { Kicker } from '../../ui/text/kicker.tsx';
import { Wordmark } from '../../ui/text/wordmark.tsx';
import styles from './question-page.module.css';
import { StepHeading } from './step-heading.tsx';
import { progressOf, type Step } from './steps.ts';

interface QuestionPageProps {
  step: Step;
  /** The line above the title. */
  kicker: string;
  title: string;
  /** What it is for, in a sentence or two. */
  deck: string;
  /** The buttons that lead on. */
  footer: ReactNode;
  children: ReactNode;
}

/** A page of the questionnaire: the progress above, the questions, and the ways on at the bottom. */
export function QuestionPage({ step, kicker, title, deck, footer, children }: QuestionPageProps) {
  const percent = progressOf(step) * 100;
  return (
    <div className={styles.page}>
      <header className={styles.masthead}>
        <Wordmark />
        <p className={styles.folio}>{step} / 3</p>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label="Progress"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(percent)}
          aria-valuetext={`Step ${step} of 3`}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
      </header>
      <main className={styles.content}>
        <div className={styles.opening}>
          <Kicker className={styles.kicker}>{kicker}</Kicker>
          <StepHeading className={styles.title}>{title}</StepHeading>
          <p className={styles.deck}>{deck}</p>
        </div>
        {children}
      </main>
      <div className={styles.footer}>{footer}</div>
    </div>
  );
}
