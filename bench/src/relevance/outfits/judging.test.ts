import { describe, expect, it } from 'vitest';
import { tuneWeights } from '../../training/ranking/tune-outfits.ts';
import { coOccurrence } from './co-occurrence.ts';
import { recallOfLinks } from './luma-figures.ts';
import { askOutfits, judgeOutfit, judgeOutfits } from './outfit-questions.ts';
import { type Outfit, type OutfitItem, pieceOfWords } from './read-outfits.ts';

const item = (name: string, category: string): OutfitItem => ({
  name,
  category,
  piece: pieceOfWords({ title: name, kind: category, price: 0 }),
});

const outfit = (name: string, half: Outfit['half'] = 'tuned'): Outfit => ({
  half,
  items: ['Dresses', 'Pumps', 'Clutches'].map((category) => item(`${name} ${category}`, category)),
});

const OUTFITS = [...['a', 'b', 'c', 'd'].map((name) => outfit(name)), outfit('e', 'heldOut')];

describe('the questions about outfits', () => {
  it('hide each piece among three of other outfits of the same half', () => {
    const questions = askOutfits(OUTFITS, { isHard: false, seed: 1 });
    expect(questions).toHaveLength(12);
    for (const { outfit: asked, rest, choices } of questions) {
      expect(asked.half).toBe('tuned');
      expect(new Set(choices).size).toBe(4);
      expect([...rest, choices[0]]).toHaveLength(3);
      for (const wrong of choices.slice(1)) expect(asked.items).not.toContain(wrong);
    }
  });

  it('are hard where the wrong ones are of the same category', () => {
    for (const { choices } of askOutfits(OUTFITS, { isHard: true, seed: 1 })) {
      expect(new Set(choices.map(({ category }) => category)).size).toBe(1);
    }
  });

  it('are the same for a seed always', () => {
    const ask = (seed: number) => askOutfits(OUTFITS, { isHard: false, seed });
    expect(ask(3)).toEqual(ask(3));
    expect(ask(3)).not.toEqual(ask(4));
  });
});

describe('the judging of outfits', () => {
  const [question] = askOutfits(OUTFITS, { isHard: true, seed: 1 });
  const [hidden] = question?.choices ?? [];

  it('counts the hidden piece as found only where it scores best', () => {
    if (question === undefined) throw new Error('There are questions');
    expect(judgeOutfit(question, (choice) => Number(choice === hidden))).toBe(1);
    expect(judgeOutfit(question, (choice) => -Number(choice === hidden))).toBe(0);
    expect(judgeOutfit(question, () => 0)).toBe(0.25);
  });

  it('counts each outfit once', () => {
    const questions = askOutfits(OUTFITS, { isHard: false, seed: 1 });
    const cases = judgeOutfits(questions, ({ category }) => Number(category === 'Pumps'));
    expect(cases).toHaveLength(4);
  });
});

describe('what categories alone tell', () => {
  it('is which were seen together', () => {
    const seen: Outfit[] = [
      outfit('a'),
      { half: 'tuned', items: [item('', 'Jeans'), item('', 'Sneakers'), item('', 'T-Shirts')] },
    ];
    const judge = coOccurrence(seen);
    const rest = [item('', 'Dresses')];
    expect(judge(item('', 'Pumps'), rest)).toBeGreaterThan(judge(item('', 'Sneakers'), rest));
  });
});

describe('the tuning of weights', () => {
  const examples = [
    { choices: [Float32Array.of(1, 0, 1), Float32Array.of(0, 1, 1)], weight: 1 },
    { choices: [Float32Array.of(1, 1, 0), Float32Array.of(0, 0, 0)], weight: 0.5 },
  ];

  it('raises what the hidden pieces have and the others lack, and keeps what is kept', () => {
    const [telling = 0, misleading = 0, kept] = tuneWeights(examples, [0, 0, 2], (at) => at === 2);
    expect(telling).toBeGreaterThan(0.5);
    expect(misleading).toBeLessThan(telling);
    expect(kept).toBe(2);
  });
});

describe("a store's links", () => {
  const product = (sku: string, title: string) => ({
    sku,
    half: 'tuned' as const,
    piece: pieceOfWords({ title, kind: '', price: 0 }),
  });
  const products = [product('1', 'Midi Dress'), product('2', 'Pumps'), product('3', 'Jeans')];

  it('are found where what goes with a product is what the store shows beside it', () => {
    const recall = (sku: string) => recallOfLinks({ products, links: new Map([['1', [sku]]]) });
    expect(recall('2')).toEqual([{ half: 'tuned', score: 1 }]);
    expect(recall('3')).toEqual([{ half: 'tuned', score: 0 }]);
    expect(recall('unknown')).toEqual([]);
  });
});
