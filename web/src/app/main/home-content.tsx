import type { Item } from '@modiste/contract/entities/item';
import { useEffect, useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { OpenedList } from '../../features/chat/chat-slots.ts';
import { DislikeNotice } from '../../features/home/dislikes/dislike-notice.tsx';
import type { HomeSlots } from '../../features/home/home-slots.ts';
import { HomePage } from '../../features/home/page/home-page.tsx';
import { wordsHref } from '../../features/search/state/words-address.ts';
import { SaveAll } from '../../features/wishlist/save-all.tsx';
import { closeFailure } from '../../lib/failure-popup.ts';
import { FROM_HOME, isFromHome, withItem } from '../navigation/item-address.ts';
import { tabHref } from '../navigation/tabs.ts';
import { heartOf } from '../overlays/item-slots.tsx';
import { calmParts, type HomeEntries, livelyParts } from './home-parts.tsx';

interface HomeContentProps {
  /** Absent where the server cannot be asked. */
  entries?: HomeEntries | undefined;
  onOpen: (from: OpenedList) => void;
}

/** Home, with the ways that lead on from it. The address names the outfit that is open. */
export function HomeContent({ entries, onOpen }: HomeContentProps) {
  const address = useSearch();
  const base = tabHref(address, 'Search').slice(1);
  const home = tabHref(address, 'Home');
  const slots = useMemo((): HomeSlots => {
    const itemHref = ({ id }: Item) => withItem(base, id);
    return {
      itemHref,
      onOpenItem: (item, among) => {
        closeFailure();
        onOpen({ items: among, context: 'search_results' });
        navigate(itemHref(item), { state: FROM_HOME });
      },
      outfitLink: (key) => ({
        href: `${home}&${new URLSearchParams({ outfit: key })}`,
        state: FROM_HOME,
      }),
      searchHref: (query) => (query === '' ? '/' : wordsHref(query)),
      heartOf,
      saveAllOf: (items) => <SaveAll items={items} />,
    };
  }, [base, home, onOpen]);
  const openOutfit = new URLSearchParams(address).get('outfit');
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = openOutfit === null;
  }, [openOutfit]);
  const parts = { ...calmParts(slots.searchHref), ...(entries && livelyParts(entries)) };
  const closeOutfit = () => {
    // Going back takes a moment, in which a second press would leave Home too.
    if (isClosing.current) return;
    isClosing.current = true;
    if (isFromHome(history.state)) history.back();
    else navigate(home, { replace: true });
  };
  return (
    <>
      <HomePage
        slots={{ ...slots, ...parts }}
        openOutfit={openOutfit}
        onCloseOutfit={closeOutfit}
      />
      <DislikeNotice />
    </>
  );
}
