import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { readMemories } from './read-memories.ts';

const NOW = new Date('2026-11-23T09:00:00Z');

function read(words: string, ...texts: readonly string[]) {
  const existing = texts.map((text) => ({ id: text, text }));
  return readMemories({ words, understood: understandQuery(words), existing, now: NOW });
}

const kept = (words: string): string => read(words).remember.join('; ');

describe('what a shopper says of themselves', () => {
  it.each([
    ['I never wear wool', 'No wool'],
    ["I can't stand polyester", 'No polyester'],
    ['I do not like yellow.', 'No yellow'],
    ["I don't do heels", 'No heels'],
    ['no heels for me', 'No heels'],
    ['I hate crop tops and turtlenecks', 'No crop tops; No turtlenecks'],
    ["I'm not a fan of florals", 'No florals'],
    ["I'm allergic to nickel", 'No nickel'],
    ['wool makes me itch', 'No wool'],
    ['I never wear anything tight', 'Nothing tight'],
    ['I never wear black dresses', 'No black dresses'],
    ['never show me heels again', 'No heels'],
    ['I stopped wearing leather', 'No leather'],
    ['heels kill my feet', 'No heels'],
    ['I look awful in yellow', 'No yellow'],
    ["I'm vegan", 'No leather, fur, wool, silk or down'],
    ['I never wear heels to work', 'No heels for work'],
    ['I never wear polyster', 'No polyester'],
  ])('%j is a refusal: %s', (words, text) => {
    expect(kept(words)).toBe(text);
  });

  it.each([
    ['I love linen', 'Loves linen'],
    ['I mostly wear navy', 'Mostly wears navy'],
    ['I always wear black', 'Always wears black'],
    ['I like to wear oversized sweaters', 'Likes oversized sweaters'],
    ['my favorite color is green', 'Loves green'],
    ["I'm more of a sneakers girl", 'Loves sneakers'],
    ['remember that I only wear silver jewelry', 'Only wears silver jewelry'],
    ['black is my go-to', 'Loves black'],
    ['I prefer gold over silver', 'Prefers gold'],
  ])('%j is a liking: %s', (words, text) => {
    expect(kept(words)).toBe(text);
  });

  it.each([
    ['my wedding is in May', 'Wedding in May 2027'],
    ["my wedding's in May", 'Wedding in May 2027'],
    ['my wedding is in December', 'Wedding in December 2026'],
    ["My sister's wedding is on June 12th", 'Sister’s wedding on June 12, 2027'],
    ["I'm getting married next June", 'Wedding in June 2027'],
    ["I'm going to a beach wedding in May and need a dress", 'Beach wedding in May 2027'],
    ["We're traveling to Costa Rica next month", 'Trip to Costa Rica in December 2026'],
    ['my prom is on 5 May 2028', 'Prom on May 5, 2028'],
    ['my interview is next Friday', 'Interview on December 4, 2026'],
  ])('%j is a day to dress for: %s', (words, text) => {
    expect(kept(words)).toBe(text);
  });

  it.each([
    ['I have very wide feet and a long torso', 'Wide feet; Long torso'],
    ['boots for my wide calves please', 'Wide calves'],
    ['My shoulders are broad', 'Broad shoulders'],
    ["I'm petite", 'Petite'],
    ['I wear a US 8', 'Wears size US 8'],
    ['I usually wear a medium in tops', 'Wears size M in tops'],
    ['my shoe size is 9.5', 'Wears size 9.5 in shoes'],
    ["I'm a size 14", 'Wears size 14'],
    ['I take a 32x32 in jeans', 'Wears size 32x32 in jeans'],
  ])('%j tells how clothes fit: %s', (words, text) => {
    expect(kept(words)).toBe(text);
  });

  it.each([
    ['my brother wears L', 'Brother wears size L'],
    ['My husband loves navy and hates polo shirts', 'Husband loves navy; Husband: no polo shirts'],
    ['my daughter never wears dresses', 'Daughter: no dresses'],
  ])('%j is of a person they shop for: %s', (words, text) => {
    expect(kept(words)).toBe(text);
  });

  it('is found between what is asked for', () => {
    expect(kept('I need a dress for work, I never wear heels and my brother wears L')).toBe(
      'No heels; Brother wears size L',
    );
    expect(kept('I love linen, do you have any dresses?')).toBe('Loves linen');
    expect(kept('Since I’m vegan, show me boots')).toContain('No leather');
  });

  it('is kept as it was said where the shopper asks to remember it', () => {
    expect(kept('Please remember that my office is freezing')).toBe('My office is freezing');
  });
});

describe('what is only said of one search', () => {
  it.each([
    'no wool',
    'a coat without wool',
    'something for a wedding',
    "an outfit for my sister's beach wedding in June, nothing black, under $200",
    "I'm looking for black boots",
    "I don't want black",
    "I'd love a red dress",
    'I love it',
    'I love the second one',
    'I like this but in blue',
    "I don't like the second one",
    "I don't like these",
    'I like the pattern on that white, red, and violet blouse',
    'Wow, pricey. While I weigh that, show me plain blouses',
    'I prefer something longer',
    "I don't want heels for this",
    'I never wear heels today',
    'do I love linen?',
    'should I avoid wool?',
    "I can't find my size",
    'I have a red dress',
    "I'm 34",
    'shoes for wide feet',
    'my wedding is coming up',
    'my wedding was in May 2024',
    'I hate Mondays',
    'I love you',
    'if I never wear wool, what then',
    'make it cheaper',
    'start over',
    'forget the color',
    'the navy one is fine',
  ])('%j is not remembered', (words) => {
    expect(read(words)).toEqual({ remember: [], forget: [], isTooPersonal: false });
  });
});

describe('what is never kept', () => {
  it.each([
    "I'm pregnant",
    'my waist is 32 inches',
    'I weigh 70 kg',
    "I'm 5'4",
    'my bust is 92 cm',
    'remember that I am diabetic',
    'remember I voted for the republicans',
    "I'm muslim",
    'my baby shower is in May',
    "I'm going to Mecca in May",
    'I always wear black dresses to church',
    'I have scars on my arms',
    'remember my address is 12 Main Street, I live at 12 Main Street',
  ])('%j is left out, and that is told', (words) => {
    expect(read(words)).toEqual({ remember: [], forget: [], isTooPersonal: true });
  });

  it('takes nothing with it that may be kept', () => {
    expect(read("I'm pregnant and I never wear wool")).toMatchObject({
      remember: ['No wool'],
      isTooPersonal: true,
    });
    expect(read('wool gives me a rash').remember).toEqual(['No wool']);
  });
});
