import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { titleOfAnswer } from './title-of-answer.ts';

describe('the title of a conversation that begins with a question of style', () => {
  it.each([
    ['pack for 5 days in Rome in May', 'What to Wear in May'],
    ['what do people put on in winter', 'What to Wear in Winter'],
    ['how many pieces for a fall wardrobe', 'What to Wear in Fall'],
    ['what is cocktail attire?', 'Style Advice on Cocktail Attire'],
    ['what would you put on', 'Advice on What to Wear'],
  ])('is of %s: %s', (words, title) => {
    expect(titleOfAnswer('style_advice', understandQuery(words), [])).toBe(title);
  });
});
