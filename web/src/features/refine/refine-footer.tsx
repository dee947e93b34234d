import styles from './refine-footer.module.css';

interface RefineFooterProps {
  onReset: () => void;
  onClearAll: () => void;
  onShow: () => void;
}

export const RefineFooter = ({ onReset, onClearAll, onShow }: RefineFooterProps) => (
  <div className={styles.footer}>
    <button type="button" className={styles.quiet} onClick={onReset}>
      Reset
    </button>
    <button type="button" className={styles.quiet} onClick={onClearAll}>
      Clear All
    </button>
    <button type="button" className={styles.show} onClick={onShow}>
      Show results
    </button>
  </div>
);
