import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { Speech } from '../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { tellSizesOfAll } from './sizes-of-all.ts';

const piece = (id: string, gone: readonly string[] = []) =>
  sampleItem(id, {
    short_description: `${id} Linen Dress`,
    sizes: ['20', '22', '24'],
    facts: { sold_out_sizes: [...gone] },
  });

function ask(words: string, items: ReturnType<typeof piece>[]) {
  const turn = sampleTurn(words, { items });
  const read = {
    turn,
    referred: items,
    understood: understandQuery(words),
    speech: new Speech([]),
  };
  return tellSizesOfAll(read)?.text ?? null;
}

describe('a size that is asked of several pieces', () => {
  it('is said once for all of them', () => {
    const all = [piece('a'), piece('b'), piece('c')];
    expect(ask('do they all come in 22?', all)).toMatch(/^Yes: all three are in stock in 22/);
    expect(ask('none of these come in 22 do they?', all)).toMatch(/^They do: all three/);
  });

  it('is no where none has it, and tells them apart where some do', () => {
    const [some, gone] = [piece('a'), piece('b', ['22'])];
    expect(ask('do both come in 22?', [gone, piece('c', ['22'])])).toMatch(/^No, none of the two/);
    expect(ask('do these come in 22', [some, gone])).toMatch(/^Not all of them: /);
  });

  it('is not seen where no size is asked', () => {
    expect(ask('do they have pockets?', [piece('a'), piece('b')])).toBeNull();
  });
});
