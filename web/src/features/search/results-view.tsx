import type { SearchAnswer } from '@modiste/contract/calls/search';
import type { Item } from '@modiste/contract/entities/item';
import { type ReactNode, useRef } from 'react';
import { AttachToggle } from '../../items/attach-toggle.tsx';
import { GRID_PICTURE_SIZES, ItemGrid, WaitingGrid } from '../../items/item-grid.tsx';
import { ItemTile } from '../../items/item-tile.tsx';
import { useLostFocus } from '../../lib/use-lost-focus.ts';
import { placeTopPx } from '../../lib/use-scroll-place.ts';
import { ChipsBar } from './chips-bar.tsx';
import { FailedResults } from './failed-results.tsx';
import { NoResults } from './no-results.tsx';
import { Opening } from './opening.tsx';
import { ResultsHeading } from './results-heading.tsx';
import styles from './search-tab.module.css';
import { useFilling } from './use-filling.ts';
import type { ShoppingSearch } from './use-shopping-search.ts';

const WAITING_TILES = 10;
/** About two rows of the widest grid: what may be seen before any scrolling. */
const FIRST_TILES = 6;

interface ResultsViewProps {
  shopping: ShoppingSearch;
  itemHref: (item: Item) => string;
  /** The button that puts an item on the wishlist. */
  heartOf: (item: Item) => ReactNode;
  onOpenItem: (item: Item) => void;
  onRefine: (focusOn: 'sort' | 'filters') => void;
}

/** What a search found, in each of its states: waiting, failed, nothing, a grid of items. */
export function ResultsView(props: ResultsViewProps) {
  const { shopping, onRefine } = props;
  const { address, answer, search } = shopping;
  const isOpening = address === '';
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title);
  return (
    <>
      {isOpening && (
        <Opening
          titleRef={title}
          items={shopping.items}
          itemHref={props.itemHref}
          onOpenItem={props.onOpenItem}
          onSearch={(query) => shopping.searchFor({ ...search, query })}
        />
      )}
      {isOpening ? (
        <h2 className={styles.kicker}>In the shop now</h2>
      ) : (
        <ResultsHeading
          titleRef={title}
          search={search}
          answer={answer.isPlaceholderData ? undefined : answer.data}
        />
      )}
      <ChipsBar filters={search.filters} onOpen={onRefine} onChange={shopping.applyFilters} />
      {answer.isPending && <WaitingGrid count={WAITING_TILES} />}
      {answer.isError && <FailedResults onRetry={shopping.retry} />}
      {answer.data !== undefined && <Found {...props} found={answer.data} />}
    </>
  );
}

function Found({ found, ...props }: ResultsViewProps & { found: SearchAnswer }) {
  const { shopping, itemHref, heartOf, onOpenItem } = props;
  const { draft, items, search, answer } = shopping;
  const count = useFilling(items.length, placeTopPx(shopping.address) > 0);
  const attachedId = draft.attachment?.context === 'item' ? draft.attachment.id : null;
  if (items.length === 0) {
    return (
      <NoResults
        search={search}
        relaxations={found.relaxations}
        onSearch={shopping.searchFor}
        onReset={shopping.address === '' ? null : shopping.reset}
      />
    );
  }
  const tiles = items.slice(0, count).map((item, index) => ({
    key: item.id,
    content: (
      <ItemTile
        item={item}
        href={itemHref(item)}
        onOpen={onOpenItem}
        sizes={GRID_PICTURE_SIZES}
        isFirst={index < FIRST_TILES}
        heart={heartOf(item)}
        actions={
          <AttachToggle
            item={item}
            isAttached={item.id === attachedId}
            isTaken={shopping.isAttachTaken}
            onToggle={shopping.toggleItem}
          />
        }
      />
    ),
  }));
  return <ItemGrid label="Results" tiles={tiles} isFading={answer.isPlaceholderData} />;
}
