import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setConnection } from './connection.ts';
import { closeFailure, useFailurePopup } from './failure-popup.ts';
import { lazyComponent, useLazyComponent } from './lazy-component.ts';

const Heading = ({ title }: { title: string }) => <h1>{title}</h1>;

/** A panel whose code comes unless `isDown`, and how often it was fetched. */
function servePanel() {
  const server = { isDown: false, fetches: 0 };
  const panel = lazyComponent(async () => {
    server.fetches += 1;
    if (server.isDown) throw new TypeError('Failed to fetch');
    return Heading;
  });
  return { server, panel };
}

function renderPage(panel: ReturnType<typeof servePanel>['panel'], givesUp = true) {
  function Page() {
    const [isWanted, setIsWanted] = useState(false);
    const drawPanel = useLazyComponent(panel, {
      isWanted,
      failure: 'It was not fetched',
      onFailed: () => setIsWanted(!givesUp),
    });
    return (
      <>
        <button type="button" onClick={() => setIsWanted(!isWanted)}>
          {isWanted ? 'Close' : 'Open'}
        </button>
        {drawPanel({ title: 'The panel' })}
      </>
    );
  }
  render(<Page />);
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const findPanel = () => screen.findByRole('heading', { name: 'The panel' });
const failure = () => useFailurePopup.getState().message;

describe('a lazy component', () => {
  beforeEach(() => {
    closeFailure();
    setConnection('there');
  });

  it('is fetched once, when it is first wanted', async () => {
    const { server, panel } = servePanel();
    renderPage(panel);
    expect(server.fetches).toBe(0);
    await open();
    expect(await findPanel()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await open();
    expect(server.fetches).toBe(1);
  });

  it('is not shown before it is wanted, though it was fetched ahead', async () => {
    const { server, panel } = servePanel();
    renderPage(panel);
    await act(async () => {
      await panel.load();
    });
    expect(screen.queryByRole('heading')).toBeNull();
    await open();
    expect(await findPanel()).toBeVisible();
    expect(server.fetches).toBe(1);
  });

  it('says that it could not be fetched, and is fetched when it is wanted again', async () => {
    const { server, panel } = servePanel();
    renderPage(panel);
    server.isDown = true;
    await open();
    await waitFor(() => expect(failure()).toBe('It was not fetched'));
    server.isDown = false;
    await open();
    expect(await findPanel()).toBeVisible();
  });

  it('is fetched again when the connection is back, where it is still wanted', async () => {
    const { server, panel } = servePanel();
    renderPage(panel, false);
    server.isDown = true;
    await open();
    await waitFor(() => expect(failure()).toBe('It was not fetched'));
    act(() => setConnection('no-network'));
    server.isDown = false;
    act(() => setConnection('there'));
    expect(await findPanel()).toBeVisible();
  });
});
