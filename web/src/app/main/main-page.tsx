import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { reopenRefining } from '../../features/refine/reopen-refining.ts';
import { focusSearchBox } from '../../features/search/query-bar/search-box-focus.ts';
import { SearchTab } from '../../features/search/search-tab.tsx';
import { useRefinedSearch } from '../../features/search/state/use-search-draft.ts';
import { useShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { WishlistNotice } from '../../features/wishlist/wishlist-notice.tsx';
import { closeFailure } from '../../lib/failure-popup.ts';
import { useLazyComponent } from '../../lib/lazy-component.ts';
import { useSearchShortcut } from '../../lib/page/search-shortcut.ts';
import { useDocumentTitle } from '../../lib/page/use-document-title.ts';
import { usePulseStatus } from '../../lib/page/use-pulse-status.ts';
import { FROM_RESULTS, readShownTab, withItem } from '../navigation/item-address.ts';
import { tabHref } from '../navigation/tabs.ts';
import { ComingSoon } from './coming-soon.tsx';
import { ItemOverlay } from './item-overlay.tsx';
import { heartOf } from './item-slots.tsx';
import { AccountOverlay, PosesPage, refinePanel, WishlistPage } from './lazy-parts.tsx';
import { TopBar } from './top-bar.tsx';

/** The home of the app: the four tabs and what opens over them. */
export function MainPage() {
  const address = useSearch();
  const tab = readShownTab(address, useHistoryState<unknown>());
  const status = usePulseStatus();
  const shopping = useShoppingSearch();
  const [focusOn, setFocusOn] = useState<'sort' | 'filters'>('filters');
  const [isRefining, setIsRefining] = useState(false);
  const refined = useRefinedSearch(shopping, isRefining);
  useEffect(() => reopenRefining(() => setIsRefining(true)), []);
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  useDocumentTitle(tab === 'Search' ? shopping.search.query : tab);
  const drawRefinePanel = useLazyComponent(refinePanel, {
    isWanted: isRefining,
    failure: MESSAGES.unexpected,
    onFailed: () => setIsRefining(false),
  });
  const searchHref = tabHref(address, 'Search');

  const toSearchBox = () => focusSearchBox(() => navigate(searchHref));
  useSearchShortcut(toSearchBox);

  const refine = (wanted: 'sort' | 'filters') => {
    closeFailure();
    setFocusOn(wanted);
    setIsRefining(true);
  };
  const openAccount = () => {
    closeFailure();
    setIsAccountOpen(true);
  };
  // The same functions while the search stays, so that hundreds of tiles are not rendered anew.
  const itemHref = useCallback(({ id }: Item) => withItem(searchHref.slice(1), id), [searchHref]);
  const openItem = useCallback(
    (item: Item) => {
      closeFailure();
      navigate(itemHref(item), { state: FROM_RESULTS });
    },
    [itemHref],
  );

  return (
    <>
      <TopBar
        tab={tab}
        hrefOf={(name) => tabHref(address, name)}
        tools={{
          status,
          onPulse: () => navigate(searchHref),
          onAccount: openAccount,
          onSearchBox: toSearchBox,
        }}
      />
      <main id="content">
        {tab === 'Search' && (
          <SearchTab
            shopping={shopping}
            itemHref={itemHref}
            heartOf={heartOf}
            onOpenItem={openItem}
            onRefine={refine}
          />
        )}
        {tab === 'Poses' && <PosesPage searchHref={searchHref} />}
        {tab === 'Wishlist' && <WishlistPage searchHref={searchHref} />}
        {tab === 'Home' && <ComingSoon tab={tab} searchHref={searchHref} />}
      </main>
      <ItemOverlay shopping={shopping} />
      <WishlistNotice />
      <AccountOverlay open={isAccountOpen} onClose={() => setIsAccountOpen(false)} />
      {drawRefinePanel({
        open: isRefining,
        search: refined,
        filters: shopping.search.filters,
        defaults: shopping.defaults,
        focusOn,
        onClose: (filters) => {
          setIsRefining(false);
          shopping.applyFilters(filters);
        },
      })}
    </>
  );
}
