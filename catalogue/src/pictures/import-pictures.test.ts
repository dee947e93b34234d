import { describe, expect, it } from 'vitest';
import { SQUARE_PICTURES } from '../testing/square-pictures.ts';
import { importPictures } from './import-pictures.ts';
import type { PictureSource } from './picture-source.ts';

const RED = 'https://cdn.example/c02020.png';
const BLUE = 'https://cdn.example/2040c0.png';

/** Pictures of which some are missing and some cannot be read. */
const source: PictureSource = {
  take: async (reference) => {
    if (reference.startsWith('missing')) return null;
    if (reference.startsWith('broken')) return { url: reference, bytes: Buffer.from('no picture') };
    return SQUARE_PICTURES.take(reference);
  },
};

const colorsOf = (facts: { colors: readonly { name: string }[] } | null | undefined) =>
  facts?.colors.map(({ name }) => name);

describe('the pictures of an item', () => {
  it('keep their order, without those that are missing', async () => {
    const { urls, missing } = await importPictures(['missing-1', BLUE, 'missing-2', RED], source);
    expect(urls).toEqual([BLUE, RED]);
    expect(missing).toEqual(['missing-1', 'missing-2']);
  });

  it('are described by the first that can be read', async () => {
    const { urls, facts } = await importPictures(['broken.jpg', RED, BLUE], source);
    expect(urls).toEqual(['broken.jpg', RED, BLUE]);
    expect(colorsOf(facts)).toEqual(['Red']);
  });

  it('are described one by one only where that is needed', async () => {
    const { facts, described, positions } = await importPictures(
      [RED, BLUE],
      source,
      new Set([BLUE]),
    );
    expect(colorsOf(facts)).toEqual(['Red']);
    expect(colorsOf(described.get(BLUE))).toEqual(['Blue']);
    expect(positions.get(BLUE)).toBe(1);
    const unasked = await importPictures([RED, BLUE], source);
    expect(unasked.described.has(BLUE)).toBe(false);
  });

  it('say nothing where there are none', async () => {
    expect(await importPictures([], source)).toMatchObject({ urls: [], facts: null, missing: [] });
  });

  it('stop the import where the source itself fails', async () => {
    const failing: PictureSource = { take: () => Promise.reject(new Error('disk full')) };
    await expect(importPictures([RED], failing)).rejects.toThrow('disk full');
  });
});
