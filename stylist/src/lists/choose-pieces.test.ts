import { describe, expect, it } from 'vitest';
import { packingTalk } from './testing/packing-talk.ts';

const APRIL = 'going to lisbon for 5 days in april, carry on only. what do i pack';

describe('what is packed for mild days', () => {
  it.each([
    [APRIL, 'Men'],
    [APRIL, 'Women'],
    ['packing for 4 days in barcelona in october', 'Men'],
    ['what should i pack for 5 days', 'Men'],
    ['what should i pack for 5 days', 'Women'],
    ['packing for 5 days in rome in june', 'Men'],
  ] as const)('is of no fabric for the frost: %s, %s', async (words, gender) => {
    const { first } = await packingTalk(words, gender);
    expect(first.names.length).toBeGreaterThan(3);
    expect(first.names).not.toContain('Brushed Flannel Shirt');
    expect(first.names).not.toContain('Lambswool Sweater');
  });

  it('may be of one that the shopper asks for', async () => {
    const { say } = await packingTalk(APRIL, 'Men');
    expect((await say('add a flannel shirt')).names).toContain('Brushed Flannel Shirt');
  });
});

describe('what a list tells of itself', () => {
  it('names a shirt for dinner where it has no trousers for it', async () => {
    const { first } = await packingTalk(APRIL, 'Men');
    expect(first.answer).toContain('• 1 shirt for dinner (here: Oxford Shirt, $40)');
    const counts = first.state.list?.lines.map(({ count }) => count) ?? [];
    const small = first.state.list?.lines.at(-1)?.count ?? 0;
    const total = counts.reduce((sum, count) => sum + count, 0) - small;
    expect(first.answer).toContain(`That is ${total} pieces besides underwear and socks`);
  });

  it('adds up one of each where its lines ask for several, and says so', async () => {
    const { say, first } = await packingTalk(APRIL);
    expect(first.answer).toMatch(/The pieces named here, one of each, come to \$\d+\.$/);
    expect((await say('total?')).answer).toMatch(/^\$\d+ for the 10 pieces shown, one of each\.$/);
  });

  it('adds up all of it where each line is filled', async () => {
    const { first } = await packingTalk(`${APRIL}, under $900 total`);
    expect(first.answer).not.toContain('one of each');
  });
});
