import { TABS } from '@modiste/contract/values';

export type Tab = (typeof TABS)[number];

/** The tab of an address that names none. */
const OPENING_TAB: Tab = 'Search';

/** Which tab an address asks for; an item is always shown over the Search tab. */
export function readTab(address: string): Tab {
  const params = new URLSearchParams(address);
  if (params.get('item')) return 'Search';
  const named = params.get('tab');
  return TABS.find((tab) => tab.toLowerCase() === named) ?? OPENING_TAB;
}

/** The address of a tab; the search stays in it, so that coming back finds the same results. */
export function tabHref(address: string, tab: Tab): string {
  const params = new URLSearchParams(address);
  for (const name of ['item', 'tab', 'outfit']) params.delete(name);
  if (tab !== OPENING_TAB) params.set('tab', tab.toLowerCase());
  const text = params.toString();
  return text === '' ? '/' : `/?${text}`;
}
