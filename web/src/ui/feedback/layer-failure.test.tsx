import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeFailure, showFailure, useFailurePopup } from '../../lib/failure-popup.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { ViewerFrame } from '../overlay/viewer-frame.tsx';
import { PictureZoom } from '../picture/picture-zoom.tsx';
import { ZoomControl } from '../picture/zoom-control.ts';
import { FailurePopup } from './failure-popup.tsx';

let closed = 0;
const onClose = () => {
  closed += 1;
};
const picture = { label: 'Dress', url: '/a.jpg', previewUrl: '/a.jpg', width: 3, height: 4 };

/** The page with its own message, and what lies over it. */
function Page({ children }: { children: ReactNode }) {
  const { message } = useFailurePopup();
  return (
    <>
      <main>
        <button type="button">Of the page</button>
      </main>
      {children}
      <FailurePopup message={message} onClose={closeFailure} />
    </>
  );
}

const viewer = (children: ReactNode, isPage = false) => (
  <ViewerFrame title="Dress" open isPage={isPage} onClose={onClose} onClosed={onClose}>
    <button type="button">Of the viewer</button>
    {children}
  </ViewerFrame>
);

const LAYERS: readonly [string, ReactNode][] = [
  ['the item viewer', viewer(null)],
  [
    'a dialog',
    <Dialog key="a" open title="Share" onClose={onClose}>
      A link
    </Dialog>,
  ],
  [
    'a panel',
    <Sheet key="b" open title="Refine" onClose={onClose}>
      Filters
    </Sheet>,
  ],
  ['a question', <ConfirmDialog key="c" open onConfirm={onClose} onClose={onClose} />],
  [
    'a picture that is zoomed',
    <PictureZoom key="d" open picture={picture} control={new ZoomControl()} onClose={onClose} />,
  ],
  [
    'a dialog over the item viewer',
    viewer(
      <Dialog open title="Share" onClose={onClose}>
        A link
      </Dialog>,
    ),
  ],
  [
    'a question over the item viewer',
    viewer(<ConfirmDialog open onConfirm={onClose} onClose={onClose} />),
  ],
  [
    'a question over a panel',
    <Sheet key="e" open title="Account" onClose={onClose}>
      <ConfirmDialog open onConfirm={onClose} onClose={onClose} />
    </Sheet>,
  ],
  [
    'a dialog over a panel',
    <Sheet key="f" open title="Refine" onClose={onClose}>
      <Dialog open title="Sizes" onClose={onClose}>
        Waist
      </Dialog>
    </Sheet>,
  ],
];

const hidesPage = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Of the page' })).toBeNull());

beforeEach(() => {
  closed = 0;
  act(closeFailure);
  pretendScreen(1280);
});

describe('a failure message', () => {
  it.each(LAYERS)('is read out and closed inside of %s', async (_, layer) => {
    render(<Page>{layer}</Page>);
    await hidesPage();
    act(() => showFailure('Failed to update wishlist'));
    // Only one is within reach of screen readers, and it is of a layer.
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Failed to update wishlist');
    expect(alert.closest('[role="dialog"], [role="alertdialog"]')).not.toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed to update wishlist')).toBeNull();
    expect(closed).toBe(0);
  });

  it('is reached by the Tab key from inside of the layer', async () => {
    render(<Page>{viewer(null)}</Page>);
    act(() => showFailure('Error fetching item'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Of the viewer' })).toHaveFocus(),
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  });

  it('is one, of the page, where nothing lies over the page', () => {
    render(<Page>{null}</Page>);
    act(() => showFailure('Error Searching Items'));
    expect(screen.getAllByText('Error Searching Items')).toHaveLength(1);
  });

  it('is one, of the page, where the viewer is the page', async () => {
    render(<Page>{viewer(null, true)}</Page>);
    await screen.findByRole('dialog', { name: 'Dress' });
    act(() => showFailure('Error fetching item'));
    expect(screen.getAllByText('Error fetching item')).toHaveLength(1);
  });
});
