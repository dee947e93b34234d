import { dropKeptWish, keepWish, readKeptWishes, type Wish, type Wishes } from './kept-wishes.ts';
import { useWishlist } from './wishlist-state.ts';

/** Whether the device keeps them; where it does not they live as long as the page. */
let areKept = true;

/** What is wished now, by this tab and the others. */
export function currentWishes(): Wishes {
  const { person, wishes } = useWishlist.getState();
  return person === null || !areKept ? wishes : readKeptWishes(person);
}

/** Wishes something of an item; what was wished of it before is forgotten. */
export function putWish(wish: Wish): void {
  const { person } = useWishlist.getState();
  if (person === null) return;
  const wishes = { ...currentWishes(), [wish.id]: wish };
  useWishlist.setState({ wishes });
  const unkept = areKept ? [wish] : Object.values(wishes);
  areKept = unkept.every((one) => keepWish(person, one));
}

/** Forgets a wish, unless another has taken its place. */
export function dropWish({ id, atMs }: Wish): void {
  const { [id]: wish, ...others } = currentWishes();
  if (wish?.atMs !== atMs || useWishlist.getState().person === null) return;
  useWishlist.setState({ wishes: others });
  dropKeptWish(id);
}

/** Shows what the other tabs wish. */
export function followOtherTabs(): void {
  useWishlist.setState({ wishes: currentWishes() });
}
