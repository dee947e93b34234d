import { Link } from 'wouter';
import { LinkButton } from '../../ui/form/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import type { Tab } from '../navigation/tabs.ts';

type TabToCome = Exclude<Tab, 'Search' | 'Wishlist' | 'Poses'>;

const PROMISES: Readonly<Record<TabToCome, { title: string; text: string }>> = {
  Home: {
    title: 'Your home page is on its way',
    text: 'A daily outfit and the latest trends, picked for you.',
  },
};

interface ComingSoonProps {
  tab: TabToCome;
  searchHref: string;
}

/** A tab that is not there yet, and the way to what is. */
export const ComingSoon = ({ tab, searchHref }: ComingSoonProps) => (
  <MessagePage
    as="section"
    kicker={`${tab} · coming soon`}
    title={PROMISES[tab].title}
    actions={
      <Link href={searchHref} asChild>
        <LinkButton>Go to Search</LinkButton>
      </Link>
    }
  >
    {PROMISES[tab].text} Until then, explore everything in Search.
  </MessagePage>
);
