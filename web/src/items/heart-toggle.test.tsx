import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeItem } from '../testing/make-item.ts';
import { HeartToggle } from './heart-toggle.tsx';

const item = makeItem('a');
const show = (given: { isSaved?: boolean; isWaiting?: boolean } = {}) => {
  const onToggle = vi.fn();
  render(<HeartToggle item={item} isSaved={false} onToggle={onToggle} {...given} />);
  return onToggle;
};
const heart = () => screen.getByRole('button', { name: 'Save Dress a' });

describe('the heart of an item', () => {
  it('names its item and says whether it is saved', () => {
    show({ isSaved: true });
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(heart()).toHaveAttribute('title', 'Remove from wishlist');
  });

  it('is not pressed while the item is not saved', () => {
    show();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(heart()).toHaveAttribute('title', 'Save to wishlist');
  });

  it('tells which item it was pressed for', async () => {
    const onToggle = show();
    await userEvent.click(heart());
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(item);
  });

  it('says that the change waits', () => {
    show({ isSaved: true, isWaiting: true });
    expect(heart()).toHaveAttribute('title', 'Will be saved when you’re back online');
  });

  it('leaps when it is pressed, not when it is there', async () => {
    const { rerender } = render(<HeartToggle item={item} isSaved onToggle={vi.fn()} />);
    expect(heart()).toHaveAttribute('data-new', 'false');
    rerender(<HeartToggle item={item} isSaved={false} onToggle={vi.fn()} />);
    await userEvent.click(heart());
    rerender(<HeartToggle item={item} isSaved onToggle={vi.fn()} />);
    expect(heart()).toHaveAttribute('data-new', 'true');
  });
});
