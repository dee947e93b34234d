import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SEARCH_BOX_ID } from '../query-bar/search-box-focus.ts';
import { readSearch, type Search, writeSearch } from '../state/search-address.ts';
import { attachmentsOf } from '../state/search-query.ts';
import { LooksLike } from './looks-like.tsx';

const SEEN = {
  label: 'white sneakers',
  kind: 'sneakers',
  options: [
    { label: 'boots', kind: 'boots' },
    { label: 'sandals', kind: 'sandals' },
  ],
} as const;
const SEARCH: Search = {
  query: '',
  filters: DEFAULT_FILTERS,
  attachment: { id: 'a1', context: 'chat_attachment' },
};

function renderLooksLike() {
  const searched: Search[] = [];
  render(
    <>
      <textarea id={SEARCH_BOX_ID} aria-label="Search" />
      <LooksLike
        seen={{ ...SEEN, options: [...SEEN.options] }}
        search={SEARCH}
        onSearch={(search) => searched.push(search)}
      />
    </>,
  );
  return searched;
}

describe('what a picture looks like', () => {
  it('is said, with what else it may be', () => {
    renderLooksLike();
    expect(screen.getByText('white sneakers')).toBeVisible();
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['boots', 'sandals', 'Something else']);
  });

  it('is corrected by a tap', async () => {
    const searched = renderLooksLike();
    await userEvent.click(screen.getByRole('button', { name: 'boots' }));
    expect(searched).toEqual([
      { ...SEARCH, attachment: { id: 'a1', context: 'chat_attachment', kind: 'boots' } },
    ]);
  });

  it('leads to typing where it is something else', async () => {
    const searched = renderLooksLike();
    await userEvent.click(screen.getByRole('button', { name: 'Something else' }));
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    expect(searched).toEqual([]);
  });
});

describe('a corrected picture in the address', () => {
  const corrected: Search = {
    ...SEARCH,
    attachment: { id: 'a1', context: 'chat_attachment', kind: 'dress-shoes' },
  };

  it('is read as it was written', () => {
    const address = writeSearch(corrected);
    expect(address).toContain('kind=dress-shoes');
    expect(readSearch(address.slice(2))).toEqual(corrected);
  });

  it('is asked for beside the attachment, which names no kind itself', () => {
    expect(attachmentsOf(corrected.attachment)).toEqual({
      attachments: [{ id: 'a1', context: 'chat_attachment' }],
      kind: 'dress-shoes',
    });
    expect(attachmentsOf(null)).toEqual({ attachments: [], kind: null });
  });

  it.each(['kind=spaceship', 'kind='])('is left out where it names no kind: %s', (part) => {
    const { attachment } = readSearch(`attachment=chat_attachment:a1&${part}`);
    expect(attachment).toEqual(SEARCH.attachment);
  });

  it('ends with its picture', () => {
    expect(readSearch('kind=boots').attachment).toBeNull();
    expect(writeSearch({ ...corrected, attachment: null })).toBe('/');
  });
});
