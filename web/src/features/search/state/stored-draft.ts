import { ATTACHMENT_CONTEXTS } from '@modiste/contract/values';
import { readInTab, writeInTab } from '../../../lib/tab-storage.ts';
import type { SearchDraft } from './search-draft.ts';

interface StoredDraft {
  draft: SearchDraft;
  /** The address of the search that it was written over. */
  over: string;
}

const KEY = 'search-draft';
const DRAFTS_MAX = 10;

const isAttachment = (value: unknown): value is SearchDraft['attachment'] =>
  value === null ||
  (typeof value === 'object' &&
    'id' in value &&
    typeof value.id === 'string' &&
    'context' in value &&
    ATTACHMENT_CONTEXTS.some((context) => context === value.context));

const isDraft = (value: unknown): value is SearchDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'attachment' in value &&
  isAttachment(value.attachment);

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'over' in value &&
  typeof value.over === 'string' &&
  'draft' in value &&
  isDraft(value.draft);

const areStoredDrafts = (value: unknown): value is StoredDraft[] =>
  Array.isArray(value) && value.every(isStoredDraft);

const readDrafts = () => readInTab(KEY, areStoredDrafts) ?? [];

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
