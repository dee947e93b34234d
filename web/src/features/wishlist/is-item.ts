import type { Item } from '@modiste/contract/entities/item';
import type { SavedItem } from '@modiste/contract/entities/saved-item';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isList = (value: unknown) => Array.isArray(value) && value.every(isText);

const TEXTS = ['id', 'short_description', 'description', 'brand', 'website', 'item_url'] as const;
const NUMBERS = ['price', 'full_price'] as const;
const LISTS = ['image_urls', 'colors', 'sizes'] as const;
const FACT_TEXTS = ['type', 'gender', 'availability', 'currency'] as const;
const FACT_LISTS = [
  'materials',
  'patterns',
  'color_names',
  'clothing_fit',
  'sold_out_sizes',
] as const;

const isVariant = (value: unknown) =>
  isRecord(value) && isText(value.name) && (value.image === null || isNumber(value.image));

const areVariants = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every(isVariant));

/** Whether what the device kept is an item that the screens can show; older copies may not be. */
export function isItem(value: unknown): value is Item {
  if (!isRecord(value) || !isRecord(value.other_info)) return false;
  const { other_info: facts } = value;
  return (
    TEXTS.every((name) => isText(value[name])) &&
    NUMBERS.every((name) => isNumber(value[name])) &&
    LISTS.every((name) => isList(value[name])) &&
    FACT_TEXTS.every((name) => isText(facts[name])) &&
    FACT_LISTS.every((name) => isList(facts[name])) &&
    areVariants(facts.color_variants)
  );
}

const isAlert = (value: unknown) =>
  value === null ||
  (isRecord(value) &&
    isNumber(value.below) &&
    isText(value.set_at) &&
    (value.sent_at === null || isText(value.sent_at)));

export function isSavedItem(value: unknown): value is SavedItem {
  if (!isItem(value) || !('saved' in value) || !isRecord(value.saved)) return false;
  const { at, price, currency, alert } = value.saved;
  return isText(at) && isNumber(price) && isText(currency) && isAlert(alert);
}
