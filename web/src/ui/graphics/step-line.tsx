import type { CSSProperties } from 'react';
import styles from './step-line.module.css';

interface Step {
  /** From when on it was so much, in milliseconds of the epoch. */
  atMs: number;
  value: number;
}

interface StepLineProps {
  /** What is drawn, in a sentence; the caption of the table for those who listen. */
  label: string;
  columns: readonly [time: string, value: string];
  /** Oldest first, at least one. */
  steps: readonly Step[];
  untilMs: number;
  timeOf: (atMs: number) => string;
  textOf: (value: number) => string;
}

const WIDTH = 100;
const HEIGHT = 40;

/** A value that jumps from one step to the next, drawn small; a table says the same in words. */
export function StepLine({ label, columns, steps, untilMs, timeOf, textOf }: StepLineProps) {
  const fromMs = steps[0]?.atMs ?? untilMs;
  const values = steps.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const xOf = (atMs: number) => ((atMs - fromMs) / Math.max(untilMs - fromMs, 1)) * WIDTH;
  const yOf = (value: number) =>
    lowest === highest ? HEIGHT / 2 : ((highest - value) / (highest - lowest)) * HEIGHT;
  const path = steps
    .map(({ atMs, value }, index) =>
      index === 0 ? `M0 ${yOf(value)}` : `H${xOf(atMs)}V${yOf(value)}`,
    )
    .join('');
  const last = yOf(steps.at(-1)?.value ?? lowest);
  const today: CSSProperties = { top: `${(last / HEIGHT) * 100}%` };
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} aria-hidden="true">
        <div className={styles.values}>
          <span>{textOf(highest)}</span>
          <span>{textOf(lowest)}</span>
        </div>
        <div className={styles.plot}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={styles.lines}
            aria-hidden="true"
          >
            <path className={styles.area} d={`${path}H${WIDTH}V${HEIGHT}H0Z`} />
            <path className={styles.line} d={`${path}H${WIDTH}`} />
          </svg>
          <span className={styles.dot} style={today} />
        </div>
        <div className={styles.times}>
          <span>{timeOf(fromMs)}</span>
          <span>{timeOf(untilMs)}</span>
        </div>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ atMs, value }) => (
              <tr key={atMs}>
                <th scope="row">{timeOf(atMs)}</th>
                <td>{textOf(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
