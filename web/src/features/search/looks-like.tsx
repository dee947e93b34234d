import type { LooksLike as Seen } from '@modiste/contract/calls/search';
import type { PictureKind } from '@modiste/contract/values';
import styles from './looks-like.module.css';

interface LooksLikeProps {
  seen: Seen;
  onChoose: (kind: PictureKind) => void;
  /** Leads to typing. */
  onElse: () => void;
}

/** What the attached picture seems to show, and what else it may be: a tap corrects it. */
export const LooksLike = ({ seen, onChoose, onElse }: LooksLikeProps) => (
  <section className={styles.looks} aria-label="What the picture shows">
    <p>
      Looks like: <strong>{seen.label}</strong>
    </p>
    <ul className={styles.options} aria-label="Or is it">
      {seen.options.map(({ label, kind }) => (
        <li key={kind}>
          <button type="button" className={styles.option} onClick={() => onChoose(kind)}>
            {label}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.option} onClick={onElse}>
          Something else
        </button>
      </li>
    </ul>
  </section>
);
