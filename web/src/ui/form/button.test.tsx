import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { X } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { Button, LinkButton } from './button.tsx';
import { Chip, RemovableChip } from './chip.tsx';
import { ChoiceChip } from './choice-chip.tsx';
import { IconButton } from './icon-button.tsx';
import { Switch } from './switch.tsx';

describe('a button', () => {
  it('sends no form unless it says so', () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
      </form>,
    );
    screen.getByRole('button', { name: 'Cancel' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['{Enter}', ' '])('is pressed by the key "%s"', async (key) => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Save</Button>);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps the focus while it is busy, unlike one that is disabled', async () => {
    render(
      <>
        <Button disabled>Off</Button>
        <Button aria-disabled>Busy</Button>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Busy' })).toHaveFocus();
  });
});

describe('a link button', () => {
  it('is a link to whoever listens, with an address', () => {
    render(<LinkButton href="/terms">Terms</LinkButton>);
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  });
});

describe('an icon button', () => {
  it('is named by its label, not by its badge', () => {
    render(<IconButton label="Filters, 3 active" icon={X} badge={3} />);
    expect(screen.getByRole('button', { name: 'Filters, 3 active' })).toHaveAttribute(
      'title',
      'Filters, 3 active',
    );
  });
});

describe('a chip', () => {
  it('does what it says', async () => {
    const onPress = vi.fn();
    render(<Chip onPress={onPress}>Wide-leg jeans</Chip>);
    await userEvent.click(screen.getByRole('button', { name: 'Wide-leg jeans' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('that stands for something chosen says that it takes it away', async () => {
    const onRemove = vi.fn();
    render(<RemovableChip label="Min $50" onRemove={onRemove} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Remove Min $50' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledOnce();
  });
});

describe('a choice chip', () => {
  it('says whether it is chosen and, beside its name, how much it would find', async () => {
    const onPress = vi.fn();
    render(
      <ChoiceChip pressed={false} onPress={onPress} count={1}>
        Linen
      </ChoiceChip>,
    );
    const chip = screen.getByRole('button', { name: 'Linen', pressed: false });
    expect(chip).toHaveAccessibleDescription('1 item');
    await userEvent.click(chip);
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('a switch', () => {
  it('says whether it is on, and is turned by the space bar', async () => {
    const onChange = vi.fn();
    render(<Switch label="Chat" hint="Chat with your stylist." isOn={false} onChange={onChange} />);
    const chat = screen.getByRole('switch', { name: /^Chat/ });
    expect(chat).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});
