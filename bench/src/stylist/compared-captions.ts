import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import { type DialogueState, emptyRequest, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import type { Translation } from '@modiste/stylist/stylist';
import { demoItems } from '@modiste/wardrobe/demo-products';
import type { Half } from '../relevance/figures/measure.ts';
import { readCaptions } from '../relevance/language/relative-captions.ts';
import { spokenTurn } from './spoken-turn.ts';

/** How many comparisons with something shown were understood. */
export interface ComparedCaptions {
  captions: number;
  understood: number;
}

/**
 * Whether it is taken for something like the shown item that differs from it: the item is what the
 * request is held against, and something is asked for.
 */
function isUnderstood({ intent, state: { request } }: Translation, itemId: string): boolean {
  if (intent !== 'search' || request === null) return false;
  const isAnchored = request.anchor?.itemId === itemId && request.anchor.relation !== 'beside';
  return isAnchored && request.refinedQuery !== '';
}

/** Says people's captions of how one picture differs from another as "like the first, but …". */
export async function countComparedCaptions(data: string): Promise<Record<Half, ComparedCaptions>> {
  const stylist = createBuiltInStylist();
  const dress = demoItems().find(({ other_info }) => other_info.type === 'midi-dress');
  if (dress === undefined) throw new Error('The demo shop has no midi dress');
  const state: DialogueState = {
    ...INITIAL_STATE,
    request: emptyRequest(),
    shown: { itemIds: [dress.id], outfits: [] },
  };
  const counts = {
    tuned: { captions: 0, understood: 0 },
    heldOut: { captions: 0, understood: 0 },
  };
  for (const { half, caption } of await readCaptions(data)) {
    const words = `like the first one but it ${caption}`;
    const translation = await stylist.translate(spokenTurn(words, state, [dress]));
    counts[half].captions += 1;
    if (isUnderstood(translation, dress.id)) counts[half].understood += 1;
  }
  return counts;
}
