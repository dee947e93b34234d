import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './item-page-skeleton.module.css';
import bar from './viewer-bar.module.css';

/** Stands in for an item that is on its way. */
export const ItemPageSkeleton = ({ onClose }: { onClose: () => void }) => (
  <>
    <div className={bar.bar}>
      <div className={bar.actions}>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </div>
    </div>
    <div className={styles.stage}>
      <Spinner label="Loading item" />
    </div>
  </>
);
