import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function renderDialog(isBusy = false) {
  const told = { onConfirm: vi.fn(), onClose: vi.fn() };
  render(
    <ConfirmDialog open isBusy={isBusy} {...told}>
      The item will be removed.
    </ConfirmDialog>,
  );
  return told;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the confirm dialog', () => {
  it('says what it asks and what follows', () => {
    renderDialog();
    expect(screen.getByRole('alertdialog', { name: 'Please confirm' })).toHaveAccessibleDescription(
      'The item will be removed.',
    );
  });

  it('does nothing but what was confirmed', async () => {
    const { onConfirm, onClose } = renderDialog();
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
    await press('Remove');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('is left by Escape', async () => {
    const { onClose } = renderDialog();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('waits while it is being done', async () => {
    const { onConfirm, onClose } = renderDialog(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
