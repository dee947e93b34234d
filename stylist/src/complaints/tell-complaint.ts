import type { Item } from '@modiste/contract/entities/item';
import { savedName } from '../choosing/reasons/goes-with.ts';
import { spellCount } from '../facts/number-words.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import type { Note } from '../unmet/read-covered.ts';
import { type Fault, hasFault } from './fault.ts';

/** What becomes of the pieces on the screen, and how sure that is. */
export interface Outcome {
  fault: Fault;
  gone: readonly Item[];
  stay: readonly Item[];
  /** Whether the records bear out what was said. */
  isProven: boolean;
  /** Whether they say the opposite. */
  isDenied: boolean;
  isOfOutfits: boolean;
  /** Whether more is shown than anybody counts. */
  isLong: boolean;
}

const NAMED_MAX = 2;

const namesOf = (items: readonly Item[], { gone, stay, isOfOutfits }: Outcome): string => {
  const among = [...gone, ...stay];
  return items.length > NAMED_MAX
    ? `${spellCount(items.length)} of them`
    : joinWithAnd(items.map((item) => (isOfOutfits ? savedName(item) : mentionItem(item, among))));
};

/** Why they are out, in the words of the record, or that it is silent. */
function groundsOf({ fault, gone, isProven, isDenied }: Outcome): readonly string[] {
  const isMany = gone.length > 1;
  const listing = isMany ? 'their listings' : 'its listing';
  const [says, do_not] = isMany ? ['say', 'don’t say'] : ['says', 'doesn’t say'];
  switch (fault.kind) {
    case 'has':
      if (isProven && fault.also !== undefined) return ['that comes with such a fabric'];
      if (isProven) return [`${listing} ${says} “${fault.words}”`];
      return isDenied
        ? [`${listing} ${do_not} so, but you see it and I don’t`]
        : [`${listing} ${do_not} so, but I take your word for it`];
    case 'lacks':
      return isDenied
        ? [`${listing} ${says} “${fault.words}”, but I take your word for it`]
        : [`${listing} ${do_not} “${fault.words}”`];
    case 'sold-out':
      return isProven || !isDenied
        ? [
            `not to be had${fault.sizes.length > 0 ? ` in ${fault.sizes.join(' or ')}` : ' in every size'}`,
          ]
        : [`${listing} ${says} it is there, so look once more if you want it after all`];
    case 'degree':
      return isProven ? [fault.words] : [`${fault.words} for you, understood`];
    case 'age':
      return [
        fault.age === 'young'
          ? `no listing tells an age, so I went by what is short, bare or playful`
          : 'no listing tells an age, so I look for more modern ones',
      ];
    case 'repeated':
      return ['you have seen them'];
    case 'disliked':
      return ['not to your taste'];
  }
}

function stayOf({ fault, stay, gone, isOfOutfits, isLong }: Outcome): string {
  if (isOfOutfits || stay.length === 0 || gone.length === 0) return '';
  const isMissing = fault.kind === 'lacks' && stay.every((item) => hasFault(item, fault) !== 'no');
  if (isMissing) return `; no listing of the others says “${fault.words}” either`;
  if (isLong) return '; the rest stays';
  return stay.length === 1
    ? '; the other one stays'
    : `; the other ${spellCount(stay.length)} stay`;
}

/** What left the screen and why, and what stays. */
export function tellOutcome(outcome: Outcome): Note {
  const { gone, stay, fault } = outcome;
  if (gone.length === 0) {
    const said =
      fault.kind === 'lacks'
        ? `all of these say “${fault.words}”`
        : `none of these says “${fault.words}”`;
    return [
      `By the listings ${said}, so they stay; name the one you mean, and it goes.`,
      `As their listings have it, ${said}. Which one do you mean?`,
      `I looked again: ${said} in its listing, so tell me which one you mean.`,
    ];
  }
  const isAll = stay.length === 0 && gone.length > NAMED_MAX && !outcome.isOfOutfits;
  const names = isAll ? 'all of those' : namesOf(gone, outcome);
  const [one] = gone;
  const be = gone.length > 1 || /^the [\w ]*(?:pants|jeans|shorts)$/.test(names) ? 'are' : 'is';
  const [grounds = ''] = groundsOf(outcome);
  const stays = stayOf(outcome);
  const sorry =
    fault.kind === 'repeated' || one === undefined ? 'Sorry about that' : 'You are right';
  const opening = outcome.isProven ? sorry : 'Fair enough';
  return [
    `${capitalize(names)} ${be} out: ${grounds}${stays}.`,
    `${opening}, ${names} ${be} out: ${grounds}${stays}.`,
    `Heard: ${names} ${be} out, as ${grounds}${stays}.`,
    `Then without ${names}: ${grounds}${stays}.`,
  ];
}

/** That a fault stands in no listing, where nothing takes the place of what is accused. */
export function tellDoubt(fault: Fault, isMany: boolean): string {
  const stay = isMany ? 'these stay' : 'this one stays';
  if (fault.kind === 'lacks') {
    return `You are right that no listing here says “${fault.words}”; nothing else meets your wishes, so ${stay}.`;
  }
  if (fault.kind === 'repeated') return `You have seen all there is of that, so ${stay}.`;
  return `No listing here proves that or clears it, and I have nothing else to show, so ${stay}.`;
}
