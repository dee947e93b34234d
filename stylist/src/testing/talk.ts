import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { brandFinder } from '@modiste/lexicon/find-brands';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { createBuiltInStylist } from '../built-in/built-in-stylist.ts';
import { type DialogueState, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import {
  type Memory,
  type PicturedPiece,
  type SpokenMessage,
  type Translation,
  UNKNOWN_SHOPPER,
} from '../stylist.ts';
import { DRESSES, SHOES } from './shop-items.ts';

interface Talking {
  /** The filters of the shopper's preferences. */
  defaults?: Partial<Filters>;
  memories?: readonly Memory[];
  location?: string;
  localNow?: Date;
  /** What every photo shows that is sent. */
  pictured?: PicturedPiece;
}

const findBrands = brandFinder(['Arket', 'Reformation', 'Zara']);
const understand = async (text: string) => understandQuery(text, { findBrands });

/** What a small shop puts on the screen: outfits, shoes or dresses. */
function shownFor({ refinedQuery, state }: Translation): DialogueState['shown'] {
  if (state.request?.outfit) {
    return {
      itemIds: [],
      outfits: [
        ['linen', 'sandals'],
        ['cotton', 'heels'],
      ],
    };
  }
  const isOfShoes = /shoe|boot|heel|sandal|sneaker/.test(refinedQuery.replace(/not .*/, ''));
  return { itemIds: (isOfShoes ? SHOES : DRESSES).map(({ id }) => id), outfits: [] };
}

/** A conversation with the built-in stylist, in which each search is answered by a small shop. */
export function startTalk(given: Talking = {}) {
  const { defaults = {}, memories = [], location, localNow, pictured } = given;
  const stylist = createBuiltInStylist({ understand });
  const preferences = { ...UNKNOWN_SHOPPER.preferences, ...(location && { location }) };
  const defaultFilters = { ...DEFAULT_FILTERS, ...defaults };
  let state = INITIAL_STATE;
  let filters: Filters = defaultFilters;
  let history: readonly SpokenMessage[] = [];
  const say = async (words: string, attachment: AttachmentRef | null = null) => {
    const translation = await stylist.translate({
      words,
      history,
      filters,
      defaultFilters,
      attachment,
      ...(attachment?.context === 'chat_attachment' && pictured && { pictured }),
      state,
      items: [...DRESSES, ...SHOES],
      shopper: { preferences, memories, saved: [] },
      now: new Date('2026-11-23'),
      ...(localNow && { localNow }),
    });
    history = [
      ...history,
      { actor: 'user', message: words },
      { actor: 'model', message: translation.answer },
    ];
    filters = translation.updatedFilters ?? filters;
    const isSearch = translation.intent === 'search';
    state = isSearch ? { ...translation.state, shown: shownFor(translation) } : translation.state;
    return translation;
  };
  /** The shopper removes or sets chips on the screen. */
  const setFilters = (changed: Partial<Filters>): void => {
    filters = { ...filters, ...changed };
  };
  return { say, setFilters };
}
