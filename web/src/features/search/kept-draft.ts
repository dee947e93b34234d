import { ATTACHMENT_CONTEXTS } from '@modiste/contract/values';
import { readInTab, writeInTab } from '../../lib/tab-storage.ts';
import { canSubmit, type SearchDraft } from './search-draft.ts';

interface KeptDraft {
  draft: SearchDraft;
  /** The search that it was written over: over another one it means nothing. */
  over: string;
}

const KEY = 'search-draft';

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

/** What was written over this search in this tab and not sent; null when nothing was. */
export function readKeptDraft(over: string): SearchDraft | null {
  const kept = readInTab(KEY, isKeptDraft);
  return kept?.over === over ? kept.draft : null;
}

/** Keeps what is written and not sent through reloads and times without a network. */
export function keepDraft(draft: SearchDraft, over: string): void {
  const isWorthKeeping = canSubmit(draft) || over !== '';
  writeInTab(KEY, isWorthKeeping ? { draft, over } : null);
}
