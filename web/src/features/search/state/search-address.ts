import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { applyBulk } from '@modiste/contract/filters/apply-bulk';
import { mustSearchAgain } from '@modiste/contract/filters/compare-filters';
import {
  DEFAULT_FILTERS,
  type Filters,
  LIST_FILTER_NAMES,
  PRICE_FILTER_NAMES,
} from '@modiste/contract/filters/filters';
import { ATTACHMENT_CONTEXTS, PICTURE_KINDS, type PictureKind } from '@modiste/contract/values';
import { readWords } from './words-address.ts';

/** What is attached, with the kind of garment if the shopper corrected it. */
export interface SearchAttachment extends AttachmentRef {
  kind?: PictureKind;
}

/** One search as the address describes it. */
export interface Search {
  query: string;
  filters: Filters;
  attachment: SearchAttachment | null;
}

/** Marks a search whose filters are all cleared: without any filter the defaults would apply. */
const CLEARED = { name: 'filters', value: 'none' } as const;

const FILTER_PARAMS = [CLEARED.name, 'sale', ...LIST_FILTER_NAMES, ...PRICE_FILTER_NAMES] as const;

const SEARCH_PARAMS = ['q', 'sort', 'attachment', 'kind', ...FILTER_PARAMS] as const;

function readAttachment(params: URLSearchParams): SearchAttachment | null {
  const [given = '', ...rest] = (params.get('attachment') ?? '').split(':');
  const context = ATTACHMENT_CONTEXTS.find((entry) => entry === given);
  const id = rest.join(':');
  if (context === undefined || id === '') return null;
  const kind = PICTURE_KINDS.find((entry) => entry === params.get('kind'));
  return kind === undefined ? { id, context } : { id, context, kind };
}

function readFilters(params: URLSearchParams, defaults: Filters): Filters {
  const given: Record<string, unknown> = {};
  if (params.has('sort')) given.sort = params.get('sort');
  const isFiltered = FILTER_PARAMS.some((name) => params.has(name));
  if (isFiltered) {
    given.sale = params.get('sale') === 'true';
    for (const name of LIST_FILTER_NAMES) given[name] = params.getAll(name);
    for (const name of PRICE_FILTER_NAMES) {
      if (params.has(name)) given[name] = Number(params.get(name));
    }
  }
  const start = isFiltered ? DEFAULT_FILTERS : defaults;
  return applyBulk(start, given, (message) => console.warn(message));
}

/**
 * The search that an address asks for; what it names wrongly is left out. One that names no filter
 * means the defaults of the shopper, one that names any means exactly these.
 */
export function readSearch(address: string, defaults: Filters = DEFAULT_FILTERS): Search {
  const params = new URLSearchParams(address);
  return {
    query: readWords(address),
    filters: readFilters(params, defaults),
    attachment: readAttachment(params),
  };
}

function writeFilters(params: URLSearchParams, filters: Filters): void {
  for (const name of LIST_FILTER_NAMES) {
    for (const value of filters[name]) params.append(name, value);
  }
  for (const name of PRICE_FILTER_NAMES) {
    if (filters[name] !== null) params.set(name, String(filters[name]));
  }
  if (filters.sale) params.set('sale', 'true');
  if (!mustSearchAgain(filters, DEFAULT_FILTERS)) params.set(CLEARED.name, CLEARED.value);
}

/** The address of a search, to share and to come back to; defaults stay unnamed. */
export function writeSearch(search: Search, defaults: Filters = DEFAULT_FILTERS): string {
  const { query, filters, attachment } = search;
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (attachment !== null) params.set('attachment', `${attachment.context}:${attachment.id}`);
  if (attachment?.kind !== undefined) params.set('kind', attachment.kind);
  if (mustSearchAgain(filters, defaults)) writeFilters(params, filters);
  if (filters.sort !== null) params.set('sort', filters.sort);
  const text = params.toString();
  return text === '' ? '/' : `/?${text}`;
}

/** The part of an address that is about the search, without the tab and the item on show. */
export function searchPart(address: string): string {
  const params = [...new URLSearchParams(address)].filter(([name]) =>
    SEARCH_PARAMS.some((known) => known === name),
  );
  return new URLSearchParams(params).toString();
}
