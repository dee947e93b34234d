import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { OpenedList } from '../../features/chat/chat-slots.ts';
import { SearchTab } from '../../features/search/search-tab.tsx';
import { useRefinedSearch } from '../../features/search/state/use-search-draft.ts';
import { useShoppingSearch } from '../../features/search/state/use-shopping-search.ts';
import { closeFailure } from '../../lib/failure-popup.ts';
import { useLazyComponent } from '../../lib/lazy-component.ts';
import { LogoLoader } from '../../ui/feedback/logo-loader.tsx';
import { FROM_RESULTS, withItem } from '../navigation/item-address.ts';
import { tabHref } from '../navigation/tabs.ts';
import { ItemOverlay } from '../overlays/item-overlay.tsx';
import { heartOf } from '../overlays/item-slots.tsx';
import { RefineOverlay, useRefining } from '../overlays/refine-overlay.tsx';
import { chatPage } from './lazy-chat-page.ts';
import { useChatEntry } from './use-chat-entry.tsx';
import { useIsTalking } from './use-is-talking.ts';

/** Where the items of the search are, and how they are opened over it. */
function useItemLinks() {
  const searchHref = tabHref(useSearch(), 'Search');
  // The same functions while the search stays, so that hundreds of tiles are not rendered anew.
  const itemHref = useCallback(({ id }: Item) => withItem(searchHref.slice(1), id), [searchHref]);
  const openItem = useCallback(
    (item: Item) => {
      closeFailure();
      navigate(itemHref(item), { state: FROM_RESULTS });
    },
    [itemHref],
  );
  return { itemHref, openItem };
}

interface SearchPageProps {
  /** Whether its tab is shown; otherwise only items and words of other tabs are. */
  isShown: boolean;
  /** The list of another tab that an item was opened from. */
  opened: OpenedList | null;
  /** Words that were written elsewhere, for the stylist or the search. */
  words: string | null;
  onWordsTaken: () => void;
}

/** The Search tab with what opens over it; what is written there outlives a look at other tabs. */
export function SearchPage({ isShown, opened, words, onWordsTaken }: SearchPageProps) {
  const isTalking = useIsTalking();
  const shopping = useShoppingSearch(!isTalking);
  const chat = useChatEntry(shopping);
  const refining = useRefining();
  const refined = useRefinedSearch(shopping, refining.isOpen);
  const drawChatPage = useLazyComponent(chatPage, {
    isWanted: isTalking,
    failure: MESSAGES.unexpected,
  });
  const takeWords = useEffectEvent((written: string) => {
    onWordsTaken();
    chat.takeWords(written);
  });
  useEffect(() => {
    if (words !== null) takeWords(words);
  }, [words]);
  const { itemHref, openItem } = useItemLinks();

  if (isShown && isTalking) {
    return drawChatPage({ shopping, onToggleChat: chat.onToggle }) ?? <LogoLoader />;
  }
  return (
    <>
      {isShown && (
        <SearchTab
          shopping={shopping}
          itemHref={itemHref}
          heartOf={heartOf}
          onOpenItem={openItem}
          onRefine={refining.open}
          chat={chat}
        />
      )}
      <ItemOverlay shopping={shopping} opened={opened} />
      <RefineOverlay
        refining={refining}
        search={refined}
        filters={shopping.search.filters}
        defaults={shopping.defaults}
        onApply={shopping.applyFilters}
      />
    </>
  );
}
