import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { completeQuestion } from './complete-question.ts';

describe('what goes on with a question', () => {
  it.each([
    ['can i wear black to a wedding', 'what about red then', 'can i wear red to a wedding?'],
    [
      'can i wear black to a wedding',
      'and white? its an indian wedding btw',
      'can i wear white to an indian wedding?',
    ],
    ['can i wear black to a wedding', 'and to a funeral?', 'can i wear black to a funeral?'],
    [
      'can i wear black to a wedding',
      'what about in winter',
      'can i wear black to a wedding in winter?',
    ],
    [
      'can i wear brown shoes with a navy suit',
      'and what about black ones',
      'can i wear black shoes with a navy suit?',
    ],
    [
      'can i wear brown shoes with a navy suit',
      'and with grey?',
      'can i wear brown shoes with a grey suit?',
    ],
    ['can i wear brown shoes with a navy suit', 'ok what socks', 'what socks with a navy suit?'],
    ['how do i wash a wool sweater', 'and cashmere?', 'how do i wash a cashmere sweater?'],
    [
      'how do i wash a wool sweater',
      'what if it shrunk already',
      'how do i wash a wool sweater if it shrunk already?',
    ],
    ['how do you get red wine out of silk', 'and coffee?', 'how do i get coffee out of silk?'],
    [
      'is it rude to wear black to a christening',
      'ok and what about shoes, sandals ok?',
      'can i wear sandals to a christening?',
    ],
    ['do i have to wear tights to an interview', 'and shoes?', 'what shoes for an interview?'],
    ['whats smart casual', 'thx. and for women?', 'whats smart casual for women?'],
  ])('“%s”, “%s” asks %s', (question, words, whole) => {
    expect(completeQuestion(words, question)).toBe(whole);
  });

  it.each([
    'black midi dresses under 50',
    'show me red dresses',
    'and is the second one lined?',
    'what color tights with a navy dress',
    'i hate it',
    'do you ship to canada?',
  ])('“%s” is a message of its own', (words) => {
    expect(completeQuestion(words, 'can i wear black to a wedding')).toBeNull();
  });
});

describe('a conversation of general questions', () => {
  it('answers what only names another color, fabric, kind or time, and shows nothing', async () => {
    const { say } = startTalk();
    await say('how do i wash a wool sweater');
    const cashmere = await say('and cashmere?');
    expect(cashmere.itemIds).toEqual([]);
    expect(cashmere.answer).toMatch(/cashmere/i);
    const dryer = await say('can it go in the dryer');
    expect(dryer.answer).toMatch(/cashmere/i);
    expect(dryer.itemIds).toEqual([]);
  });

  it('looks for pieces once these are asked for', async () => {
    const { say } = startTalk();
    await say('can i wear black to a wedding');
    expect((await say('and red?')).intent).toBe('style_advice');
    expect((await say('show me red dresses')).intent).toBe('search');
  });

  it('goes on over thanks', async () => {
    const { say } = startTalk();
    await say('can i wear brown shoes with a navy suit');
    await say('thanks');
    const black = await say('and black ones?');
    expect(black.intent).toBe('style_advice');
    expect(black.answer).toMatch(/black/i);
  });
});
