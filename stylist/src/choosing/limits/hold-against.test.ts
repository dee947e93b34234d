import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { rankFound } from '../rank-found.ts';

const piece = (id: string, type: string, materials: string[] = ['denim']): Item =>
  sampleItem(id, {
    short_description: `${id} piece`,
    brand: `Brand ${id}`,
    facts: { type, materials },
  });

interface Said {
  now: string;
  before?: string;
  shown?: readonly string[];
}

function show({ now, before, shown = [] }: Said, candidates: readonly Item[]): string[] {
  const asking = (words: string) => {
    const { readings } = understandQuery(words);
    return { ...emptyRequest(), wishes: readings, refinedQuery: words };
  };
  const state = {
    ...INITIAL_STATE,
    request: asking(now),
    earlier: before === undefined ? [] : [asking(before)],
    shown: { itemIds: [...shown], outfits: [] },
  };
  const found = sampleFound({ state, candidates, total: candidates.length });
  return [...rankFound(found).state.shown.itemIds];
}

describe('what was found, held against all that is wished for', () => {
  it('leaves out the opposite of what was asked for', () => {
    const jeans = [piece('skinny', 'skinny-jeans'), piece('flared', 'flared-jeans')];
    expect(show({ now: 'baggy jeans, not rips' }, jeans)).toEqual(['flared']);
  });

  it('leaves out what was refused', () => {
    const coats = [piece('wool', 'coat', ['wool']), piece('cotton', 'coat', ['cotton'])];
    expect(show({ now: 'coat, not wool' }, coats)).toEqual(['cotton']);
  });

  it('shows the nearest where nothing else is left', () => {
    expect(show({ now: 'baggy jeans' }, [piece('skinny', 'skinny-jeans')])).toEqual(['skinny']);
  });

  it('keeps the few there are of a kind, though one suits the occasion less', () => {
    const [shell, coat] = [
      piece('shell', 'raincoat', ['nylon']),
      piece('coat', 'raincoat', ['cotton']),
    ];
    const found = show({ now: 'rain jacket for the office' }, [shell, coat]);
    expect(found.toSorted()).toEqual(['coat', 'shell']);
  });

  it('leaves out a warm knit in summer', () => {
    const dresses = ['sweater-dress', 'midi-dress', 'shirt-dress', 'wrap-dress'].map((type) =>
      piece(type, type, ['cotton']),
    );
    const found = show({ now: 'dress, summer, not floral' }, dresses);
    expect(found).not.toContain('sweater-dress');
    expect(found).toHaveLength(3);
  });

  it('keeps in its order what was shown, where something is only refused', () => {
    const dresses = ['a', 'b', 'c', 'd'].map((id) => piece(id, 'midi-dress', ['linen']));
    const shown = ['d', 'x', 'b', 'a'];
    const said = { now: 'dress, summer, not floral', before: 'dress, summer', shown };
    expect(show(said, dresses)).toEqual(['d', 'b', 'a', 'c']);
  });
});
