import { FEEDBACK_PARTS } from './feedback-parts.tsx';
import { FORM_PARTS } from './form-parts.tsx';
import styles from './gallery.module.css';
import { LAYOUT_PARTS } from './layout-parts.tsx';
import type { Part } from './part.ts';

const PARTS: readonly Part[] = [...FORM_PARTS, ...FEEDBACK_PARTS, ...LAYOUT_PARTS];
const SCHEMES = ['light', 'dark'] as const;

const States = ({ states }: Part) => (
  <ul className={styles.states}>
    {states.map(({ state, content, isFocused }) => (
      <li key={state} className={styles.state}>
        <p className={styles.caption}>{state}</p>
        <div data-focused={isFocused} className={styles.content}>
          {content}
        </div>
      </li>
    ))}
  </ul>
);

/** Every part of the kit in every state, light beside dark; there while developing only. */
export const Gallery = () => (
  <main className={styles.page}>
    <h1>The kit</h1>
    {PARTS.map((part) => (
      <section key={part.name} className={styles.part}>
        <h2>{part.name}</h2>
        {part.note !== undefined && <p className={styles.caption}>{part.note}</p>}
        <div className={styles.schemes}>
          {SCHEMES.map((scheme) => (
            <div key={scheme} className={styles.scheme} data-scheme={scheme}>
              <States {...part} />
            </div>
          ))}
        </div>
      </section>
    ))}
  </main>
);
