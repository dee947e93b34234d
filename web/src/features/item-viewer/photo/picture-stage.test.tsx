import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeItem } from '../../../testing/make-item.ts';
import { heading, openViewer, press, serveViewer, swipe } from '../../../testing/open-viewer.tsx';

serveViewer();

const zoomed = () => screen.findByRole('dialog', { name: 'Dress a, photo 1 of 2, enlarged' });
const whole = (name = 'Dress a, photo 1 of 2, enlarged') =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const percent = async () => (await within(await zoomed()).findByRole('status')).textContent;
const finger = (identifier: number, clientX: number) => ({ identifier, clientX, clientY: 100 });

describe('the pictures of an item', () => {
  it('are stepped through by button and by arrow key', async () => {
    openViewer();
    const pictures = within(await screen.findByRole('region', { name: 'Photos of Dress a' }));
    const count = () => pictures.getByText(/^Photo/).closest('p');
    expect(count()).toHaveTextContent('Photo 1 / of 2');
    await userEvent.click(pictures.getByRole('button', { name: 'Next photo' }));
    expect(count()).toHaveTextContent('Photo 2 / of 2');
    await userEvent.keyboard('{ArrowLeft}');
    expect(count()).toHaveTextContent('Photo 1 / of 2');
    await userEvent.click(pictures.getByRole('button', { name: 'Photo 2' }));
    expect(count()).toHaveTextContent('Photo 2 / of 2');
    expect(pictures.getByRole('button', { name: 'Photo 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('cannot be zoomed where there are none, or where they are broken', async () => {
    openViewer({ items: [makeItem('a', { image_urls: [] })] });
    await heading('Dress a');
    expect(screen.queryByRole('button', { name: 'Enlarge photo' })).toBeNull();
  });

  it('are not zoomed when broken, but the others are', async () => {
    openViewer();
    fireEvent.error(await screen.findByRole('img', { name: 'Dress a, photo 1 of 2' }));
    expect(screen.queryByRole('button', { name: 'Enlarge photo' })).toBeNull();
    await press('Next photo');
    await press('Enlarge photo');
    await screen.findByRole('dialog', { name: 'Dress a, photo 2 of 2, enlarged' });
  });
});

describe('a picture that is zoomed', () => {
  it('is loaded in full, magnified by keys and buttons, and left by Escape before the viewer', async () => {
    const url = '/pictures/0123456789abcdef01234567.webp';
    const told = openViewer({ items: [makeItem('a', { image_urls: [url, '/other.jpg'] })] });
    await press('Enlarge photo');
    const dialog = await zoomed();
    expect(dialog.querySelector(`img[src="${url}?w=1080"]`)).not.toBeNull();
    await userEvent.keyboard('++');
    expect(await percent()).toBe('225%');
    await userEvent.keyboard('-');
    expect(await percent()).toBe('150%');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    expect(await percent()).toBe('225%');
    await userEvent.keyboard('0');
    expect(await percent()).toBe('100%');
    await userEvent.keyboard('{Escape}');
    await whole();
    expect(told.closed).toBe(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(told.closed).toBe(1));
  });

  it('is magnified between its bounds only', async () => {
    openViewer();
    await press('Enlarge photo');
    await zoomed();
    await userEvent.keyboard('-');
    expect(await percent()).toBe('100%');
    await userEvent.keyboard('++++++++');
    expect(await percent()).toBe('500%');
  });

  it('opens under two fingers, follows them, and is put away by closing them', async () => {
    openViewer();
    const picture = await screen.findByRole('img', { name: 'Dress a, photo 1 of 2' });
    fireEvent.touchStart(picture, { touches: [finger(1, 100), finger(2, 200)] });
    const dialog = await zoomed();
    const magnified = within(dialog).getByRole('img');
    fireEvent.touchMove(picture, { touches: [finger(1, 50), finger(2, 250)] });
    expect(magnified.style.transform).toContain('scale(2)');
    fireEvent.touchEnd(picture, { touches: [] });
    expect(await percent()).toBe('200%');
    fireEvent.touchStart(magnified, { touches: [finger(1, 0), finger(2, 300)] });
    fireEvent.touchMove(magnified, { touches: [finger(1, 100), finger(2, 200)] });
    fireEvent.touchEnd(magnified, { touches: [] });
    await whole();
  });

  it('is magnified by a double tap and made whole by another', async () => {
    openViewer();
    await userEvent.click(await screen.findByRole('img', { name: 'Dress a, photo 1 of 2' }));
    const magnified = within(await zoomed()).getByRole('img');
    const tap = () => swipe(magnified, 0, 0);
    tap();
    tap();
    expect(await percent()).toBe('250%');
    tap();
    tap();
    expect(await percent()).toBe('100%');
  });

  it('is not leafed from by a swipe, and is put away by one down', async () => {
    const told = openViewer();
    await press('Enlarge photo');
    const magnified = within(await zoomed()).getByRole('img');
    swipe(magnified, -150, 0);
    expect(screen.getByRole('dialog', { name: /enlarged$/ })).toBeInTheDocument();
    swipe(magnified, 0, 150);
    await whole();
    await heading('Dress a');
    expect(told.closed).toBe(0);
  });
});
