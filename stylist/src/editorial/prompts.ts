import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import type { Gender } from '@modiste/contract/values';

const SEARCHES = ['linen shirt', 'black dress', 'white sneakers', 'wool coat', 'leather belt'];

/**
 * What shoppers of these genders may ask the search or the stylist for in this setting.
 * @param genders Empty where the shopper named none.
 */
export function promptsFor(_setting: DaySetting, _genders: readonly Gender[]): readonly string[] {
  return SEARCHES.map((words) => `Find me a good ${words}`);
}

/** Short searches that find something in this setting, for a shop that nobody has searched yet. */
export function searchesFor(_setting: DaySetting, _genders: readonly Gender[]): readonly string[] {
  return SEARCHES;
}
