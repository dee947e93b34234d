import type { PulseStatus } from '@modiste/contract/values';
import styles from './pulse.module.css';

const STATUS_NAMES: Readonly<Record<PulseStatus, string>> = {
  idle: 'Ready',
  thinking: 'Thinking',
  loading: 'Loading',
};

interface PulseProps {
  status: PulseStatus;
  onPress: () => void;
}

/** Says in a word and by its beat what the app is busy with; pressed, it leads to where that is seen. */
export const Pulse = ({ status, onPress }: PulseProps) => (
  <button
    type="button"
    className={styles.pulse}
    data-status={status}
    aria-label={`Status: ${STATUS_NAMES[status]}. Go to Search`}
    title="Modiste’s status. Go to Search"
    onClick={onPress}
  >
    <span className={styles.dot} />
    <span className={styles.word}>{STATUS_NAMES[status]}</span>
  </button>
);
