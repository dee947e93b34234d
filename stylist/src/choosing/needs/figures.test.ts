import type { Item } from '@modiste/contract/entities/item';
import { findFabric } from '@modiste/lexicon/attributes';
import { describe, expect, it } from 'vitest';
import { findFalseClaims } from '../../facts/check-claims.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { needReasons } from '../tell-need.ts';
import figures from './figures.json' with { type: 'json' };
import { judgeNeed, needsOf, servingFirst } from './judge-need.ts';
import { needsSaid, SAID_NEEDS, withoutFigure } from './said-needs.ts';

const saidIn = (words: string) => needsSaid(words).map(({ id }) => id);

describe('what is said of a figure', () => {
  it.each([
    ["I'm stocky and kind of short, need jeans", ['longer-line', 'even-line'], 'need jeans'],
    ['my legs look short in everything, any advice?', ['longer-line'], 'any advice?'],
    ["jeans that don't make me look wider", ['even-line'], 'jeans'],
    ['broad shoulders here, a jacket', ['shoulder-line'], 'a jacket'],
    ['I have a big bust, a dress for a wedding', ['room-at-bust'], 'a dress for a wedding'],
    ["too boxy, I'm pear shaped", ['room-at-hips'], 'too boxy'],
    ['a top for an apple shape', [], 'a top for an apple shape'],
    ["I'm an apple shape, tops", ['easy-middle'], 'tops'],
  ])('is read apart from what is looked for: %s', (words, ids, left) => {
    expect([saidIn(words), withoutFigure(words)]).toEqual([ids, left]);
  });

  it.each([
    'a short dress',
    'shorts for the beach',
    'a big bag',
    'wide-leg jeans',
    'is the heel 4 inches high',
    'a longer coat',
    'size 36',
    'cold shoulder top',
  ])('is nothing in %s', (words) => {
    expect([saidIn(words), withoutFigure(words)]).toEqual([[], words]);
  });
});

describe('what clothes have to stand up to', () => {
  it.each([
    ['shoes for walking all day', 'walking'],
    ['standing at work, comfy shoes', 'walking'],
    ['a coat for -15 outside', 'deep-cold'],
    ['machine washable please', 'machine-washing'],
  ])('is read of %s', (words, id) => {
    expect(saidIn(words)).toEqual([id]);
  });
});

describe('pieces for a figure', () => {
  const jeans = (name: string): Item =>
    sampleItem(name, {
      short_description: name,
      description: 'Five pockets.',
      try_on_category: 'lower_body',
      facts: { type: 'jeans', materials: ['denim'] },
    });
  const wish = { occasions: [], types: ['jeans'], needs: ['longer-line'] };

  it('come in the order of what their records have for it', () => {
    const all = ['Low-Rise Jeans', 'Plain Jeans', 'High-Waisted Jeans'].map(jeans);
    expect(servingFirst(all, wish).map(({ id }) => id)).toEqual([
      'High-Waisted Jeans',
      'Plain Jeans',
      'Low-Rise Jeans',
    ]);
  });

  it('say why by what the record has', () => {
    const [first] = needReasons(jeans('High-Waisted Jeans'), wish);
    expect(first?.wordings[0]).toBe('They have a high waist, which starts the legs higher up.');
    expect(needReasons(jeans('Plain Jeans'), wish)).toEqual([]);
  });
});

const CATEGORIES: Readonly<Record<string, readonly [string, Item['try_on_category']]>> = {
  top: ['blouse', 'upper_body'],
  bottom: ['pants', 'lower_body'],
  'one-piece': ['dress', 'dresses'],
  outer: ['jacket', 'upper_body'],
  'mid-layer': ['cardigan', 'upper_body'],
  shoes: ['shoes', 'shoes'],
};

describe('every reason for a figure', () => {
  const cases = figures.flatMap(({ id, roles, good, fair }) =>
    roles
      .slice(0, 1)
      .flatMap((role) =>
        Object.keys({ ...good, ...fair }).map((fact) => [id, role, fact] as const),
      ),
  );
  it.each(cases)('is true of what it is said of: %s, %s, %s', (id, role, fact) => {
    const [type, category] = CATEGORIES[role] ?? ['shoes', 'shoes'];
    const name = fact.replaceAll('-', ' ');
    const item = sampleItem('one', {
      short_description: `Cotton ${name} ${type}`,
      description: `With ${name}.`,
      try_on_category: category,
      facts: { type, materials: [findFabric(fact) === null ? 'cotton' : fact] },
    });
    const told = needsOf({ occasions: [], types: [], needs: [id] })
      .filter((need) => judgeNeed(item, need).by === fact)
      .flatMap(() => needReasons(item, { occasions: [], types: [], needs: [id] }))
      .flatMap(({ wordings }) => wordings);
    for (const sentence of told) {
      expect(findFalseClaims(sentence, item, [item])).toEqual([]);
      expect(sentence).not.toMatch(/\b(?:They|they) \w+s\b|\bgoe\b/);
    }
  });

  it('has advice for it that names no body as wrong', () => {
    for (const { tell } of SAID_NEEDS) {
      for (const sentence of Object.values(tell).flat()) {
        expect(sentence).not.toMatch(/\b(?:hide|flaw|problem|fat|slim down|correct)\b/i);
      }
    }
  });
});
