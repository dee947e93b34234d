import type { Item } from '@modiste/contract/entities/item';
import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { itemsText } from '../../../items/item-count.ts';
import { ItemGrid } from '../../../items/item-grid.tsx';
import { storedScrollPx } from '../../../lib/history/use-scroll-restoration.ts';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { useProgressiveList } from '../../../lib/page/use-progressive-list.ts';
import { joinPages, listLength, type ResultList } from '../state/result-pages.ts';
import type { ShoppingSearch } from '../state/use-shopping-search.ts';
import { ResultTile } from './result-tile.tsx';
import styles from './results-list.module.css';

interface Tiles {
  /** How many are rendered. */
  count: number;
  /** How many there will be of the pages that are loaded. */
  loaded: number;
}

/**
 * Moves the focus to the first tile of the next page, once it is rendered.
 * @param list What holds the tiles.
 */
function useFocusOnNextPage(list: RefObject<HTMLElement | null>, { count, loaded }: Tiles) {
  const requested = useRef<{ index: number; isByKeys: boolean } | null>(null);
  useEffect(() => {
    const { current } = requested;
    if (current === null || count <= current.index) return;
    requested.current = null;
    const tile = list.current?.querySelectorAll('article')[current.index];
    // For a pointer the page must not scroll: only keys pressed later start from this tile.
    tile?.querySelector('a')?.focus({ preventScroll: !current.isByKeys });
  }, [list, count]);
  return (isByKeys: boolean) => {
    requested.current = { index: loaded, isByKeys };
  };
}

/** Fetched with the first list that does not fit on a page. */
const moreResults = lazyComponent(() =>
  import('./more-results.tsx').then(({ MoreResults }) => MoreResults),
);

/** About two rows of the widest grid: what may be seen before any scrolling. */
const FIRST_TILES = 6;

export interface ResultsListProps {
  shopping: ShoppingSearch;
  itemHref: (item: Item) => string;
  /** The button that puts an item on the wishlist. */
  heartOf: (item: Item) => ReactNode;
  onOpenItem: (item: Item) => void;
}

/** What was found: the matches, the alternatives under their own heading, and the button for more. */
export function ResultsList({ list, ...props }: ResultsListProps & { list: ResultList }) {
  const { shopping } = props;
  const { answer, items, address } = shopping;
  const isFading = answer.isPlaceholderData;
  const count = useProgressiveList({
    list: isFading ? '' : `at ${address}`,
    total: items.length,
    startsComplete: isFading || storedScrollPx(address) > 0,
  });
  const results = useRef<HTMLDivElement>(null);
  const focusNext = useFocusOnNextPage(results, { count, loaded: items.length });
  const headingId = useId();

  const { matches, alternatives, first } = list;
  const tilesOf = (given: readonly Item[], from: number) =>
    given.slice(0, Math.max(0, count - from)).map((item, index) => ({
      key: item.id,
      content: <Tile {...props} item={item} isFirst={from + index < FIRST_TILES} />,
    }));
  const alternativeTiles = tilesOf(alternatives, matches.length);

  return (
    <div ref={results}>
      <ItemGrid label="Results" tiles={tilesOf(matches, 0)} isFading={isFading} />
      {alternativeTiles.length > 0 && first.alternatives !== null && (
        <section className={styles.alternatives} aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            {first.alternatives.heading}
          </h2>
          <p className={styles.count}>{itemsText(list.last.alternatives?.total ?? 0)}</p>
          <ItemGrid
            label={first.alternatives.heading}
            tiles={alternativeTiles}
            isFading={isFading}
          />
        </section>
      )}
      {!isFading && (
        <More key={address} list={list} count={count} shopping={shopping} onFocusNext={focusNext} />
      )}
    </div>
  );
}

function Tile({ shopping, ...props }: ResultsListProps & { item: Item; isFirst: boolean }) {
  const { attachment } = shopping;
  return (
    <ResultTile
      {...props}
      isAttached={attachment?.context === 'item' && attachment.id === props.item.id}
      isTaken={shopping.isAttachTaken}
      onToggle={shopping.draft.toggleItem}
    />
  );
}

interface MoreProps {
  shopping: ShoppingSearch;
  list: ResultList;
  /** How many tiles are rendered. */
  count: number;
  onFocusNext: (isByKeys: boolean) => void;
}

function More({ shopping, list, count, onFocusNext }: MoreProps) {
  const { answer, items } = shopping;
  const isWanted = !list.isComplete || items.length > SEARCH_RESULTS_MAX;
  const drawMoreResults = useLazyComponent(moreResults, { isWanted });
  if (!isWanted) return null;
  const load = async () => {
    const { data } = await answer.fetchNextPage({ cancelRefetch: false });
    const joined = data === undefined ? null : joinPages(data);
    return joined === null ? 0 : joined.matches.length + joined.alternatives.length;
  };
  return drawMoreResults({
    shown: items.length,
    total: list.isComplete ? items.length : listLength(list.last),
    isFilled: count >= items.length,
    state: stateOf(answer),
    onLoad: load,
    onFocusNext,
  });
}

function stateOf(answer: ShoppingSearch['answer']) {
  if (answer.isFetchingNextPage) return 'loading';
  if (answer.isFetchNextPageError) return 'failed';
  return answer.hasNextPage ? 'ready' : 'end';
}
