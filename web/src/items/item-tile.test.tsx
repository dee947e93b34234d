import type { Availability } from '@modiste/contract/values';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeItem } from '../testing/make-item.ts';
import { ItemTile } from './item-tile.tsx';

const show = (availability: Availability, badge?: string) => {
  const item = makeItem('a');
  item.other_info.availability = availability;
  render(<ItemTile item={item} href="/?item=a" onOpen={() => {}} badge={badge} sizes="144px" />);
  return screen.getByRole('link');
};

describe('the tile of an item', () => {
  it('is named by its brand, title and price', () => {
    expect(show('in_stock')).toHaveAccessibleName(/^Maison Orme ?Dress a ?Now ?\$90/);
  });

  it.each([
    ['out_of_stock', 'Out of stock'],
    ['unavailable', 'No longer available'],
  ] as const)('says of one that is %s: %s', (availability, words) => {
    expect(show(availability)).toHaveAccessibleName(new RegExp(`^${words}`));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says that before anything else there is to say', () => {
    show('out_of_stock', 'Price drop');
    expect(screen.queryByText('Price drop')).toBeNull();
  });

  it('says the other where it can be had', () => {
    show('in_stock', 'Price drop');
    expect(screen.getByText('Price drop')).toBeVisible();
  });
});
