import type { Item } from '@modiste/contract/entities/item';
import type { ReactNode } from 'react';
import { useScrollRestoration } from '../../lib/history/use-scroll-restoration.ts';
import { ScrollTopButton } from '../../ui/layout/scroll-top-button.tsx';
import { type ChatBar, QueryBar } from './query-bar/query-bar.tsx';
import styles from './results/results-view.module.css';
import { ResultsView } from './results/results-view.tsx';
import { isTooLong } from './state/search-draft.ts';
import type { ShoppingSearch } from './state/use-shopping-search.ts';

interface SearchTabProps {
  shopping: ShoppingSearch;
  itemHref: (item: Item) => string;
  /** The button that puts an item on the wishlist. */
  heartOf: (item: Item) => ReactNode;
  onOpenItem: (item: Item) => void;
  onRefine: (focusOn: 'sort' | 'filters') => void;
  /** The way to the stylist, and how the bar is used to talk to them. */
  chat: ChatBar & {
    onAsk: () => void;
    onExample: ((text: string) => void) | undefined;
    openButton: ReactNode;
  };
}

/** The Search tab: results over the bar where the next search is put. */
export function SearchTab(props: SearchTabProps) {
  const { shopping, itemHref, heartOf, onOpenItem, onRefine, chat } = props;
  const { address, answer, search } = shopping;
  const isWaiting = answer.isPending || answer.isPlaceholderData;
  useScrollRestoration(address, !isWaiting || isTooLong(search.query));
  return (
    <>
      <div className={styles.page}>
        <ResultsView
          shopping={shopping}
          itemHref={itemHref}
          heartOf={heartOf}
          onOpenItem={onOpenItem}
          onRefine={onRefine}
          onExample={chat.onExample ?? ((query) => shopping.searchFor({ ...search, query }))}
        />
      </div>
      <ScrollTopButton />
      {chat.openButton}
      <QueryBar
        draft={shopping.draft}
        filters={search.filters}
        defaults={shopping.defaults}
        onAttachmentMissing={shopping.removeMissingAttachment}
        onSubmit={chat.isOn ? chat.onAsk : shopping.submit}
        onTakeSuggestion={shopping.takeSuggestion}
        onReset={shopping.reset}
        onOpenFilters={() => onRefine('filters')}
        chat={chat}
      />
    </>
  );
}
