import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackToClose } from './use-back-to-close.ts';

let told = 0;
function Page({ startsOpen = false }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const close = useBackToClose(isOpen, () => {
    told += 1;
    setIsOpen(false);
  });
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <section aria-label="Panel">
          <button type="button" onClick={close}>
            Close
          </button>
        </section>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findBefore = () => waitFor(() => expect(location.pathname).toBe('/before'));
const panel = () => screen.queryByRole('region', { name: 'Panel' });

beforeEach(() => {
  told = 0;
  history.replaceState(null, '', '/before');
  history.pushState({ cause: 'query' }, '', '/?q=coat');
});

afterEach(() => vi.restoreAllMocks());

describe('a panel', () => {
  it('is closed by Back, which leaves the page where it is', async () => {
    render(<Page />);
    await press('Open');
    act(() => history.back());
    await waitFor(() => expect(panel()).toBeNull());
    expect(location.search).toBe('?q=coat');
    expect(told).toBe(1);
  });

  it('leaves nothing in the history when it is closed by its button', async () => {
    render(<Page />);
    await press('Open');
    await press('Close');
    await waitFor(() => expect(panel()).toBeNull());
    expect(told).toBe(1);
    expect(history.state).toEqual({ cause: 'query' });
    act(() => history.back());
    await findBefore();
    expect(told).toBe(1);
  });

  it('goes back once when its button is pressed twice, every time it was open', async () => {
    render(<Page />);
    const back = vi.spyOn(history, 'back');
    for (const times of [1, 2]) {
      await press('Open');
      const button = screen.getByRole('button', { name: 'Close' });
      act(() => {
        button.click();
        button.click();
      });
      await waitFor(() => expect(panel()).toBeNull());
      expect(told).toBe(times);
      expect(back).toHaveBeenCalledTimes(times);
    }
  });

  it('keeps what the history knew of the page, and closes as often as it opens', async () => {
    render(<Page />);
    for (const times of [1, 2]) {
      await press('Open');
      expect(history.state).toMatchObject({ cause: 'query' });
      act(() => history.back());
      await waitFor(() => expect(told).toBe(times));
    }
    expect(panel()).toBeNull();
  });

  it('leaves nothing in the history when what it belongs to goes while it is open', async () => {
    const { unmount } = render(<Page />);
    await press('Open');
    unmount();
    await waitFor(() => expect(history.state).toEqual({ cause: 'query' }));
    act(() => history.back());
    await findBefore();
    expect(told).toBe(0);
  });

  it('leaves the history alone when it goes because the page goes on', async () => {
    const back = vi.spyOn(history, 'back');
    const { unmount } = render(<Page />);
    await press('Open');
    history.pushState(null, '', '/next');
    unmount();
    await Promise.resolve();
    expect(back).not.toHaveBeenCalled();
  });

  it('stays where effects run twice, as they do while the app is written', async () => {
    render(
      <StrictMode>
        <Page startsOpen />
      </StrictMode>,
    );
    await Promise.resolve();
    expect(panel()).toBeVisible();
    await press('Close');
    await waitFor(() => expect(panel()).toBeNull());
    expect(history.state).toEqual({ cause: 'query' });
  });
});
