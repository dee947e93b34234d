import { Link, useSearch } from 'wouter';
import { searchPart } from '../../features/search/state/search-address.ts';
import { readStoredDraft } from '../../features/search/state/stored-draft.ts';
import { readWords } from '../../features/search/state/words-address.ts';
import { openSession } from '../../lib/session.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import type { Tab } from '../navigation/tabs.ts';

const TITLES: Readonly<Record<Tab, string>> = {
  Home: 'Your home page needs a connection',
  Search: 'Search needs a connection',
  Wishlist: 'Your wishlist needs a connection',
  Poses: 'Your poses need a connection',
};

/** The words that were searched, or written and not sent. */
function useKeptWords(): string {
  const over = searchPart(useSearch());
  return readStoredDraft(over)?.text ?? readWords(over);
}

interface NeedsNetworkProps {
  tab: Tab;
  wishlistHref: string;
}

/** A tab that cannot be shown without a network, and what can. */
export function NeedsNetwork({ tab, wishlistHref }: NeedsNetworkProps) {
  const words = useKeptWords();
  return (
    <MessagePage
      as="section"
      kicker={tab}
      title={TITLES[tab]}
      actions={
        <>
          <Link href={wishlistHref} asChild>
            <LinkButton>Go to your wishlist</LinkButton>
          </Link>
          <Button look="outline" onClick={() => void openSession()}>
            Try again
          </Button>
        </>
      }
    >
      You’re still signed in. This page will open as soon as we can reach Modiste.
      {tab === 'Search' && words !== '' && <> Your search is saved: “{words}”.</>}
    </MessagePage>
  );
}
