import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { Speech } from '../../speech/speech.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { tellInSize } from './tell-in-size.ts';

const dress = (id: string, gone: readonly string[]) =>
  sampleItem(id, {
    short_description: `${id} dress`,
    sizes: ['S', 'M'],
    size: ['S', 'M'],
    facts: { sold_out_sizes: [...gone] },
  });

const told = (gone: readonly string[]) => {
  const words = 'do you have it in m';
  const [item, other] = [dress('Linen', ['M']), dress('Silk', gone)];
  const shown = { itemIds: [item.id, other.id], outfits: [] };
  const turn = sampleTurn(words, { items: [item, other], state: { ...INITIAL_STATE, shown } });
  const understood = understandQuery(words);
  return tellInSize(
    { item, facts: readItemFacts(item), name: 'it', words, understood },
    [item, other],
    { turn, understood, referred: [item], speech: new Speech([], null) },
  );
};

describe('a size that is sold out', () => {
  it('leads on to what is there in it', () => {
    expect(told([])).toMatch(/silk.*size M|size M.*silk/i);
  });

  it('or to a search, where none of the others is', () => {
    expect(told(['M'])).toMatch(/like it/);
  });
});
