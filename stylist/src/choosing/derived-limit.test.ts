import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE, type StyleRequest } from '../dialogue/dialogue-state.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { Speech } from '../speech/speech.ts';
import { sampleFound, sampleItem } from '../testing/sample-items.ts';
import { describeOutfits } from './describe-outfits.ts';
import { priceReasons } from './reasons/price-reasons.ts';
import { readWish } from './reasons/wish.ts';
import { tellOutfits } from './tell-outfits.ts';

const item = sampleItem('dress', { price: 40, facts: { type: 'midi-dress' } });

function foundFor(words: string, most = 142) {
  const filters = { ...DEFAULT_FILTERS, priceRangeMax: most };
  const outfit = { budget: most, keep: [] };
  const wishes = understandQuery(words).readings;
  const request = { ...emptyRequest(filters), wishes, outfit };
  const state = { ...INITIAL_STATE, request };
  return sampleFound({ state, candidates: [item], outfits: [[item]] });
}

it('calls no limit the shopper’s that “cheaper” set', () => {
  const found = foundFor('dress, cheaper');
  const wish = readWish(found);
  const outfits = describeOutfits(found, wish, new Speech([]));
  const told = [
    outfits.map(({ reason }) => reason).join(' '),
    tellOutfits({ found, wish, outfits }, new Speech([])),
    ...priceReasons({
      item,
      facts: readItemFacts(item),
      among: [item],
      wish,
      shopper: found.shopper,
    }).flatMap(({ wordings }) => wordings),
  ];
  expect(told.join(' ')).not.toContain('142');
});

it('holds outfits against the limit that was said', () => {
  const found = foundFor('dress');
  const [outfit] = describeOutfits(found, readWish(found), new Speech([]));
  expect(outfit?.reason).toContain('your $142');
});

it('leaves nothing of a sum that nobody named', () => {
  const reasonsFor = (about: StyleRequest['about']) => {
    const found = foundFor('dress', 144);
    const request = {
      ...(found.state.request ?? emptyRequest()),
      ...(about !== undefined && { about }),
    };
    const wish = readWish({ ...found, state: { ...found.state, request } });
    const scene = { item, facts: readItemFacts(item), among: [item], shopper: found.shopper };
    return priceReasons({ ...scene, wish }).flatMap(({ wordings }) => wordings);
  };
  expect(reasonsFor({ sum: 120, most: 144 }).join(' ')).not.toContain('144');
  expect(reasonsFor(undefined).join(' ')).toContain('your $144');
  expect(reasonsFor({ sum: 100, most: 120 }).join(' ')).toContain('your $144');
});
