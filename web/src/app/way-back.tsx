import { useLocation, useSearch } from 'wouter';
import styles from './way-back.module.css';

/** Leads from the login back to the item that somebody shared. */
export function WayBack() {
  const [path, navigate] = useLocation();
  const address = `${path}?${useSearch()}`;
  return (
    <button type="button" className={styles.back} onClick={() => navigate(address)}>
      <span aria-hidden="true">←</span> Back to item
    </button>
  );
}
