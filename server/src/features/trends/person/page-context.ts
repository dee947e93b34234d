import type { CatalogueNews } from '@modiste/catalogue/news/news-request';
import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import type { Speech } from '@modiste/stylist/speech';
import type { Rising } from '../../../activity/rising.ts';
import type { HomePerson } from './read-person.ts';

/** An item that rises and suits the person. */
interface RisenItem {
  item: Item;
  people: number;
}

/** What a page is composed from. */
export interface PageContext {
  person: HomePerson;
  setting: DaySetting;
  /** Of the catalogue. */
  version: string | null;
  /** No sentence comes twice on a page. */
  speech: Speech;
  searches: Rising['searches'];
  /** The most risen first; all in stock, within the person's limits and not disliked. */
  risen: readonly RisenItem[];
  news: CatalogueNews;
  /** What is on the page already: each part adds its own. */
  shownIds: Set<string>;
}
