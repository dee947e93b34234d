import type { Item } from '@modiste/contract/entities/item';
import { SEARCH_QUERY_CHARS_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { useRef } from 'react';
import { countText } from '../../../items/item-count.ts';
import { WaitingGrid } from '../../../items/item-grid.tsx';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { useLostFocus } from '../../../lib/page/return-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Opening } from '../opening/opening.tsx';
import { isTooLong } from '../state/search-draft.ts';
import { ChipsBar } from './chips-bar.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { ResultsList, type ResultsListProps } from './results-list.tsx';
import styles from './results-view.module.css';

/** Fetched when first wanted: most searches find something. */
const noResults = lazyComponent(() =>
  import('./no-results.tsx').then(({ NoResults }) => NoResults),
);

const WAITING_TILES = 10;
const NO_ITEMS: readonly Item[] = [];
interface ResultsViewProps extends ResultsListProps {
  onRefine: (focusOn: 'sort' | 'filters') => void;
  onExample: (query: string) => void;
}

/** What a search found, in each of its states: waiting, failed, nothing, a grid of items. */
export function ResultsView(props: ResultsViewProps) {
  const { onRefine, onExample, ...listProps } = props;
  const { shopping } = listProps;
  const { address, answer, search } = shopping;
  const list = answer.isPlaceholderData ? null : shopping.list;
  const isOpening = address === '';
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title);
  return (
    <>
      {isOpening ? (
        <>
          <Opening
            titleRef={title}
            items={shopping.list?.first.items ?? NO_ITEMS}
            itemHref={listProps.itemHref}
            onOpenItem={listProps.onOpenItem}
            onSearch={onExample}
          />
          <h2 className={styles.subtitle}>In stores now</h2>
        </>
      ) : (
        <ResultsHeading
          titleRef={title}
          search={search}
          list={list}
          onSearch={shopping.searchFor}
        />
      )}
      <p role="status" className={styles.notice}>
        {list?.first.notice}
      </p>
      <ChipsBar filters={search.filters} onOpen={onRefine} onChange={shopping.applyFilters} />
      {isTooLong(search.query) ? <TooLong query={search.query} /> : <Answer {...listProps} />}
    </>
  );
}

function Answer(props: ResultsListProps) {
  const { shopping } = props;
  const { answer, list, items, search } = shopping;
  const drawNoResults = useLazyComponent(noResults, {
    isWanted: list !== null && items.length === 0,
    failure: MESSAGES.unexpected,
  });
  if (answer.isPending) return <WaitingGrid count={WAITING_TILES} />;
  if (list === null) return <FailedResults onRetry={shopping.retry} />;
  if (items.length > 0) return <ResultsList {...props} list={list} />;
  return drawNoResults({
    search,
    relaxations: list.first.relaxations,
    onSearch: shopping.searchFor,
    onReset: shopping.address === '' ? null : shopping.reset,
  });
}

/** The search failed: the popup says why, here it can be repeated. */
const FailedResults = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState title="The results didn’t load">
    <p>Your search and filters are still here.</p>
    <Button onClick={onRetry}>Try again</Button>
  </EmptyState>
);

/** An address may ask for more words than are read; nothing is searched then. */
const TooLong = ({ query }: { query: string }) => (
  <EmptyState title="This search is too long">
    <p role="alert">
      A search can have up to {countText(SEARCH_QUERY_CHARS_MAX)} characters, and this one has{' '}
      {countText(query.trim().length)}. Shorten it in the search box and try again.
    </p>
  </EmptyState>
);
