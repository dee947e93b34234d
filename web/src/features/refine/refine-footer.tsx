import { Button } from '../../ui/form/button.tsx';
import styles from './refine-footer.module.css';
import type { LiveFacets } from './use-facets.ts';

interface RefineFooterProps {
  live: LiveFacets;
  onReset: () => void;
  onClearAll: () => void;
  onShow: () => void;
}

/** Without a count while one is loading: the old one belongs to other filters. */
function showText({ facets, state }: LiveFacets): string {
  if (facets === null || state !== 'ready') return 'Show items';
  return `Show ${facets.total.toLocaleString('en-US')} ${facets.total === 1 ? 'item' : 'items'}`;
}

export const RefineFooter = ({ live, onReset, onClearAll, onShow }: RefineFooterProps) => (
  <div className={styles.footer}>
    <Button look="quiet" onClick={onReset}>
      Reset
    </Button>
    <Button look="quiet" onClick={onClearAll}>
      Clear All
    </Button>
    <Button
      className={styles.show}
      onClick={onShow}
      aria-busy={live.state === 'loading'}
      data-loading={live.state === 'loading'}
    >
      {showText(live)}
    </Button>
    <span className="visually-hidden" role="status">
      {live.state === 'ready' && showText(live).replace('Show ', '')}
    </span>
  </div>
);
