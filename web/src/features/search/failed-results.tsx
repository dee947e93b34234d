import { Button } from '../../ui/button.tsx';
import styles from './empty-state.module.css';

/** The search failed; the popup says how, here is the way on. */
export const FailedResults = ({ onRetry }: { onRetry: () => void }) => (
  <section className={styles.state} aria-labelledby="failed-results">
    <h2 id="failed-results">The results did not arrive</h2>
    <p>Your words and filters are kept.</p>
    <Button onClick={onRetry}>Try again</Button>
  </section>
);
