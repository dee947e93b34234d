import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { POSITIONS } from '../../references/mention-words.ts';
import type { Turn } from '../../stylist.ts';
import type { Note } from '../../unmet/read-covered.ts';

const LEAD =
  '^\\W*(?:(?:oh|ok|okay|yes|yeah|great|perfect|cool|nice|so|and|well|hm+|then|alright|omg|wow)[ ,.!]+)*';
const WHICH =
  '(?<which>(?:the |that |this )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:one|ones|pair))?|(?:it|that one|this one|those|these|them|that|this))';
const END = '(?: (?:please|pls|then|thanks|so much|a lot|too))*(?:\\s*[.,;!]+\\s*|\\s+)';
const ALSO =
  '(?:(?:and|but|also|plus|now|then|so|is there|are there|do you have|have you got|i (?:also )?(?:need|want)|can you (?:find|show) me|show me|find me)[ ,]+)*(?<rest>.+)$';
/** "I'll take the first. Also a bag." */
const TAKES = new RegExp(
  `${LEAD}(?:i['’]?(?:ll|m| will| want to|d)? ?(?:definitely |just |going to |gonna )*|let['’]?s |lets )?(?:take|get|buy|go with|keep|order|pick|choose) ${WHICH}${END}${ALSO}`,
  'i',
);
/** "The first one is great, is there a scarf in that color?" */
const PRAISES = new RegExp(
  `${LEAD}(?:(?:i (?:really |also )?(?:like|love)|love|like) ${WHICH}|${WHICH.replace('<which>', '<named>')} (?:is|are|looks?) (?:so |really |very |just )*(?:great|perfect|nice|lovely|cute|gorgeous|good|beautiful|pretty))${END}${ALSO}`,
  'i',
);

function pointed(which: string, { items, state }: Turn): Item | undefined {
  const place = /first|second|third|fourth|last|[1-4](?:st|nd|rd|th)/i
    .exec(which)?.[0]
    .toLowerCase();
  const { itemIds } = state.shown;
  const at = POSITIONS.get(place ?? '');
  const id = at === undefined ? (state.focusId ?? itemIds[0]) : itemIds.at(at);
  return items.find((item) => item.id === id);
}

const KEPT_IN_MIND: Note = ['Good choice, I’ll keep it in mind.', 'That one is noted.'];

/** A piece that the shopper settles on, with what else they look for. */
export interface ChosenBeside {
  turn: Turn;
  /** What to say of it first, where they take it and do not only like it. */
  notes: readonly Note[];
}

/**
 * "I'll take the first, also a bag in the same leather": the piece is the one chosen from now on, and
 * the bag is looked for. Null where nothing of another kind is asked for.
 */
export function chosenBeside(turn: Turn): ChosenBeside | null {
  const { words, state } = turn;
  if (state.shown.outfits.length > 0 || state.shown.itemIds.length === 0) return null;
  const taken = TAKES.exec(words)?.groups;
  const { which, named, rest } = taken ?? PRAISES.exec(words)?.groups ?? {};
  const item = pointed(which ?? named ?? '', turn);
  if (rest === undefined || item === undefined) return null;
  const roles = understandQuery(rest).readings.flatMap(({ role, concepts }) =>
    role === 'wanted'
      ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [typeRole(id)] : []))
      : [],
  );
  const own = typeRole(item.other_info.type);
  if (roles.length === 0 || roles.some((role) => role === own)) return null;
  const others = (state.chosen ?? []).filter((id) => id !== item.id);
  return {
    turn: {
      ...turn,
      words: rest,
      state: { ...state, focusId: item.id, chosen: [item.id, ...others] },
    },
    notes: taken === undefined ? [] : [KEPT_IN_MIND],
  };
}
