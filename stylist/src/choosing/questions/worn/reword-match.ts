import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { namedColors } from '../../../knowledge/style/colors/color-rows.ts';
import { mentionItem } from '../../../speech/mention-item.ts';
import type { Turn } from '../../../stylist.ts';

const GO =
  '(?:go|goes|match|matches|work|works|clash|clashes|pair|look (?:good|ok|okay|nice|weird|right)|(?:weird|odd|tacky|ok|okay|fine|too much|good|nice) together)';
/** "Do they match?", "but does it GO tho", "would those two go together": nothing else is named. */
const OF_LAST_TWO = new RegExp(
  `^\\W*(?:(?:and|but|so|ok|okay|hm+|yeah|no|wait|honestly|lol)[ ,]+)*(?:do|does|will|would|can|could|is|are) (?:it|they|them|this|that|these|those|both|the (?:two|2)|those (?:two|2))(?: (?:even|actually|really|all|both|two))* ${GO}(?: (?:together|with each other|with it|well|ok|at all))*(?: (?:tho|though|or not|or nah|or no|honestly|then))*\\W*(?<rest>(?!\\W*(?:with|w|under|over|for|in|to|at|as|on|beside)\\b).*)$`,
  'is',
);
/** "Sage + rose", "pink and red", "green top and purple skirt". */
const JOINED =
  /^(?<before>.*?)(?:\s*(?:\+|&|\/|,)\s*|\s+(?:and|with|w|n|x|plus|next to|on)\s+)(?:an? |the |my )?(?<after>.*)$/i;
const ASKS =
  /\b(?:opinion|thoughts|go|goes|match\w*|clash\w*|together|weird|ugly|tacky|odd|too much|yes or no|yay or nay|good or (?:bad|not|no|nah)|ok or (?:no|not|nah)|do or don['’]?t|hot or not|is that (?:ok|okay|a thing|allowed)|what do (?:you|u) think|can (?:that|it) work)\b/i;
/** To these a yes would be a fault. */
const OF_FAULT = /\b(?:clash\w*|weird|ugly|tacky|odd|too much)\b/i;
const SEEKS =
  /\b(?:show|find|get|need|want|looking|have|buy|cheaper|instead|under|between|which|what (?:color|shoes|bag|else|goes|top|pants)|stain|wash)\b|\d/i;
const WORDS_MAX = 14;

/** The two pieces that were last spoken of, or added up, where each is worn in a place of its own. */
function lastTwo({ items, earlierItems = [], state }: Turn): readonly Item[] {
  const { addedUp, focusId, spoken = [], shown, shownBefore = [] } = state;
  const known = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  const leading = [shown.itemIds, ...shownBefore].flatMap(([first]) => first ?? []);
  const ids = [...new Set([...(focusId === null ? [] : [focusId]), ...spoken, ...leading])];
  const added = addedUp?.itemIds ?? [];
  const isOfAdded = added.length === 2 && ids.slice(0, 2).every((id) => added.includes(id));
  const pieces: Item[] = [];
  for (const id of isOfAdded ? added : ids) {
    const item = known.get(id);
    const isOther = pieces.every(
      ({ other_info }) => typeRole(other_info.type) !== typeRole(item?.other_info.type ?? ''),
    );
    if (item !== undefined && isOther) pieces.push(item);
  }
  return pieces.slice(0, 2);
}

/** "Does sage go with rose?" of "sage + rose, honest opinion"; null where no two colors are asked of. */
function colorsAsked(words: string): string | null {
  const isShort = words.split(/\s+/).length <= WORDS_MAX;
  if (!isShort || !ASKS.test(words) || SEEKS.test(words)) return null;
  const all = namedColors(words);
  const { before = '', after = '' } = JOINED.exec(words)?.groups ?? {};
  const [one, other] = [namedColors(before).at(-1), namedColors(after)[0]];
  if (all.length !== 2 || one === undefined || other === undefined) return null;
  return `does ${one.name} ${OF_FAULT.test(words) ? 'clash' : 'go'} with ${other.name}?`;
}

/** A sum that is asked for beside it: "and total for both pls". */
const MATCH_AND_SUM =
  /^(?<match>.*\b(?:go|goes|match|matches|work|works)\b.*?)(?:,?\s+(?:or (?:is|does|would) (?:it|that|this)(?: \w+){1,3}?))?,?\s+(?:and|&|plus|n) (?:what(?:['’]?s| is) )?(?<sum>(?:the )?(?:total|sum|price|how much)\b.*)$/i;

/**
 * Asks plainly whether two pieces or two colors go together: "do they match", "sage + rose, honest opinion".
 * Other words stay as they are.
 */
export function rewordMatch(turn: Turn): string {
  const { words, state, attachment } = turn;
  if (attachment !== null || state.list !== undefined) return words;
  const { match, sum } = MATCH_AND_SUM.exec(words)?.groups ?? {};
  if (match !== undefined && sum !== undefined) {
    const asked = match.replace(/\bw\b/gi, 'with').replace(/[?,.\s]+$/, '');
    return `${asked}? what is ${sum
      .replace(/^(?!the )/, 'the ')
      .replace(/\b(?:pls|please)\b/gi, '')
      .trim()}?`;
  }
  const { rest } = OF_LAST_TWO.exec(words)?.groups ?? {};
  const [one, other] = rest === undefined || state.shown.outfits.length > 0 ? [] : lastTwo(turn);
  if (one !== undefined && other !== undefined) {
    const among = [...new Set([one, other, ...turn.items, ...(turn.earlierItems ?? [])])];
    return `does ${mentionItem(one, among)} go with ${mentionItem(other, among)}?`;
  }
  return colorsAsked(words) ?? words;
}
