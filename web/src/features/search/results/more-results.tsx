import { type MouseEvent, useRef, useState } from 'react';
import { countText, itemsText } from '../../../items/item-count.ts';
import { WaitingGrid } from '../../../items/item-grid.tsx';
import { Button } from '../../../ui/form/button.tsx';
import styles from './more-results.module.css';
import { useAutoLoad } from './use-auto-load.ts';

const WAITING_TILES = 6;
/** After so many automatic pages the button must be pressed, so that the end can be reached. */
const AUTO_PAGES = 4;

interface MoreResultsProps {
  /** How many items are shown, and how many there are with the alternatives. */
  shown: number;
  total: number;
  /** Whether every loaded item is on the page. */
  isFilled: boolean;
  state: 'ready' | 'loading' | 'failed' | 'end';
  /** Loads the next page, and answers how many items there are then. */
  onLoad: () => Promise<number>;
  /** Moves the focus to the first item of the next page. */
  onFocusNext: (isByKeys: boolean) => void;
}

/** The end of the results: how many are shown, and the button for more. */
export function MoreResults(props: MoreResultsProps) {
  const { shown, total, state, isFilled } = props;
  const [announcement, setAnnouncement] = useState('');
  const [autoLeft, setAutoLeft] = useState(AUTO_PAGES);
  const end = useRef<HTMLDivElement>(null);
  const load = async () => {
    if (state === 'loading') return;
    setAnnouncement('Loading more items');
    const all = await props.onLoad();
    const more = itemsText(all - shown).replace(' ', ' more ');
    setAnnouncement(
      all > shown ? `${more} loaded, ${countText(all)} of ${countText(total)} shown` : '',
    );
  };
  const press = ({ detail }: MouseEvent) => {
    setAutoLeft(AUTO_PAGES);
    props.onFocusNext(detail === 0);
    void load();
  };
  useAutoLoad({
    end,
    isWanted: state === 'ready' && isFilled && autoLeft > 0,
    load: () => {
      setAutoLeft(autoLeft - 1);
      void load();
    },
  });
  return (
    <>
      {state === 'loading' && (
        <div className={styles.waiting}>
          <WaitingGrid count={WAITING_TILES} />
        </div>
      )}
      <div ref={end} className={styles.more}>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        {state === 'end' ? (
          <p className={styles.progress}>{endText(shown, total)}</p>
        ) : (
          <>
            <p className={styles.progress}>
              {countText(shown)} of {itemsText(total)}
            </p>
            <span className={styles.line} aria-hidden="true">
              <span style={{ width: `${(100 * shown) / total}%` }} />
            </span>
            {state === 'failed' && <p role="alert">More items didn’t load.</p>}
            <Button look="outline" aria-disabled={state === 'loading'} onClick={press}>
              {BUTTON_TEXTS[state]}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

const BUTTON_TEXTS = { ready: 'Show more', loading: 'Loading…', failed: 'Try again' } as const;

/** A very long list ends before its last item. */
const endText = (shown: number, total: number) =>
  shown < total
    ? `These are the first ${itemsText(shown)} of ${countText(total)}. Add a filter to see others.`
    : `You’ve seen all ${itemsText(shown)}`;
