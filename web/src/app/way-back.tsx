import { useLocation, useSearch } from 'wouter';
import { Button } from '../ui/form/button.tsx';
import styles from './way-back.module.css';

/** Leads from the login back to the item that somebody shared. */
export function WayBack() {
  const [path, navigate] = useLocation();
  const address = `${path}?${useSearch()}`;
  return (
    <Button look="link" className={styles.back} onClick={() => navigate(address)}>
      <span aria-hidden="true">←</span> Back to item
    </Button>
  );
}
