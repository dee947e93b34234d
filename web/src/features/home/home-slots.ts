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
}

/** What Home is given from elsewhere; what is absent leaves no gap. */
export interface HomeSlots extends HomeWays {
  heartOf: (item: Item) => ReactNode;
  /** The way into the Fitting Room. */
  fittingRoom?: ReactNode;
  /** Saves all pieces of an outfit. */
  saveAllOf?: (items: readonly Item[]) => ReactNode;
  /** The trending searches, above everything; null while they are not known. */
  tickerOf?: (trending: Trends['trending_searches'] | null) => ReactNode;
  /** The floating bar that types out what to ask for. */
  promptBarOf?: (prompts: readonly string[]) => ReactNode;
  /** A whole section with its own heading. */
  recentActivity?: ReactNode;
  /** Pauses all that moves. */
  pauseControl?: ReactNode;
  /** The way to say that a piece is not for oneself, or the pieces of an outfit called `name`. */
  notForMeOf?: (pieces: readonly Item[], name: string) => ReactNode;
}
