import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { rankFound } from '../rank-found.ts';

const bra = (id: string, sizes: string[], soldOut: string[] = []): Item =>
  sampleItem(id, {
    short_description: `${id} bra`,
    sizes,
    facts: { type: 'bra', materials: ['cotton'], sold_out_sizes: soldOut },
  });

const BRAS = [
  bra('one', ['34A', '34D', '36C'], ['34D']),
  bra('two', ['32B', '36C']),
  bra('soft', ['S', 'M']),
];

function replyTo(words: string): string {
  const request = { ...emptyRequest(), wishes: understandQuery('bra').readings };
  const state = { ...INITIAL_STATE, request, heard: [words] };
  return rankFound(sampleFound({ state, candidates: BRAS, total: BRAS.length })).reply;
}

describe('cups', () => {
  it.each(['34DD bra', 'a bra in DD cup', 'dd bras'])('that no bra has are told: %s', (words) => {
    expect(replyTo(words)).toMatch(
      /None of these comes in .*DD.* from 32 to 36, in cups A, B, C, and D/,
    );
  });

  it.each([
    ['36c bra', '36C is in stock in two of these.'],
    ['bra, 32 B', '32B is in stock in one of these.'],
  ])('that some have are counted: %s', (words, told) => {
    expect(replyTo(words)).toContain(told);
  });

  it('are no part of what else is said', () => {
    expect(replyTo('a bra for my e-commerce job')).not.toMatch(/cups|in stock in/);
  });
});
