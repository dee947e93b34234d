import { brandFinder } from '@modiste/lexicon/find-brands';
import { describe, expect, it } from 'vitest';
import { countDialogue } from './dialogue-slots.ts';
import { countCaption, noCoverage } from './relative-captions.ts';
import { countSlot, noSlots, slotF1 } from './slot-score.ts';
import { countTitle } from './title-attributes.ts';

describe('the score of slots', () => {
  it('weighs what is wrong and what is missed alike', () => {
    const counts = noSlots();
    countSlot(counts, new Set(['a', 'b']), new Set(['b', 'c']));
    expect(counts).toEqual({ found: 1, wrong: 1, missed: 1 });
    expect(slotF1(counts)).toBe(0.5);
  });

  it('is none where nothing was marked or said', () => {
    expect(slotF1(noSlots())).toBeNull();
  });
});

describe('the judge of titles', () => {
  const judge = (title: string, marks: Record<string, string>) => {
    const counts = noSlots();
    const targets = Object.entries(marks).map(([name, value]) => [name, { [value]: 1 }]);
    countTitle(counts, {
      input: title,
      category: 'Shirts',
      target_scores: Object.fromEntries(targets),
    });
    return counts;
  };

  it('takes a kind of the marked value for it', () => {
    expect(judge('Floral swimsuit', { Pattern: 'Print' })).toMatchObject({ found: 1, wrong: 0 });
  });

  it('counts an answer as wrong where people found none', () => {
    expect(judge('Striped shirt', { Pattern: 'n/a' })).toMatchObject({ found: 0, wrong: 1 });
  });

  it('counts a value beyond our words as missed', () => {
    expect(judge('Plain shirt', { Season: 'Universal' })).toMatchObject({ found: 0, missed: 1 });
  });

  it('leaves brands and models out', () => {
    expect(slotF1(judge('Acme shirt', { 'Brand Name': 'Acme' }))).toBeNull();
  });
});

describe('the judge of dialogues', () => {
  const turn = (transcript: string, act: string, slots: Record<string, unknown>) => ({
    transcript,
    transcript_annotated: { act, act_attributes: { slot_values: slots } },
  });

  it('feeds what was understood before, and nothing marked', () => {
    const counts = { all: noSlots(), searching: noSlots() };
    const turns = [
      turn('I need a grey coat.', 'REQUEST:GET', { type: 'coat', color: 'grey' }),
      turn('How much is the one on the left?', 'ASK:GET', {}),
      turn('Anything cheaper?', 'INFORM:REFINE', { type: 'coat', color: 'grey', price: 'cheap' }),
    ];
    countDialogue(counts, turns, brandFinder([]));
    expect(counts.all).toEqual({ found: 5, wrong: 0, missed: 0 });
    expect(counts.searching).toEqual({ found: 5, wrong: 0, missed: 0 });
  });

  it('misses what only the thing shown tells', () => {
    const counts = { all: noSlots(), searching: noSlots() };
    const turns = [turn('Something that costs as much?', 'INFORM:GET', { price: 64.99 })];
    countDialogue(counts, turns, brandFinder([]));
    expect(counts.searching).toMatchObject({ found: 0, missed: 1 });
  });
});

describe('the coverage of captions', () => {
  it('asks for more than the garment', () => {
    const coverage = noCoverage();
    countCaption(coverage, 'is a dress');
    countCaption(coverage, 'is darker with longer sleeves');
    expect(coverage).toMatchObject({ captions: 2, understood: 1 });
  });

  it('counts the words that readings hold', () => {
    const coverage = noCoverage();
    countCaption(coverage, 'is red and wobbly');
    expect(coverage).toMatchObject({ words: 2, wordsRead: 1 });
  });
});
