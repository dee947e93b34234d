import { SEARCH_QUERY_CHARS_MAX } from '@modiste/contract/limits';
import { countText } from '../../../items/item-count.ts';
import { StandIn } from '../../../ui/stand-in.tsx';

/** An address may ask for more words than are read; nothing is searched then. */
export const TooLong = ({ query }: { query: string }) => (
  <StandIn title="This search is too long">
    <p role="alert">
      A search can have up to {countText(SEARCH_QUERY_CHARS_MAX)} characters, and this one has{' '}
      {countText(query.trim().length)}. Shorten it in the search box and try again.
    </p>
  </StandIn>
);
