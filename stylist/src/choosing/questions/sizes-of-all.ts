import type { Item } from '@modiste/contract/entities/item';
import { allSizes } from '@modiste/contract/filters/all-sizes';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { spellCount } from '../../facts/number-words.ts';
import { equalSizes } from '../../knowledge/fit/equal-sizes.ts';
import { joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { askedSize, HAS_IT, inStock } from './stock-answers.ts';

const OF_ALL = /\b(?:all|any|none|every|each|both|either|these|those|they|them|ones)\b/;
const MY_SIZE = /\b(?:my|her|his|our|that|the right) size\b/;
/** "None of these come in 22, do they?" */
const DENIES = /\bnone\b|\b(?:don't|doesn't|do not|does not|dont|doesnt)\b.*\b(?:any|all|come)\b/;
/** "…, do they?" */
const TAG = /,? (?:do|don't|does|doesn't|are|aren't|is|right) ?(?:they|it|she)?\W*$/;
const NAMED_MAX = 3;

/** The sizes that are asked for: one that is named, or the shopper's own. */
function sizesAsked({ turn, understood, referred: [item] }: ReadTurn, words: string): string[] {
  if (item === undefined) return [];
  const bare = words.replace(TAG, '');
  const named = askedSize({ item, facts: readItemFacts(item), name: '', words: bare, understood });
  if (named !== null) return [named];
  if (!MY_SIZE.test(words)) return [];
  const limits = turn.state.request?.filters;
  const asked = limits === undefined ? [] : allSizes(limits);
  return [...(asked.length > 0 ? asked : allSizes(turn.shopper.preferences))];
}

const isThere = (item: Item, sizes: readonly string[]): boolean =>
  item.other_info.availability === 'in_stock' &&
  sizes.some((size) => equalSizes(size, { item }).some((one) => inStock({ item }).includes(one)));

const named = (items: readonly Item[], all: readonly Item[]): string =>
  items.length > NAMED_MAX
    ? `${spellCount(items.length)} of them`
    : joinWithAnd(items.map((item) => mentionItem(item, all)));

interface Parted {
  there: readonly Item[];
  gone: readonly Item[];
  size: string;
  all: readonly Item[];
}

/** Of which there are some in a size, and of which none, the shorter list by name. */
function tellSome({ there, gone, size, all }: Parted): string[] {
  const [left, sold] = [named(there, all), named(gone, all)];
  const sum = spellCount(there.length + gone.length);
  const count = there.length > NAMED_MAX ? `${spellCount(there.length)} of the ${sum}` : left;
  const are = gone.length === 1 ? 'is' : 'are';
  return there.length > NAMED_MAX && gone.length <= NAMED_MAX
    ? [`All but ${sold} are in stock in ${size}.`, `In ${size} only ${sold} ${are} not to be had.`]
    : [
        `Not all of them: ${count} can be had in ${size}.`,
        `In ${size} there ${there.length === 1 ? 'is' : 'are'} only ${left}.`,
      ];
}

/** "Do they all come in 22?", in one sentence for all of them; null where no size is asked of several. */
export function tellSizesOfAll(read: ReadTurn): Answer | null {
  const { turn, speech, referred } = read;
  const words = turn.words.toLowerCase().replaceAll('’', "'");
  if (referred.length < 2 || !HAS_IT.test(words) || !OF_ALL.test(words)) return null;
  const { itemIds } = turn.state.shown;
  const shown = turn.items.filter(({ id }) => itemIds.includes(id));
  const isOfShown = referred.every((item) => shown.includes(item));
  const items = isOfShown && !/\b(?:both|first|last|two|three)\b/.test(words) ? shown : referred;
  const sizes = sizesAsked(read, words);
  if (sizes.length === 0) return null;
  const size = joinWithOr(sizes);
  const [there, gone] = [true, false].map((is) =>
    items.filter((one) => isThere(one, sizes) === is),
  );
  const all = items.length === 2 ? 'both' : `all ${spellCount(items.length)}`;
  const yes = DENIES.test(words) ? 'They do' : 'Yes';
  const text =
    gone?.length === 0
      ? speech.say(
          `${yes}: ${all} are in stock in ${size}.`,
          `${yes}, in ${size} ${all} are there.`,
        )
      : there?.length === 0
        ? speech.say(
            `No, none of the ${spellCount(items.length)} is in stock in ${size}.`,
            `None of the ${spellCount(items.length)} can be had in ${size}.`,
          )
        : speech.say(...tellSome({ there: there ?? [], gone: gone ?? [], size, all: turn.items }));
  const first = (there ?? []).slice(0, NAMED_MAX).map(({ id }) => id);
  const suggestions =
    gone?.length === 0 ? ['Compare the first two'] : ['Which sizes are in stock?'];
  return text === '' ? null : { text, itemIds: first, suggestions };
}
