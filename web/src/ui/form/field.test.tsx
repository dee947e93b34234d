import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;

describe.each([
  ['a line', TextField],
  ['several lines', TextArea],
])('a field of %s', (_what, Control) => {
  it('is named by its label, which also leads into it', async () => {
    render(<Control label="Email" value="" onText={nothing} />);
    await userEvent.click(screen.getByText('Email'));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it('is described by its hint', () => {
    render(<Control label="Price" value="" onText={nothing} hint="In dollars." />);
    const field = screen.getByRole('textbox', { name: 'Price' });
    expect(field).toHaveAccessibleDescription('In dollars.');
    expect(field).toBeValid();
  });

  it('is invalid with a problem, which is read out at once and describes it', () => {
    render(
      <Control label="Price" value="x" onText={nothing} hint="In dollars." problem="No price." />,
    );
    const field = screen.getByRole('textbox', { name: 'Price' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/No price\./);
    expect(screen.getByRole('alert')).toHaveTextContent('No price.');
    expect(screen.getByText('In dollars.')).not.toBeVisible();
  });

  it('may be wrong where the words for it stand elsewhere', () => {
    render(<Control label="Email" value="ada" onText={nothing} isWrong />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reads a hint out that changes while one types', () => {
    render(<Control label="City" value="" onText={nothing} hint="2 places found." isLive />);
    expect(screen.getByRole('status')).toHaveTextContent('2 places found.');
  });

  it('tells what is typed', async () => {
    const onText = vi.fn();
    render(<Control label="City" value="" onText={onText} />);
    await userEvent.type(screen.getByRole('textbox'), 'L');
    expect(onText).toHaveBeenCalledWith('L');
  });

  it('takes no focus and no keys while it is disabled', async () => {
    const onText = vi.fn();
    render(<Control label="City" value="" onText={onText} disabled />);
    await userEvent.tab();
    expect(screen.getByRole('textbox')).not.toHaveFocus();
  });
});

describe('a text field', () => {
  it('hides the sign before it from screen readers', () => {
    render(<TextField label="Max price" value="" onText={nothing} start="$" />);
    expect(screen.getByRole('textbox', { name: 'Max price' })).toBeVisible();
    expect(screen.getByText('$')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('a password field', () => {
  it('is shown and hidden by keys, by a button that says which field it means', async () => {
    render(
      <PasswordField
        label="Password"
        value="secret"
        onText={nothing}
        autoComplete="new-password"
      />,
    );
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});
