import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { startTalk } from '../../testing/talk.ts';
import { adviseOnQuestion } from './advise-on-question.ts';

const answer = (words: string): string | undefined => adviseOnQuestion(asking(words))?.text;

describe('a question of what may be worn', () => {
  it.each([
    ['is navy ok for a funeral', /^Yes\b/],
    ['do u think red is ok for a funeral', /^No\b.*livelier/],
    ['are white sneakers ok for the office or nah', /^Rather not\b.*casual/],
    ['are shorts too casual for the office', /^Yes\b.*casual/],
    ['can guys wear pink to a wedding', /^Yes\b/],
    ['are loafers ok for work?', /^Yes\b/],
    ['would a hoodie be weird at a fancy dinner', /^(?:Yes|A little)\b/],
    ['can i wear a blazer to an interview', /^Yes\b/],
    ['can you wear jeans to a funeral', /^(?:No|Rather not)\b/],
  ])('is answered by the occasion: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it.each([
    ['does black and navy clash or no', /^No\b/],
    ['do navy and black go together', /^Yes\b/],
    ['would tan shoes clash with charcoal pants', /^No\b/],
    ['can i wear flats with a midi', /^Yes\b/],
    ['running shoes with a tuxedo, yes or no', /^Rather not\b/],
    ['brown belt with black boots yes or no', /^It depends on how formal/],
    ['is it tacky to wear gold with silver', /^No\b/],
  ])('is answered by what it is worn with: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it.each([
    ['is it weird to wear boots in summer', /^No\b/],
    ['can i wear boots in summer', /^Yes\b/],
    ['do i need a tie for court', /^Yes\b/],
    ['can i skip the tights at an interview', /^Yes: nothing about an interview/],
    ['are wide leg jeans out', /^No\b/],
    ['is the boxy look still in style', /^I can’t say\b/],
    ['do short people look ok in wide leg pants', /^Yes\b/],
  ])('is answered by what is known of it: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it.each([
    'do you have rain boots to go with it',
    'are there warm wool coats under $200?',
    'can i see it in blue',
    'do i need 2 jackets?',
    'show me flats that work with a midi',
    'what goes with navy',
  ])('is not read in what asks for something else: %s', (words) => {
    expect(adviseOnQuestion(asking(words))).toBeNull();
  });

  it.each([
    ['are block heels ok on grass', /^Yes\b.*do not sink/],
    ['are stilettos ok for walking on a lawn', /^(?:No|Rather not)\b.*sink/],
    ['should my bag match my shoes', /^No\b.*need not match/],
    ['does a belt have to match my shoes', /^It depends\b.*(?:formal|dress code)/],
    ['do his boots need to match his belt', /^It depends\b.*(?:formal|dress code)/],
    [
      'must a clutch be the same color as the heels',
      /^(?:No|Not really)\b.*near in tone|need not match/,
    ],
    ['do my socks have to match my pants', /^It depends\b.*(?:suit|formal)/],
    ['do i need a belt with jeans', /^Not if the waist fits/],
    ['do stripes and florals go together', /^Yes\b.*differ in size/],
    ['are loafers too feminine', /^No\b.*for anyone/],
    ['is black ok for a summer wedding', /^(?:Yes, with|Mostly yes).*a summer wedding/],
  ])('is answered by what it has to stand: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it.each([
    ['can i wear loafers without socks', /^Yes\b.*socks/],
    ['is it ok to go to the office with no tie', /^Yes\b.*ties/],
    ['do blondes look bad in yellow', /^No\b.*anyone/],
    ['is a beanie weird in summer', /^A little, yes\b.*cold/],
    ['would a leather skirt be inappropriate for church', /^A little, yes\b.*leather/],
    ['is a blazer overkill for a daycare job', /^It depends on how people dress there/],
    ['am i allowed to wear a hoodie to a steakhouse', /^No\b.*casual/],
  ])('is answered with what it leaves open or off: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it('is answered of the piece that is spoken of', async () => {
    const { say } = startTalk();
    await say('summer dresses');
    await say('is the second lined?');
    const sneakers = await say('can i wear sneakers with it instead');
    expect(sneakers.answer).toMatch(/^Yes\b.*slip dresses/);
    expect(sneakers.itemIds).toEqual(['satin']);
    const jacket = await say('would a denim jacket ruin it');
    expect(jacket.answer).toMatch(/^No\b/);
    const belt = await say('would a belt be too much');
    expect(belt.answer).toMatch(/^No\b.*plain enough for a belt/);
    expect((await say('silver or gold jewelry with that neckline')).intent).not.toBe('search');
  });

  it('is not taken for a search, nor for a refusal of what is shown', async () => {
    const { say } = startTalk();
    await say('outfits for a summer wedding');
    const clash = await say('does black and navy clash or no');
    expect(clash.intent).toBe('style_advice');
    expect(clash.answer).toMatch(/^No\b/);
    const jeans = await say('would jeans be too casual');
    expect(jeans.intent).toBe('style_advice');
    expect(jeans.answer).toMatch(/^Yes\b.*wedding/);
  });
});
