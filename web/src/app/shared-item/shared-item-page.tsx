import type { Item } from '@modiste/contract/entities/item';
import { Kicker } from '../../ui/text/kicker.tsx';
import './first-view.css';
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { ItemViewer } from '../../features/item-viewer/item-viewer.tsx';
import { isUnderPanel } from '../../features/item-viewer/views/view-place.ts';
import { storeDraft } from '../../features/search/state/stored-draft.ts';
import { HeartToggle } from '../../items/heart-toggle.tsx';
import { itemKey } from '../../items/item-keys.ts';
import { CallError } from '../../lib/call.ts';
import { closeFailure, showFailure } from '../../lib/failure-popup.ts';
import { leaveClosedLayers } from '../../lib/history/layer-history.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { watchConnection } from '../../lib/watch-connection.ts';
import { AT_LOGIN } from '../navigation/at-login.ts';
import { readItemId, withItem } from '../navigation/item-address.ts';
import { watchPresses } from '../shell/watch-presses.ts';
import { readFirstItem } from './first-item.ts';
import { GuestBar } from './guest-bar.tsx';
import { MissingItem } from './missing-item.tsx';
import styles from './shared-item-page.module.css';
import { type OfferReason, SignInOffer } from './sign-in-offer.tsx';
import { keepWanted } from './wanted-item.ts';

const NO_ITEMS: readonly Item[] = [];

interface Offer {
  reason: OfferReason;
  item: Item;
}

/** Goes on to the login, in place of an offer that led there; the item stays, to come back to. */
function goToLogin(): void {
  closeFailure();
  const replace = isUnderPanel(history.state);
  navigate(location.pathname + location.search, { state: AT_LOGIN, replace });
}

/** Keeps what a stranger wanted of an item until they are signed in. */
function keepWish({ reason, item }: Offer): void {
  if (reason === 'save') keepWanted(item);
  else storeDraft({ text: '', attachment: { id: item.id, context: 'item' } }, '');
}

/** What members find in the viewer, as an offer. */
const slotsOf = (onOffer: (offer: Offer) => void) => ({
  heartOf: (item: Item) => (
    <HeartToggle item={item} isSaved={false} onToggle={() => onOffer({ reason: 'save', item })} />
  ),
  alertOf: () => null,
  attach: {
    isAttached: () => false,
    isTaken: false,
    isOffer: true,
    onToggle: (item: Item) => onOffer({ reason: 'attach', item }),
  },
});

/** What there is to see of the item that the address names. */
export function SharedItem() {
  const address = useSearch();
  const id = readItemId(address) ?? '';
  const queryClient = useQueryClient();
  const [failedId, setFailedId] = useState<string | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(watchConnection, []);
  useEffect(leaveClosedLayers, []);
  useEffect(watchPresses, []);

  const { error } = queryClient.getQueryState(itemKey(id)) ?? {};
  const leave = () => {
    // An item that failed has a page of its own, which is not left for the login.
    if (queryClient.getQueryState(itemKey(id))?.status !== 'error') goToLogin();
  };
  const retry = () => {
    closeFailure();
    queryClient.removeQueries({ queryKey: itemKey(id) });
    setFailedId(null);
  };
  return (
    <>
      <GuestBar onSignIn={goToLogin} />
      <main className={styles.page}>
        {failedId === id ? (
          <MissingItem
            isUnknown={error instanceof CallError && error.code === 'item_not_found'}
            onSignIn={goToLogin}
            onRetry={retry}
          />
        ) : (
          <>
            <Kicker className={styles.kicker}>Shared with you</Kicker>
            <p className={styles.about}>
              Modiste finds clothes, shoes and accessories from a description, filters or a photo.
              Sign in to save this item and set a price alert.
            </p>
            <ItemViewer
              isPage
              itemId={id}
              items={NO_ITEMS}
              context="shared_link"
              hrefOf={(itemId) => withItem(address, itemId)}
              {...slotsOf(setOffer)}
              onClose={leave}
              onFailed={(message) => {
                showFailure(message);
                setFailedId(id);
              }}
            />
          </>
        )}
      </main>
      <SignInOffer
        reason={offer?.reason ?? null}
        onSignIn={() => {
          if (offer !== null) keepWish(offer);
          goToLogin();
        }}
        onClose={() => setOffer(null)}
      />
    </>
  );
}

/** Knows an item from the start, so that it need not be asked for. */
export function createItemClient(item: Item | null): QueryClient {
  const queryClient = createQueryClient();
  if (item !== null) queryClient.setQueryData(itemKey(item.id), item);
  return queryClient;
}

/** An item that somebody shared, for those who are not signed in. */
export function SharedItemPage() {
  const [queryClient] = useState(() => createItemClient(readFirstItem()));
  return (
    <QueryClientProvider client={queryClient}>
      <SharedItem />
    </QueryClientProvider>
  );
}
