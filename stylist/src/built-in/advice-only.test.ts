import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

const FIRST = 'quick q not buying anything today. can i wear black to a wedding?';
const DETAILS = 'theres no dress code on the invite, its at 2pm in a garden in june';

describe('advice on an event', () => {
  it('goes on with what is told of it', async () => {
    const { say } = startTalk();
    expect((await say(FIRST)).answer).toMatch(/^Yes/);
    const { intent, answer } = await say(DETAILS);
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/no dress code.*Black\?.*by day/i);
    expect(answer).not.toMatch(/office/i);
  });

  it.each([
    ['no for the wedding! garden, 2pm, june. is a long black dress too much then', /^Not if/],
    [
      'dont show me dresses, i just want an answer: long black dress at a garden wedding in the afternoon, yes or no',
      /^(?:Yes|Mostly yes)/,
    ],
    ['thx. and do i need a hat? or is that just a british thing', /^No: .*British/],
    ['what about a sequin dress', /^(?:No|Rather not)\b/],
    ['would velvet be too much', /^(?:A little|Rather), yes/],
    ['can i wear white then?', /^No/],
  ])('is answered with a verdict first, and with no pieces: %s', async (words, answer) => {
    const { say } = startTalk();
    await say(FIRST);
    await say(DETAILS);
    const told = await say(words);
    expect([told.intent, told.refinedQuery]).toEqual(['style_advice', '']);
    expect(told.answer).toMatch(answer);
  });

  it('judges anew what was asked about once the hour is told', async () => {
    const { say } = startTalk();
    await say('is a sequin dress too much for a wedding?');
    expect((await say('oh its at 11 am in a church')).answer).toMatch(/sequin.*rather not/i);
    expect((await say('and in the evening?')).answer).toMatch(/sequin.*(?:yes|works)/i);
  });

  it('shows nothing to who wants words, until they ask to be shown', async () => {
    const { say } = startTalk();
    await say('just asking, not shopping: what do i wear to a beach wedding');
    expect((await say('what shoes dont sink in sand?')).intent).toBe('style_advice');
    const shown = await say('ok show me some flat sandals');
    expect(shown.intent).toBe('search');
    expect(shown.state.isWordsOnly).toBeUndefined();
  });

  it('goes by the very place before the occasion', async () => {
    const { say } = startTalk();
    expect((await say('can i wear jeans to an interview')).answer).toMatch(/^No/);
    expect((await say('its at a startup')).answer).toMatch(/^Jeans\? Yes, with a little care/);
    expect((await say('and sneakers?')).answer).toMatch(/^(?:Yes, with a little care|Mostly yes)/);
  });

  it('stays without pieces behind a question of what is needed', async () => {
    const { say } = startTalk();
    await say('not shopping, just asking: is a navy suit ok for a summer wedding?');
    await say('do i need a tie?');
    expect((await say('brown shoes or black shoes')).intent).toBe('style_advice');
  });

  it('is left by a search for something', async () => {
    const { say } = startTalk();
    await say('can i wear black to a wedding');
    const found = await say('black midi dresses under 100');
    expect([found.intent, found.state.advice]).toEqual(['search', undefined]);
  });

  it('is what "for it" means when pieces are asked for', async () => {
    const { say } = startTalk();
    await say('can i wear black to a wedding');
    const found = await say('ok show me some dresses for it');
    expect(found.refinedQuery).toMatch(/wedding/);
  });

  it.each([
    ['pale blue dress: gold or silver?', /^Silver with pale blue: .*cool/],
    ['what would u wear with a dress in pale blue, which jewelry, gold or silver', /^Silver/],
    ['my dress is rust, gold or silver earrings?', /^Gold with rust/],
  ])('chooses a metal by the color beside it: %s', async (words, answer) => {
    expect((await startTalk().say(words)).answer).toMatch(answer);
  });
});

describe('a question whose event is told behind it', () => {
  it('is answered of that event', async () => {
    const { say } = startTalk({ defaults: { gender: ['Men'] } });
    await say('quick q, can i wear brown shoes with a black suit');
    const funeral = await say('its for a funeral tho');
    expect(funeral.intent).toBe('style_advice');
    expect(funeral.answer).toMatch(/brown/);
    expect(funeral.answer).not.toMatch(/darker than/);
    const { answer } = await say('brown shoes at a funeral ok or not??');
    expect(answer).toMatch(/^(?:Yes|Mostly yes).*black/);
    expect((await say('what colour socks with them')).answer).toMatch(/socks/i);
  });
});
