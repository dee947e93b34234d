import type { Catalogue } from '@modiste/catalogue/catalogue';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import type { Gender } from '@modiste/contract/values';
import { type DialogueState, earlierIds, INITIAL_STATE } from '@modiste/stylist/dialogue-state';
import {
  type Found,
  type Ranking,
  type Shopper,
  type SpokenMessage,
  type Stylist,
  type Translation,
  UNKNOWN_SHOPPER,
} from '@modiste/stylist/stylist';
import type { LabeledDialogue, LabeledTurn } from './dialogue-file.ts';
import { findForRequest } from './find-for-request.ts';

/** What a turn of a conversation came to. */
export interface PlayedTurn<Said extends { says: string } = LabeledTurn> {
  turn: Said;
  before: DialogueState;
  translation: Translation;
  /** Null where nothing was looked for. */
  search: { found: Found; ranking: Ranking } | null;
  /**
   * Milliseconds of each step, and of processor time of all, the fairer figure on a busy machine; null
   * where nothing was looked for.
   */
  times: { translate: number; retrieve: number; rank: number; cpu: number } | null;
}

export interface PlayedDialogue {
  dialogue: LabeledDialogue;
  turns: readonly PlayedTurn[];
}

export interface Cast {
  stylist: Stylist;
  catalogue: Catalogue;
}

/** As many messages before it as the server tells the stylist. */
const HISTORY_MESSAGES = 8;

/** A shopper who told whom they shop for and nothing else. */
export const shopperOf = (genders: Gender[]): Shopper => ({
  ...UNKNOWN_SHOPPER,
  preferences: { ...UNKNOWN_SHOPPER.preferences, gender_preference: genders },
});

const shownIds = ({ shown, focusId }: DialogueState): string[] => [
  ...new Set([...shown.itemIds, ...shown.outfits.flat(), ...(focusId === null ? [] : [focusId])]),
];

/** What one turn begins from. */
export interface Moment {
  state: DialogueState;
  filters: Filters;
  history: readonly SpokenMessage[];
}

async function timed<Value>(ask: () => Promise<Value>): Promise<[Value, number]> {
  const started = performance.now();
  const value = await ask();
  return [value, performance.now() - started];
}

/** Plays one turn from where the one before it led. */
export async function playTurn<Said extends { says: string }>(
  { stylist, catalogue }: Cast,
  turn: Said,
  { moment, gender }: { moment: Moment; gender: Gender },
): Promise<PlayedTurn<Said>> {
  const shopper = shopperOf([gender]);
  const { state: before, filters, history } = moment;
  const ids = shownIds(before);
  const earlier = earlierIds(before).filter((id) => !ids.includes(id));
  const found = await catalogue.itemsByIds([...ids, ...earlier]);
  const known = found.map((item) => inShownColor(item, before.shownColors ?? {}));
  const items = known.filter(({ id }) => ids.includes(id));
  const earlierItems = known.filter(({ id }) => earlier.includes(id));
  const defaultFilters = { ...DEFAULT_FILTERS, gender: [gender] };
  const cpuBefore = process.cpuUsage();
  const asked = { words: turn.says, history, filters, defaultFilters, attachment: null };
  const [translation, translate] = await timed(() =>
    stylist.translate({ ...asked, state: before, items, earlierItems, shopper, now: new Date() }),
  );
  const { intent, state } = translation;
  const { request } = state;
  if (intent !== 'search' || request === null)
    return { turn, before, translation, search: null, times: null };
  const [candidates, retrieve] = await timed(() =>
    findForRequest(catalogue, { state: { ...state, request }, shopper }),
  );
  const [ranking, rank] = await timed(() => stylist.rank(candidates));
  const { user, system } = process.cpuUsage(cpuBefore);
  const times = { translate, retrieve, rank, cpu: (user + system) / 1000 };
  return { turn, before, translation, search: { found: candidates, ranking }, times };
}

/** Where a turn leads. */
export function nextMoment(
  { filters, history }: Moment,
  played: PlayedTurn<{ says: string }>,
): Moment {
  const { translation, search, turn } = played;
  const message = search?.ranking.reply ?? translation.answer;
  const spoken: SpokenMessage[] = [
    { actor: 'user', message: turn.says },
    { actor: 'model', message },
  ];
  return {
    state: search?.ranking.state ?? translation.state,
    filters: translation.updatedFilters ?? filters,
    history: [...history, ...spoken].slice(-HISTORY_MESSAGES),
  };
}

/** Where a conversation begins. */
export const firstMoment = (gender: Gender): Moment => ({
  state: INITIAL_STATE,
  filters: { ...DEFAULT_FILTERS, gender: [gender] },
  history: [],
});

/** Plays a conversation turn by turn, each from where the one before it led. */
export async function playDialogue(cast: Cast, dialogue: LabeledDialogue): Promise<PlayedDialogue> {
  const { gender } = dialogue;
  let moment = firstMoment(gender);
  const turns: PlayedTurn[] = [];
  for (const turn of dialogue.turns) {
    const played = await playTurn(cast, turn, { moment, gender });
    turns.push(played);
    moment = nextMoment(moment, played);
  }
  return { dialogue, turns };
}
