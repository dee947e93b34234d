import type { Item } from '@modiste/contract/entities/item';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { fabricGives } from '../../facts/fabric-traits.ts';
import { type ItemColor, itemColors, shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { isGift } from '../../request/wearer.ts';
import type { Found } from '../../stylist.ts';

const SOBER: ReadonlySet<string> = new Set([
  'Black',
  'Blue',
  'Brown',
  'Gray',
  'Green',
  'Beige',
  'White',
]);
/** What catches the light or is sheer is no safe present for a man or an older relative. */
const SHOWY: ReadonlySet<string> = new Set([
  'velvet',
  'satin',
  'sequin',
  'lace',
  'mesh',
  'tulle',
  'patent-leather',
  'lame',
  'mohair',
]);
/** An age of sixty and more, or who mostly has it. */
const OLD =
  /\b(?:[6-9]\d(?: ?(?:yrs?|years?|yo|y o))?(?: old)?)\b(?! ?(?:dollars|bucks|usd|max|or less|in total|for))|\b(?:grand(?:pa|ma|father|mother|dad|parents?)|granny|gran|nana|grandson's|elderly|retired|pensioner|old (?:man|lady|gentleman))\b/i;
/** Before a price, no number is an age. */
const PRICE =
  /\b(?:under|below|max|around|about|up to|over|less than|than|budget|for) \$?\d+|\$ ?\d+/gi;
const COLORFUL =
  /\b(?:colou?rful|bright(?:ly|er)?|loud|fun colou?rs?|bold colou?rs?|loves? colou?rs?|pop of colou?r|cheerful)\b/i;
const ENOUGH = 3;

const isSober = ({ colors }: ItemColor): boolean =>
  colors.length > 0 && colors.every((color) => SOBER.has(color));

const asksForColor = ({ wishes, filters }: StyleRequest): boolean =>
  filters.color.length > 0 ||
  wishes.some(
    ({ role, concepts }) => role === 'wanted' && concepts.some(({ kind }) => kind === 'color'),
  );

const asksForFabric = ({ wishes }: StyleRequest, id: string): boolean =>
  wishes.some(({ role, concepts }) => role === 'wanted' && concepts.some((one) => one.id === id));

/** Whether a present is to be sober: for a man, or for somebody of sixty and more, unless color was asked for. */
function isForSober({ state }: Found): boolean {
  const { request, heard = [] } = state;
  if (request === null || request.wearer !== 'other' || asksForColor(request)) return false;
  const said = heard.join('. ').replaceAll(PRICE, ' ');
  const isPresent = request.wishes.some(isGift) || /\b(?:gifts?|presents?)\b/.test(said);
  const { gender } = request.filters;
  const isForMan = gender.includes('Men') && !gender.includes('Women');
  return isPresent && (isForMan || OLD.test(said)) && !COLORFUL.test(said);
}

/** A piece in the first sober color that it comes in; null where it comes in none. */
function inSoberColor(item: Item): Item | null {
  const shown = shownColor(item);
  if (shown !== null && item.shown_color !== undefined && isSober(shown)) return item;
  const colors = itemColors(item);
  const sober = colors.find(isSober);
  if (sober === undefined) return colors.length === 0 ? item : null;
  return inShownColor<Item>(item, { [item.id]: sober.name });
}

const WARM: ReadonlySet<string> = new Set(['insulated', 'winter']);

/** Who is to be kept warm gets wool before cotton. */
function warmFirst(items: readonly Item[], { wishes }: StyleRequest): readonly Item[] {
  const isAsked = wishes.some(
    ({ role, concepts }) => role === 'wanted' && concepts.some(({ id }) => WARM.has(id)),
  );
  if (!isAsked) return items;
  const warm = items.filter((item) =>
    readItemFacts(item).garment.materials.some((id) => fabricGives(id, 'insulated')),
  );
  return [...warm, ...items.filter((item) => !warm.includes(item))];
}

/** What was found for such a present, in sober colors; what comes in none is left out where enough is left. */
export function inSoberColors(found: Found): Found {
  const { request } = found.state;
  if (request === null || found.outfits.length > 0 || !isForSober(found)) return found;
  const isPlain = (item: Item): boolean =>
    readItemFacts(item).garment.materials.every(
      (id) => !SHOWY.has(id) || asksForFabric(request, id),
    );
  const sober = warmFirst(found.candidates, request)
    .filter(isPlain)
    .flatMap((item) => inSoberColor(item) ?? []);
  const ids = new Set(sober.map(({ id }) => id));
  const rest = found.candidates.filter(({ id }) => !ids.has(id));
  return {
    ...found,
    candidates: sober.length >= ENOUGH ? sober : [...sober, ...rest],
    total: sober.length >= ENOUGH ? Math.max(sober.length, found.total - rest.length) : found.total,
  };
}
