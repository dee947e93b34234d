import { describe, expect, it } from 'vitest';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';
import { writeDescription } from './write-description.ts';

const describeItem = (made: MadeItem) => writeDescription(makeStoredItem('a', made).item);

describe('the sentence that describes an item to a search by meaning', () => {
  it('names audience, garment, colors, materials, pattern and brand', () => {
    const text = describeItem({
      short_description: 'Chaz Hoodie',
      brand: 'Luma',
      colors: ['Black', 'Gray', 'Orange'],
      facts: { type: 'hoodie', gender: 'Men', materials: ['wool'], patterns: ['color-block'] },
    });
    expect(text).toBe(
      "Chaz Hoodie: men's hoodie in black, gray and orange, made of wool, color block pattern, by Luma.",
    );
  });

  it('names the category where the type is unknown, and leaves out what nobody said', () => {
    const text = describeItem({
      short_description: 'Nora',
      brand: '',
      colors: [],
      try_on_category: 'upper_body',
      facts: { type: '', gender: 'Unisex', patterns: ['solid'] },
    });
    expect(text).toBe('Nora: unisex upper body.');
  });

  it("goes on with whole sentences of the shop's own words", () => {
    const first = 'A dress for long summer evenings by the sea.';
    const text = describeItem({ description: `${first}\n• Lined\n${'It flows. '.repeat(60)}` });
    expect(text).toContain(`${first} Lined It flows.`);
    expect(text).toMatch(/flows\.$/);
    expect(text.length).toBeLessThan(320);
  });

  it('cuts a text without sentences at a word', () => {
    expect(describeItem({ description: 'soft '.repeat(100) })).toMatch(/ soft…$/);
  });
});
