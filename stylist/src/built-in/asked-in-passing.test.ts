import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('questions of fabrics that people ask in passing', () => {
  it.each([
    ['does cashmere have lanolin?', /goats/],
    ['why not polyester anyway', /polyester/i],
    ['is faux leather really that bad?', /faux leather/i],
    ['is acrylic warm enough for minus 10?', /acrylic gives some warmth/],
    ['is linen too casual for a wedding', /linen sits between smart and casual/],
    ['does merino smell less than polyester?', /merino.*polyester/i],
    ['does suede get ruined in mud', /^Yes: suede/],
    ['does satin show sweat', /satin shows/],
    ['how do you waterproof leather', /wax/],
    ['is linen ok for an office or does it crease too much', /linen.*creases/i],
    ['whats the difference between cashmere and lambswool', /Cashmere.*soft.*Wool/],
    ['whats the difference between wool socks and cotton ones', /wool.*cotton|cotton.*wool/i],
  ])('are answered: %s', async (words, told) => {
    const { say } = startTalk();
    const { state } = await say('show me dresses');
    const { intent, answer, state: next } = await say(words);
    expect(intent).not.toBe('search');
    expect(answer).toMatch(told);
    expect(next.request?.filters).toEqual(state.request?.filters);
  });
});

describe('what is asked of a piece that is shown', () => {
  it.each([
    ['how long will the second one last', 'satin'],
    ['whats the percentage of elastane in the second', 'satin'],
    ['what about the cheapest one, whats in it', 'cotton'],
    ['i’m taking the white one', 'cotton'],
    ['hmm the second. no wait the first', 'linen'],
  ])('is answered of it: %s', async (words, id) => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, itemIds } = await say(words);
    expect([intent, itemIds[0]]).toEqual(['item_question', id]);
  });

  it('says of what “it” was taken, once', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('is it lined?')).answer).toContain(
      'I took it that you mean the linen dress.',
    );
    expect((await say('is it on sale?')).answer).not.toContain('I took it');
  });

  it('says that there is no such place in the list', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('ill take the fifth one')).answer).toContain('only three');
  });
});

describe('sizes as people say them', () => {
  it('are read of a garment without an article', async () => {
    const { say } = startTalk({ defaults: { gender: ['Men'] } });
    const { state } = await say('jeans in 32');
    expect(state.request?.filters.clothing_canonical_size).toEqual(['32x30', '32x32', '32x34']);
    const other = await startTalk().say('shirts in 5 colors');
    expect(other.state.request?.filters.clothing_canonical_size).toEqual([]);
  });

  it('are no matter of a scarf, and begin with no shoes', async () => {
    const { say } = startTalk();
    const { intent, answer } = await say('what size scarf should i get him');
    expect([intent, answer]).toEqual([
      'size_fit',
      'Scarves come in one size, so there is none to choose.',
    ]);
    await say('show me gloves');
    const { answer: ofGloves } = await say('what size should i get her, shes usually a uk 10');
    expect(ofGloves).not.toMatch(/shoe/i);
    expect(ofGloves).toContain('usually S');
  });
});
