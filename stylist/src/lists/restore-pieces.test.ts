import { describe, expect, it } from 'vitest';
import { packingTalk } from './testing/packing-talk.ts';

const APRIL = 'going to lisbon for 5 days in april, carry on only. what do i pack';

describe('a jacket that keeps no rain off', () => {
  it.each([
    'a denim jacket is not a rain jacket haha. swap it for something waterproof',
    'the denim jacket wont help in the rain, change it to something that keeps the rain off',
    'i want something waterproof instead of the denim jacket',
    'can you make the jacket a waterproof one',
    'the denim jacket is no raincoat. swap it',
  ])('gives way to one that does, and the list stays: %s', async (words) => {
    const { say, first } = await packingTalk(APRIL);
    expect(first.names).toContain('Denim Jacket');
    const { names, answer } = await say(words);
    expect(names).toEqual(
      first.names.map((name) => (name === 'Denim Jacket' ? 'Gabardine Raincoat' : name)),
    );
    expect(answer).toMatch(/^Instead of Denim Jacket at \$80 it has Gabardine Raincoat/);
  });

  it('is answered where it is only found wanting', async () => {
    const { say, first } = await packingTalk(APRIL);
    const { names, answer } = await say('that denim jacket isnt waterproof');
    expect(names).toEqual(first.names);
    expect(answer).toMatch(/^Yes, showers are common .*Say “add a rain/);
  });
});

describe('a piece that was taken off a list', () => {
  it.each([
    'put the nice shirt back, you dropped one',
    'i want the shirt back',
    'the shirt back pls',
    'hm no, i do want the shirt after all',
    'put it back',
    'bring back that shirt please',
  ])('comes back to where it stood: %s', async (words) => {
    const { say, first } = await packingTalk(APRIL, 'Men');
    await say('drop the oxford shirt');
    const { names, answer, state } = await say(words);
    expect(names).toEqual(first.names);
    expect(answer).toMatch(/^Back on the list: Oxford Shirt at \$40/);
    expect(state.list?.words).not.toContain('no shirts');
    expect(state.list?.lines.map(({ name, count }) => [name, count])).toEqual(
      first.state.list?.lines.map(({ name, count }) => [name, count]),
    );
  });

  it('comes back with another wish in the same message', async () => {
    const { say } = await packingTalk(APRIL, 'Men');
    await say('drop the oxford shirt');
    const { names } = await say(
      'a denim jacket is not a rain jacket haha. swap it for something waterproof. and i put the nice shirt back pls, you dropped one',
    );
    expect(names).toEqual(expect.arrayContaining(['Oxford Shirt', 'Gabardine Raincoat']));
    expect(names).not.toContain('Denim Jacket');
  });

  it('comes back though something else was looked for since', async () => {
    const { say, first } = await packingTalk(APRIL);
    await say('drop the jeans');
    await say('show me red dresses');
    expect((await say('put the jeans back on my list')).names).toEqual(first.names);
  });

  it('takes its place again from what was put there', async () => {
    const { say, first } = await packingTalk(APRIL);
    await say('i want something waterproof instead of the denim jacket');
    const { names, answer } = await say('i want the denim jacket back');
    expect(names).toEqual(first.names);
    expect(answer).toMatch(/^Instead of Gabardine Raincoat at \$120 it has Denim Jacket .*again/);
  });

  it('comes back with all that left with it', async () => {
    const { say, first } = await packingTalk(APRIL);
    await say('drop the jeans and the denim jacket');
    expect((await say('bring both back')).names).toEqual(first.names);
  });

  it('is not made up where none was', async () => {
    const { say, first } = await packingTalk(APRIL);
    const { names, answer } = await say('put the jeans back');
    expect(names).toEqual(first.names);
    expect(answer).toBe('No jeans were taken off the list. It has Straight Jeans at $60.');
  });
});
