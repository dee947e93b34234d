import { ATTACHMENT_CONTEXTS } from '@modiste/contract/values';
import { readInTab, writeInTab } from '../../../lib/tab-storage.ts';
import type { SearchDraft } from './search-draft.ts';

interface KeptDraft {
  draft: SearchDraft;
  /** The address of the search that it was written over. */
  over: string;
}

const KEY = 'search-draft';
const KEPT_DRAFTS = 10;

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

const isKeptDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'over' in value &&
  typeof value.over === 'string' &&
  'draft' in value &&
  isDraft(value.draft);

const areKeptDrafts = (value: unknown): value is KeptDraft[] =>
  Array.isArray(value) && value.every(isKeptDraft);

const readDrafts = () => readInTab(KEY, areKeptDrafts) ?? [];

/** What was written over this search in this tab and not sent; null when nothing was. */
export const readKeptDraft = (over: string): SearchDraft | null =>
  readDrafts().find((kept) => kept.over === over)?.draft ?? null;

function write(over: string, draft: SearchDraft | null): void {
  const before = readDrafts();
  const others = before.filter((kept) => kept.over !== over);
  if (draft === null && others.length === before.length) return;
  const all = draft === null ? others : [...others, { draft, over }];
  writeInTab(KEY, all.length === 0 ? null : all.slice(-KEPT_DRAFTS));
}

/** Keeps what is written and not sent through reloads, Back, and times without a network. */
export const keepDraft = (draft: SearchDraft, over: string): void => write(over, draft);

/** Forgets it once it was sent, or given up. */
export const forgetDraft = (over: string): void => write(over, null);
