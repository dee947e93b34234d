import type { PriceAlert } from '@modiste/contract/entities/saved-item';
import type { Deps } from '../../composition/open-deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type AlertPlace, findSavedCurrency, upsertAlert } from './price-alert-store.ts';

/**
 * Sets an alert on a saved item, in the currency that the shop shows it in now. One that was mailed
 * waits again. @throws ApiError `item_not_saved`
 */
export async function setAlert(
  { database, catalogue }: Pick<Deps, 'database' | 'catalogue'>,
  place: AlertPlace,
  below: number,
): Promise<PriceAlert> {
  const lastSeen = await findSavedCurrency(database, place);
  if (lastSeen === undefined) throw new ApiError('item_not_saved');
  const [item] = await catalogue.itemsByIds([place.itemId]);
  const currency = item?.other_info.currency ?? lastSeen;
  const alert = await upsertAlert(database, place, { below, currency });
  if (!alert) throw new ApiError('item_not_saved');
  return alert;
}
