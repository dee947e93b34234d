import { PATHS } from '@modiste/contract/paths';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { serveApp } from '../testing/serve-app.ts';
import { makeDresses, serveList } from '../testing/serve-list.ts';
import { App } from './app.tsx';

const TILES = 60;
let commits = 0;

vi.mock(import('../features/search/results/results-view.tsx'), async (load) => {
  const { ResultsView } = await load();
  return {
    ResultsView: (props) => (
      <Profiler id="results" onRender={() => (commits += 1)}>
        <ResultsView {...props} />
      </Profiler>
    ),
  };
});

const suggested: string[] = [];
serveApp(
  serveList(() => ({ matches: makeDresses(TILES) })),
  http.get(`*${PATHS.suggestSearches.path}`, ({ request }) => {
    suggested.push(new URL(request.url).searchParams.get('text') ?? '');
    return HttpResponse.json({
      suggestions: [{ kind: 'type', text: 'silk dresses', gender: null }],
    });
  }),
);

it('renders no result while words are typed and searches are suggested', async () => {
  history.replaceState(null, '', '/?q=dress');
  render(<App />);
  const results = await screen.findByRole('list', { name: 'Results' });
  await waitFor(() => expect(within(results).getAllByRole('article')).toHaveLength(TILES));
  const box = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.clear(box);
  commits = 0;
  await userEvent.type(box, 'silk dress');
  expect(box).toHaveValue('silk dress');
  await waitFor(() => expect(suggested).toContain('silk dress'));
  await screen.findByRole('option', { name: /silk dresses/ });
  expect(commits).toBe(0);
});
