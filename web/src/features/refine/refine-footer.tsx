import { Button } from '../../ui/button.tsx';
import styles from './refine-footer.module.css';

interface RefineFooterProps {
  onReset: () => void;
  onClearAll: () => void;
  onShow: () => void;
}

export const RefineFooter = ({ onReset, onClearAll, onShow }: RefineFooterProps) => (
  <div className={styles.footer}>
    <Button look="quiet" onClick={onReset}>
      Reset
    </Button>
    <Button look="quiet" onClick={onClearAll}>
      Clear All
    </Button>
    <Button className={styles.show} onClick={onShow}>
      Show results
    </Button>
  </div>
);
