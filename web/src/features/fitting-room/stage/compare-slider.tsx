import { ChevronsLeftRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './compare-slider.module.css';

const STEP = 2;
const MIDDLE = 50;

/** The pose as it was over the look: a slider moves the line between them. */
export function CompareSlider({ children }: { children: ReactNode }) {
  const [share, setShare] = useState(MIDDLE);
  const place: CSSProperties & Record<'--share', string> = { '--share': `${share}%` };
  return (
    <div className={styles.compare} style={place}>
      <div className={styles.before} aria-hidden="true">
        {children}
      </div>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.grip}>
          <ChevronsLeftRight size={18} strokeWidth={1.75} />
        </span>
      </span>
      <span className={`${styles.word} ${styles.left}`} aria-hidden="true">
        Before
      </span>
      <span className={`${styles.word} ${styles.right}`} aria-hidden="true">
        After
      </span>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={share}
        aria-label="Before and after"
        aria-valuetext={`${share}% before, ${100 - share}% after`}
        onChange={(event) => setShare(Number(event.target.value))}
      />
    </div>
  );
}
