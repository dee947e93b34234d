import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeFailure, useFailurePopup } from '../../lib/failure-popup.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { usePart } from './use-part.ts';

const Panel = ({ title }: { title: string }) => <h1>{title}</h1>;

function renderPage(load: () => Promise<{ default: typeof Panel }>) {
  function Page() {
    const [isWanted, setIsWanted] = useState(false);
    const showPanel = usePart({
      name: 'panel',
      load,
      isWanted,
      failure: 'It did not come',
      onFailed: () => setIsWanted(false),
    });
    return (
      <>
        <button type="button" onClick={() => setIsWanted(true)}>
          {isWanted ? 'Wanted' : 'Open'}
        </button>
        {showPanel({ title: 'The panel' })}
      </>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

describe('usePart', () => {
  beforeEach(closeFailure);

  it('fetches a part once it is wanted', async () => {
    let loads = 0;
    renderPage(async () => {
      loads += 1;
      return { default: Panel };
    });
    expect(loads).toBe(0);
    await open();
    expect(await screen.findByRole('heading', { name: 'The panel' })).toBeVisible();
    expect(loads).toBe(1);
  });

  it('says that a part did not come, leaves the page standing and fetches it the next time', async () => {
    let isDown = true;
    renderPage(async () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { default: Panel };
    });
    await open();
    await waitFor(() => expect(useFailurePopup.getState().message).toBe('It did not come'));
    isDown = false;
    await open();
    expect(await screen.findByRole('heading', { name: 'The panel' })).toBeVisible();
  });
});
