import type { Suggestion } from '@modiste/contract/calls/search';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ChatBar, QueryBar } from '../features/search/query-bar/query-bar.tsx';
import {
  createSearchDraft,
  type SearchDraft,
  type SearchDraftStore,
} from '../features/search/state/search-draft.ts';
import { createQueryClient } from '../lib/query-client.ts';

interface Start extends Partial<SearchDraft> {
  filters?: Filters;
  isChatOn?: boolean;
  chat?: Partial<ChatBar>;
}

interface Reported {
  draft: SearchDraftStore;
  submitted: SearchDraft[];
  taken: Suggestion[];
  /** Attachments that the server no longer has. */
  missing: (AttachmentRef | null)[];
  resets: number;
  /** How often the filters were opened. */
  openings: number;
  /** How often the chat mode was toggled. */
  toggles: number;
}

/** Shows the query bar over a draft of its own; answers what it reports, kept up to date. */
export function renderQueryBar({ text = '', attachment = null, filters, ...start }: Start = {}) {
  const { isChatOn = false, chat } = start;
  const draft = createSearchDraft({ text, attachment });
  const reported: Reported = {
    draft,
    submitted: [],
    taken: [],
    missing: [],
    resets: 0,
    openings: 0,
    toggles: 0,
  };
  const client = createQueryClient();
  const page = (isShown: boolean) => (
    <QueryClientProvider client={client}>
      <main>
        {isShown && (
          <QueryBar
            draft={draft}
            filters={filters ?? DEFAULT_FILTERS}
            defaults={DEFAULT_FILTERS}
            onAttachmentMissing={() => {
              reported.missing.push(draft.store.getState().attachment);
              draft.attach(null);
            }}
            onSubmit={() => reported.submitted.push(draft.store.getState())}
            onTakeSuggestion={(suggestion) => reported.taken.push(suggestion)}
            onReset={() => {
              reported.resets += 1;
              draft.attach(null);
            }}
            onOpenFilters={() => {
              reported.openings += 1;
            }}
            chat={{
              isOn: isChatOn,
              onToggle: () => {
                reported.toggles += 1;
              },
              ...chat,
            }}
          />
        )}
      </main>
    </QueryClientProvider>
  );
  const { rerender } = render(page(true));
  return Object.assign(reported, { show: (isShown: boolean) => rerender(page(isShown)) });
}
