import type { TryOnCategory } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { readPieces } from '../pieces/worn-piece.ts';
import { tipsFor } from './wear-tips.ts';

const worn = (type: string, category: TryOnCategory, description = '') =>
  sampleItem(type, {
    short_description: type.replaceAll('-', ' '),
    description,
    try_on_category: category,
    colors: ['Blue'],
    facts: { type, materials: ['cotton'] },
  });

function advice(items: readonly ReturnType<typeof worn>[], feel: 'cool' | 'warm' = 'cool') {
  const pieces = readPieces(items);
  return tipsFor({ pieces, feel, isRainy: false })
    .flatMap(({ wordings }) => wordings)
    .join(' ');
}

const shirtDress = (cut: string) => [
  worn('shirt-dress', 'dresses', cut),
  worn('sneakers', 'shoes'),
];
const blouse = (cut: string) => [
  worn('blouse', 'upper_body', cut),
  worn('chain-necklace', 'accessories'),
];

describe('advice on wearing', () => {
  it('speaks of buttons and collars only where the record names them', () => {
    expect(advice(shirtDress(''))).not.toMatch(/button|collar/);
    expect(advice(shirtDress('Buttons down the front. A pointed collar.'))).toMatch(
      /button|collar/,
    );
  });

  it('leaves a necklace to an open neck', () => {
    expect(advice(blouse('V-neck.'))).toContain('Nothing else at the neck');
    expect(advice(blouse('Tie neck.'))).not.toContain('Nothing else at the neck');
  });

  it('agrees with one and with a pair', () => {
    const suited = [worn('chinos', 'lower_body'), worn('polo-shirt', 'upper_body')];
    expect(advice(suited)).toContain('the chinos dress it up');
    const capri = [worn('mini-skirt', 'lower_body'), worn('hoodie', 'upper_body')];
    expect(advice(capri)).toContain('The skirt is short');
  });

  it('asks for socks in the cold, and for none in the heat', () => {
    const loafers = [worn('straight-jeans', 'lower_body'), worn('loafers', 'shoes')];
    expect(advice(loafers, 'cool')).toContain('wool sock');
    expect(advice(loafers, 'warm')).not.toContain('sock');
  });

  it('tucks nothing that is worn under a sweater', () => {
    const jeans = worn('straight-jeans', 'lower_body');
    const shirt = worn('oxford-shirt', 'upper_body', 'Button-down collar, long sleeves.');
    expect(advice([jeans, shirt])).toContain('the shirt');
    const under = advice([jeans, shirt, worn('crewneck-sweater', 'upper_body')]);
    expect(under).not.toMatch(/tuck the shirt|Tuck the shirt/);
    expect(under).toContain('collar of the shirt');
  });
});
