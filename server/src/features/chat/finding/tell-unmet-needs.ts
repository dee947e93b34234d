import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import { formatPrice } from '@modiste/contract/price';
import type { OutfitCatalogue } from './composing/as-shown.ts';
import { composingMeeting } from './composing/meeting-needs.ts';
import { ANY_PRICE, withoutBudget } from './looser-outfits.ts';
import { listed } from './name-dropped.ts';

interface Unmet {
  search: OutfitSearch;
  /** What the piece is called: "hoodie", "pair of boots". */
  what: string;
  needs: readonly string[];
  /** Those that the piece shown meets. */
  met: readonly string[];
  /** Whether the piece stays, since within the budget none comes near. */
  isKept: boolean;
}

const quoted = (needs: readonly string[]): string => listed(needs.map((need) => `“${need}”`));

/** What the least expensive piece costs that meets all needs, whatever the budget; null where none does. */
async function leastMeeting(
  catalogue: OutfitCatalogue,
  { search, needs }: Pick<Unmet, 'search' | 'needs'>,
): Promise<number | null> {
  const [found] = await composingMeeting(catalogue, needs).composeOutfits({
    ...search,
    filters: withoutBudget(search),
    budget: ANY_PRICE,
    isCheapest: true,
  });
  const fresh = found?.pieces.filter(({ id }) => !search.keep.includes(id)) ?? [];
  return fresh.length === 0 ? null : fresh.reduce((sum, { price }) => sum + price, 0);
}

/** Why the piece shown is not all that it had to be: the price, or that nothing is. */
export async function tellUnmetNeeds(
  catalogue: OutfitCatalogue,
  { search, what, needs, met, isKept }: Unmet,
): Promise<string> {
  const { budget, keep } = search;
  const least = await leastMeeting(catalogue, { search, needs });
  const kept = await catalogue.itemsByIds([...keep]);
  const left = (budget ?? 0) - kept.reduce((sum, { price }) => sum + price, 0);
  const next = isKept ? 'so it stays as it was' : 'so this comes nearest';
  const nearest = met.length > 0 ? `so I kept to ${quoted(met)}` : next;
  if (least !== null && budget !== null && least > left) {
    const leaves = left > 0 ? `leaves ${formatPrice(Math.round(left * 100) / 100)}` : 'is used up';
    return `The least expensive ${what} with ${quoted(needs)} costs ${formatPrice(least)}, and your budget ${leaves}, ${nearest}.`;
  }
  if (met.length === 0)
    return `No ${what} that goes with the rest has ${quoted(needs)}, ${nearest}.`;
  const missing = needs.filter((need) => !met.includes(need));
  const [search0, alone] = [{ ...search, budget: null }, composingMeeting(catalogue, missing)];
  const [other] = await alone.composeOutfits({ ...search0, filters: withoutBudget(search) });
  return other === undefined
    ? `No ${what} that goes with the rest has ${quoted(missing)}, ${nearest}.`
    : `No ${what} that goes with the rest has both ${quoted(met)} and ${quoted(missing)}, ${nearest}.`;
}
