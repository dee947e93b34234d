import { ATTACHMENT_CONTEXTS } from '@modiste/contract/values';
import { isListOf, isNullOr, isObject, isOneOf, isString } from '../../../lib/guards.ts';
import { readInTab, writeInTab } from '../../../lib/tab-storage.ts';
import type { SearchDraft } from './search-draft.ts';

const KEY = 'search-draft';
const DRAFTS_MAX = 10;

/** Drafts, each with the address of the search that it was written over. */
const isStoredDrafts = isListOf(
  isObject({
    over: isString,
    draft: isObject({
      text: isString,
      attachment: isNullOr(isObject({ id: isString, context: isOneOf(ATTACHMENT_CONTEXTS) })),
    }),
  }),
);

const readDrafts = () => readInTab(KEY, isStoredDrafts) ?? [];

/** The draft that was written over this search in this tab and not sent; null without one. */
export const readStoredDraft = (over: string): SearchDraft | null =>
  readDrafts().find((stored) => stored.over === over)?.draft ?? null;

function write(over: string, draft: SearchDraft | null): void {
  const before = readDrafts();
  const others = before.filter((stored) => stored.over !== over);
  if (draft === null && others.length === before.length) return;
  const all = draft === null ? others : [...others, { draft, over }];
  writeInTab(KEY, all.length === 0 ? null : all.slice(-DRAFTS_MAX));
}

/** Stores a draft, so that it outlives reloads, Back and a lost connection. */
export const storeDraft = (draft: SearchDraft, over: string): void => write(over, draft);

/** Removes the draft once it was sent or given up. */
export const forgetDraft = (over: string): void => write(over, null);
