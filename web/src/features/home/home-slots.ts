import type { CallBody } from '@modiste/contract/calls';
import type { Item } from '@modiste/contract/entities/item';
import type { Trends } from '@modiste/contract/entities/trends-schema';
import type { ReactNode } from 'react';

/** A piece, an outfit or a color that is not for the person. */
export type Disliked = CallBody<'addDislike'>;

/** Where things of Home lead. */
export interface HomeWays {
  itemHref: (item: Item) => string;
  /** Opens an item over Home; `among` are those that swipes lead to. */
  onOpenItem: (item: Item, among: readonly Item[]) => void;
  /** The link that opens an outfit over Home. */
  outfitLink: (key: string) => { href: string; state: object };
  searchHref: (query: string) => string;
  fittingRoomHref: string;
}

/** What Home is given from elsewhere; what is absent leaves no gap. */
export interface HomeSlots extends HomeWays {
  heartOf: (item: Item) => ReactNode;
  /** Saves all pieces of an outfit. */
  saveAllOf?: (items: readonly Item[]) => ReactNode;
  /** The trending searches, above everything. */
  tickerOf?: (trending: Trends['trending_searches']) => ReactNode;
  /** The floating bar that types out what to ask for. */
  promptBarOf?: (prompts: readonly string[]) => ReactNode;
  /** A whole section with its own heading. */
  recentActivity?: ReactNode;
  /** Pauses all that moves. */
  pauseControl?: ReactNode;
  /** A menu button of a piece or an outfit; `name` is what it is called. */
  notForMeOf?: (disliked: Disliked, name: string) => ReactNode;
}
