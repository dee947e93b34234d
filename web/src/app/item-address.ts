/** Which item an address shows; null when none. */
export const readItemId = (address: string): string | null =>
  new URLSearchParams(address).get('item');

/** The address of the Search tab with an item on show, or without. */
export function withItem(address: string, id: string | null): string {
  const params = new URLSearchParams(address);
  params.delete('item');
  params.delete('tab');
  if (id !== null) params.set('item', id);
  const text = params.toString();
  return text === '' ? '/' : `/?${text}`;
}

/** What the browser history keeps about an item opened from the results. */
export const FROM_RESULTS = { openedFrom: 'results' } as const;

/** Whether the item on show was opened from the results, rather than by a link. */
export const isFromResults = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'openedFrom' in state &&
  state.openedFrom === FROM_RESULTS.openedFrom;
