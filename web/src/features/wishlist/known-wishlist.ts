import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { MESSAGES } from '@modiste/contract/messages';
import { pictureSource } from '../../items/picture-source.ts';
import { shownPicture } from '../../items/shown-color.ts';
import { call, failureMessage } from '../../lib/call.ts';
import { showFailure } from '../../lib/failure-popup.ts';
import { isAway } from './is-away.ts';
import { keepPictures } from './keep-pictures.ts';
import { keepWishlist } from './kept-wishlist.ts';
import { useWishlist } from './wishlist-state.ts';

const KEEP_AFTER_MS = 500;
const PICTURES_KEPT = 100;

/** Only the answer to the latest question counts. */
let question = 0;
/** What was confirmed while the question was on its way; its answer may be older than that. */
const confirmed = new Map<string, SavedItem | null>();
let timer: ReturnType<typeof setTimeout> | undefined;

function withItem(items: Readonly<Record<string, SavedItem>>, id: string, item: SavedItem | null) {
  const { [id]: _, ...others } = items;
  return item === null ? others : { ...others, [id]: item };
}

const newestFirst = (): SavedItem[] =>
  Object.values(useWishlist.getState().items).toSorted((a, b) =>
    b.saved.at.localeCompare(a.saved.at),
  );

const picturesOf = (items: readonly SavedItem[]): string[] =>
  items
    .slice(0, PICTURES_KEPT)
    .map(shownPicture)
    .flatMap((url) => (url === undefined ? [] : [pictureSource(url).src]));

/** Keeps what is known on the device, now. */
export function keepKnown(): void {
  clearTimeout(timer);
  const { person, toldAtMs } = useWishlist.getState();
  if (person === null || toldAtMs === null) return;
  keepWishlist({ person, atMs: toldAtMs, items: newestFirst() });
}

/** Keeps it and, for a time without a network, the pictures of what was saved last. */
function keepKnownSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    keepKnown();
    keepPictures(picturesOf(newestFirst())).catch((cause: unknown) => {
      console.warn('The pictures of the wishlist were not kept.', cause);
    });
  }, KEEP_AFTER_MS);
}

/** Takes what the server is now known to hold of one item. */
export function confirmItem(id: string, item: SavedItem | null): void {
  confirmed.set(id, item);
  useWishlist.setState(({ items }) => ({ items: withItem(items, id, item) }));
  keepKnownSoon();
}

/** Lets go of the person: what is still on its way belongs to nobody. */
export function forgetKnown(): void {
  question += 1;
  clearTimeout(timer);
  confirmed.clear();
}

/** What the device shows instead needs no message while nobody is to be reached. */
function fail(error: unknown, isQuiet: boolean): void {
  const isUnreachable = isAway(error);
  useWishlist.setState({ status: isUnreachable ? 'away' : 'failed' });
  const isShownAnyway = isUnreachable && useWishlist.getState().toldAtMs !== null;
  if (isQuiet || isShownAnyway) return;
  showFailure(failureMessage(error, MESSAGES.wishlist_load_failed));
}

/** Asks the server for the whole wishlist. A quiet question changes nothing on the screen but by its answer. */
export async function askWishlist({ isQuiet = false } = {}): Promise<void> {
  if (useWishlist.getState().person === null) return;
  question += 1;
  const own = question;
  confirmed.clear();
  if (!isQuiet) useWishlist.setState({ status: 'asking' });
  try {
    let items = await call('wishlist');
    if (own !== question) return;
    for (const [id, item] of confirmed) items = withItem(items, id, item);
    useWishlist.setState({ items, toldAtMs: Date.now(), status: 'told' });
    keepKnownSoon();
  } catch (error) {
    if (own === question) fail(error, isQuiet);
  }
}
