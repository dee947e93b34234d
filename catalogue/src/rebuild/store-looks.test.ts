import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue } from '../open-catalogue.ts';
import { openWriter } from '../store/write/open-writer.ts';
import { type MadeFolder, makeFolder, publish } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { findUnseen, storeLooks } from './store-looks.ts';

let folder: MadeFolder;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => folder.remove());

/** A unit vector along one axis. */
const lookAlong = (axis: number) =>
  new Float32Array(IMAGE_EMBEDDING_DIMENSIONS).map((_, at) => (at === axis ? 1 : 0));

const unseen = (id: string, facts = {}) => makeStoredItem(id, { imageEmbedding: null, facts });
const track = { since: 200, past: [{ at: 100, price: 90, full_price: 120 }] };

describe('items whose pictures are looked at later', () => {
  it('are found by words at once, and by their looks once these are stored', async () => {
    const items = [unseen('dress'), { ...unseen('skirt'), prices: track }, unseen('coat')];
    await publish(folder.uri, items);
    const source = items[0]?.item.other_info.source ?? '';
    expect(await findUnseen({ uri: folder.uri }, source)).toEqual(['coat', 'dress', 'skirt']);
    const looks = new Map([
      ['dress', lookAlong(1)],
      ['skirt', lookAlong(2)],
      ['nowhere', lookAlong(3)],
    ]);
    await storeLooks({ uri: folder.uri }, looks);
    expect(await findUnseen({ uri: folder.uri }, source)).toEqual(['coat']);

    const catalogue = await openCatalogue({ uri: folder.uri });
    const found = await catalogue.search({
      query: '',
      filters: DEFAULT_FILTERS,
      imageEmbedding: lookAlong(2),
    });
    await catalogue.close();
    expect(found.items[0]?.id).toBe('skirt');
  });

  it('keep what they have cost', async () => {
    await publish(folder.uri, [{ ...unseen('skirt'), prices: track }]);
    await storeLooks({ uri: folder.uri }, new Map([['skirt', lookAlong(2)]]));
    const writer = await openWriter({ uri: folder.uri });
    expect((await writer.knownPrices(['skirt'])).get('skirt')?.track).toEqual(track);
    await writer.abandon();
  });

  it('are none where there is no catalogue, of another source, or no longer for sale', async () => {
    expect(await findUnseen({ uri: folder.uri }, 'demo')).toEqual([]);
    await publish(folder.uri, [unseen('gone', { availability: 'unavailable' })]);
    const source = unseen('gone').item.other_info.source;
    expect(await findUnseen({ uri: folder.uri }, source)).toEqual([]);
    await publish(folder.uri, [unseen('here')]);
    expect(await findUnseen({ uri: folder.uri }, `not ${source}`)).toEqual([]);
  });
});
