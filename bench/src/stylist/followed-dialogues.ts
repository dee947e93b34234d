import { COLORS } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import { INITIAL_STATE, type StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Stylist } from '@modiste/stylist/stylist';
import type { Half } from '../relevance/figures/measure.ts';
import {
  countTurn,
  type DialogueCounts,
  inGroup,
  isSearching,
  markedOf,
  noDialogues,
  readShoppingDialogues,
  type ShoppingTurn,
  type Slots,
} from '../relevance/language/dialogue-slots.ts';
import { spokenTurn } from './spoken-turn.ts';

const asId = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const priceLevel = ({ amount }: QueryReading): string[] => {
  if (amount?.kind !== 'price-level') return [];
  return [amount.level < 0 ? 'low' : 'high'];
};

/** What a request asks for, as the slots that are marked. */
function slotsOf(request: StyleRequest | null): Slots {
  if (request === null) return {};
  const { filters, wishes } = request;
  const wanted = wishes.filter(({ role }) => role === 'wanted');
  const concepts = wanted.flatMap((reading) => reading.concepts);
  const ids = (kind: string) => concepts.filter((one) => one.kind === kind).map(({ id }) => id);
  const brands = wanted.flatMap(({ concept }) => (concept?.kind === 'brand' ? concept.id : []));
  const attributes = ids('attribute');
  const told = {
    type: ids('type').slice(-1),
    color: [...filters.color, ...COLORS.filter((color) => ids('color').includes(color))],
    pattern: [...ids('pattern'), ...ids('material'), ...filters.material.map(asId)],
    sleeveLength: inGroup(attributes, 'sleeve').slice(-1),
    size: filters.clothing_size,
    price: wanted.flatMap(priceLevel).slice(-1),
    brand: [...filters.brand, ...brands],
    customerReview: attributes.includes('well-rated') ? ['good'] : [],
  };
  return Object.fromEntries(Object.entries(told).map(([slot, values]) => [slot, new Set(values)]));
}

async function followDialogue(
  stylist: Stylist,
  counts: DialogueCounts,
  turns: readonly ShoppingTurn[],
): Promise<void> {
  let state = INITIAL_STATE;
  for (const turn of turns) {
    const translation = await stylist.translate(spokenTurn(turn.transcript, state));
    state = translation.state;
    const said = slotsOf(state.request);
    const marked = markedOf(turn);
    countTurn(counts.all, translation.intent === 'search' ? said : {}, marked);
    if (isSearching(turn)) countTurn(counts.searching, said, marked);
  }
}

/** Counts the slots of SIMMC's dialogues as the stylist carries them from turn to turn. */
export async function countFollowedDialogues(data: string): Promise<Record<Half, DialogueCounts>> {
  const { dialogues, findBrands } = await readShoppingDialogues(data);
  const stylist = createBuiltInStylist({
    understand: async (text) => understandQuery(text, { findBrands }),
  });
  const counts = noDialogues();
  for (const { half, turns } of dialogues) await followDialogue(stylist, counts[half], turns);
  return counts;
}
