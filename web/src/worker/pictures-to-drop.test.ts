import { describe, expect, it } from 'vitest';
import { picturesToDrop } from './pictures-to-drop.ts';

const pictures = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/pictures/${index}`, bytes }));

describe('the pictures that are kept', () => {
  it('all stay while they fit', () => {
    expect(picturesToDrop([])).toEqual([]);
    expect(picturesToDrop(pictures(300, 50_000))).toEqual([]);
  });

  it('are at most 300: the oldest go', () => {
    expect(picturesToDrop(pictures(302, 1)).toSorted()).toEqual(['/pictures/0', '/pictures/1']);
  });

  it('are at most 30 MB: the oldest go', () => {
    const dropped = picturesToDrop(pictures(70, 500_000));
    expect(dropped).toHaveLength(10);
    expect(dropped).toContain('/pictures/9');
    expect(dropped).not.toContain('/pictures/10');
  });
});
