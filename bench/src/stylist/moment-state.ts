import type { Catalogue } from '@modiste/catalogue/catalogue';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import type { Gender } from '@modiste/contract/values';
import { type DialogueState, INITIAL_STATE, type Shown } from '@modiste/stylist/dialogue-state';
import type { TaggingScene } from '@modiste/stylist/message-tokens';
import type { Stylist, Turn } from '@modiste/stylist/stylist';
import { shopperOf } from './play-dialogue.ts';

const OF_MEN =
  /\b(?:m[ae]n(?:['’]?s)?|male|him|his|dad|father|husband|boyfriend|brother|son|tie|guy)\b/i;

/** The turn of somebody who says nothing yet. */
function openTurn(gender: Gender): Turn {
  const filters = { ...DEFAULT_FILTERS, gender: [gender] };
  return {
    words: '',
    history: [],
    filters,
    defaultFilters: filters,
    attachment: null,
    state: INITIAL_STATE,
    items: [],
    shopper: shopperOf([gender]),
    now: new Date('2026-06-01T12:00:00Z'),
  };
}

/** The piece of the demo shop that comes nearest to a few words. */
async function pieceFor(catalogue: Catalogue, query: string, filters: Filters): Promise<string[]> {
  const { items } = await catalogue.search({ query, filters, imageEmbedding: null, limit: 1 });
  return items.slice(0, 1).map(({ id }) => id);
}

/** What the words of a scene put on the screen. */
async function shownFor(
  catalogue: Catalogue,
  { screen, shown }: TaggingScene,
  filters: Filters,
): Promise<Pick<DialogueState, 'shown' | 'focusId' | 'list'>> {
  const find = (words: string) => pieceFor(catalogue, words, filters);
  const findAll = async (words: readonly string[]): Promise<string[]> => [
    ...new Set((await Promise.all(words.map(find))).flat()),
  ];
  const none: Shown = { itemIds: [], outfits: [] };
  if (screen === 'nothing') return { shown: none, focusId: null };
  if (screen === 'outfits') {
    const outfits = await Promise.all(shown.split(/\s*;\s*/).map((one) => findAll(one.split('+'))));
    return {
      shown: { itemIds: [], outfits: outfits.filter((one) => one.length > 0) },
      focusId: null,
    };
  }
  const phrases = shown.split(/\s*,\s*/);
  const itemIds = await findAll(phrases);
  const [focusId = null] = itemIds;
  if (screen === 'piece') return { shown: { itemIds, outfits: [] }, focusId };
  if (screen === 'items') return { shown: { itemIds, outfits: [] }, focusId: null };
  const lines = await Promise.all(
    phrases.map(async (name) => {
      const [itemId = null] = await find(name);
      return { count: 1, name, pieces: [{ words: name, spare: [], itemId }] };
    }),
  );
  const gender = filters.gender.includes('Men') ? ('Men' as const) : ('Women' as const);
  const list = { kind: 'trip' as const, lines, gender, weather: null, budget: null, goneIds: [] };
  return {
    shown: { itemIds, outfits: [] },
    focusId: null,
    list: { ...list, words: 'what do I pack for 5 days' },
  };
}

/** A turn at the moment of a scene, with pieces of the demo shop on the screen; it says nothing yet. */
export async function turnAt(
  { stylist, catalogue }: { stylist: Stylist; catalogue: Catalogue },
  scene: TaggingScene,
): Promise<Turn> {
  const gender = OF_MEN.test(`${scene.asked} ${scene.shown}`) ? 'Men' : 'Women';
  const open = openTurn(gender);
  const asked =
    scene.asked === '' ? null : await stylist.translate({ ...open, words: scene.asked });
  const screen = await shownFor(catalogue, scene, open.filters);
  const ids = [...new Set([...screen.shown.itemIds, ...screen.shown.outfits.flat()])];
  const told = scene.told === '' ? [] : [{ actor: 'model' as const, message: scene.told }];
  return {
    ...open,
    filters: asked?.updatedFilters ?? open.filters,
    history: [{ actor: 'user', message: scene.asked }, ...told],
    state: { ...INITIAL_STATE, request: asked?.state.request ?? null, ...screen },
    items: await catalogue.itemsByIds(ids),
  };
}
