import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

async function pack(...said: readonly string[]) {
  const { say } = startTalk();
  let last = await say('what should I pack for 4 days in Lisbon in May?');
  for (const words of said) last = await say(words);
  return last;
}

describe('a packing list that was told', () => {
  it('is made anew for more days and other weather, and keeps the rest', async () => {
    const { intent, answer } = await pack("make it 6 days and it's cold");
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/6 days in Lisbon in May/i);
    expect(answer).toMatch(/warm coat/);
    expect(answer).toMatch(/• /);
  });

  it.each([
    ['actually for a week', /7 days in Lisbon in May/i],
    ['it will rain', /4 days in Lisbon in May, with rain/i],
    ['and add a dinner', /4 days in Lisbon in May, with dinner out/i],
    ['in Oslo instead', /4 days in Oslo in May/i],
    ["no, it's a ski trip in january", /4 days in Lisbon in January, skiing/i],
    ['male, M', /4 days in Lisbon in May, for men/i],
    ['only carry on', /in a carry-on/i],
    ['i only have a backpack', /in a carry-on/i],
    ['im a woman size S', /for women/i],
  ])('follows what is said of the trip: %s', async (words, title) => {
    expect((await pack(words)).answer).toMatch(title);
  });

  it.each([
    'im a guy, M, 32, uk 9',
    'im a woman, uk 12',
    'im a man, size uk 10.5',
    'male, shoes 9 UK',
    'for a man, 42 eu, us 10',
  ])('takes the country of a size for no place: %s', async (words) => {
    const { intent, answer } = await pack(words);
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/4 days in Lisbon in May, for (?:wo)?men/i);
    expect((await pack(words, 'carry on only, keep it small')).answer).toMatch(
      /4 days in Lisbon in May, in a carry-on, for (?:wo)?men/i,
    );
  });

  it.each(['in the UK', 'make it the uk, 4 days', 'for uk 6 days'])(
    'goes where it is told: %s',
    async (words) => expect((await pack(words)).answer).toMatch(/days in UK in May/i),
  );

  it('follows one change after the other', async () => {
    const { answer } = await pack('make it 10 days', "it's going to be hot");
    expect(answer).toMatch(/10 days in Lisbon/i);
    expect(answer).toMatch(/light tops|linen/);
  });

  it('leaves out what is refused, and keeps it left out', async () => {
    expect((await pack('no dresses please')).answer).not.toMatch(/dress or outfit/);
    const { answer } = await pack('skip the dresses', 'make it 6 days');
    expect(answer).toMatch(/6 days in Lisbon/);
    expect(answer).not.toMatch(/dress or outfit/);
  });

  it.each([
    ['how many shirts for a week', /seven shirts/i],
    ['how many pairs of socks', /four pairs of socks/i],
  ])('is counted for: %s', async (words, told) => {
    expect((await pack(words)).answer).toMatch(told);
  });

  it('is for the one who packs, and not for who comes along', async () => {
    const { say } = startTalk({ defaults: { gender: ['Women'] } });
    const { answer } = await say('weekend in paris with my boyfriend in december, what do i pack');
    expect(answer).toMatch(/for women/);
    expect((await say('now his list please')).answer).toMatch(
      /3 days in Paris in December.*for men/,
    );
  });

  it('gives way to the list of another trip', async () => {
    const { intent, answer } = await pack('weekend skiing trip in january, pack list please');
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/3 days in January, skiing/i);
    expect(answer).not.toMatch(/Lisbon/);
  });

  it('is begun by where one goes and a call for help, however light one travels', async () => {
    const words = 'going to lisbon for 5 days in october, carry on only, help me pack';
    const { intent, answer } = await startTalk().say(words);
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/5 days in Lisbon in October, in a carry-on/i);
  });

  it('gives way to the list of another trip', async () => {
    const { intent, answer } = await pack('weekend skiing trip in january, pack list please');
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/3 days in January, skiing/i);
    expect(answer).not.toMatch(/Lisbon/);
  });

  it.each([
    ['we might go hiking one day', /4 days|Lisbon/],
    ['we are seeing a play one night', /4 days|Lisbon/],
  ])('keeps its length where one day of it is told: %s', async (words) => {
    const { answer } = await pack(words, 'make it for my husband');
    expect(answer).toMatch(/4 days in Lisbon in May.* for men/i);
  });

  it.each([
    'can we start over? 5 days lisbon april carry on, what do i need, no jeans',
    'start again: 5 days in lisbon in april, carry on only, what to pack',
    'new list please, 5 days lisbon in april with a carry on',
  ])('is begun anew where all of a trip is told: %s', async (words) => {
    const { intent, answer } = await pack('i dont do dresses', words);
    expect(intent).toBe('style_advice');
    expect(answer).toMatch(/5 days in Lisbon in April, in a carry-on/i);
  });

  it('leaves out all of several kinds that are refused', async () => {
    const { answer } = await pack('no jeans, no dresses', 'make it 6 days');
    expect(answer).toMatch(/6 days in Lisbon/);
    expect(answer).not.toMatch(/jeans and trousers|dress or outfit/);
  });

  it('is made anew of what alone is worn', async () => {
    const { say } = startTalk({ defaults: { gender: ['Women'] } });
    await say('what do i pack for 5 days in lisbon in april, i only wear dresses and skirts');
    expect((await say('make it 3 days')).answer).toMatch(/3 days in Lisbon.*a midi skirt/is);
  });

  it('is begun by where one goes and what one needs', async () => {
    const { say } = startTalk();
    const prague = await startTalk().say('what do i need for a weekend in Prague in march');
    expect(prague.answer).toMatch(/• /);
    const { answer } = await say('going to bali for 10 days what do i need');
    expect(answer).toMatch(/10 days in Bali/i);
  });

  it.each(['show me linen shirts', 'a dress for dinner', 'how do I pack lighter?'])(
    'is left alone where something else is asked: %s',
    async (words) => {
      expect((await pack(words)).answer).not.toMatch(/underwear and socks/);
    },
  );
});

describe('what is shown after a list', () => {
  it.each([
    ['packing list for rome in april for my husband', 'show me the jacket', 'for Men'],
    ["what should i pack for a week in oslo, i'm a woman", 'boots', 'for Women'],
  ])('is for whom the list is: %s, %s', async (list, words, told) => {
    const { say } = startTalk();
    await say(list);
    expect(tellTranslation(await say(words))).toMatch(told);
  });
});
