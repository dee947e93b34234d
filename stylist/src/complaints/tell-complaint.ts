import type { Item } from '@modiste/contract/entities/item';
import { judgeByNeeds } from '../choosing/needs/judge-by-needs.ts';
import { savedName } from '../choosing/reasons/goes-with.ts';
import { shownColor } from '../facts/item-colors.ts';
import { asPlural, exactKind } from '../facts/item-names.ts';
import { spellCount } from '../facts/number-words.ts';
import { joinWithAnd, joinWithOr, uncapitalize } from '../speech/join-words.ts';
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
  /** Whether something else is asked for beside, so that nobody can say yet what stays. */
  asksMore?: boolean;
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

/** What the records say for or against pieces that are found badly made or hard to wear. */
function unfitGrounds(need: string, { gone, isProven }: Outcome): string {
  const isMany = gone.length > 1 || gone.some((item) => exactKind(item).isPair);
  const does = [
    ...new Set(
      gone
        .flatMap((item) => judgeByNeeds(item, [need]) ?? [])
        .filter(({ standing }) => (standing === 'no') === isProven)
        .flatMap((verdict) => verdict.does.slice(0, 1))
        .map((clause) => (gone.length > 1 ? clause.replace(/, which .*$/, '') : clause)),
    ),
  ].slice(0, 2);
  const told = `${isMany ? 'they' : 'it'} ${joinWithOr(does.map((one) => (isMany ? asPlural(one) : one)))}`;
  if (does.length === 0) return 'no listing says how it is made, so I take your word for it';
  return isProven ? told : `according to the listing ${told}, but you can see it and I can’t`;
}

/** What the record tells of a color that the shopper does not see in a piece. */
function colorGrounds({ id, words }: { id: string; words: string }, gone: readonly Item[]): string {
  const [one, ...others] = gone;
  const color = one === undefined || others.length > 0 ? null : shownColor(one);
  if (color === null) return `${words} is only a part of what they are`;
  if (!color.colors.some((own) => own === id)) return `it is in ${color.name}`;
  return color.colors.length > 1
    ? `${words} is only one of its colors`
    : `its color is called “${color.name}”`;
}

/** Why they were taken out, in the words of the record, or that it is silent. */
function groundsOf(outcome: Outcome): readonly string[] {
  const { fault, gone, isProven, isDenied } = outcome;
  const isMany = gone.length > 1;
  const listing = isMany ? 'their listings' : 'its listing';
  const [says, do_not] = isMany ? ['say', 'don’t'] : ['says', 'doesn’t'];
  switch (fault.kind) {
    case 'has':
      if (isProven && fault.also !== undefined) return ['that comes with such a fabric'];
      if (isProven) return [`${listing} ${says} “${fault.words}”`];
      return isDenied
        ? [`${listing} ${do_not} say so, but you can see it and I can’t`]
        : [`${listing} ${do_not} say so, but I take your word for it`];
    case 'lacks':
      if (isDenied && fault.concept.kind === 'color')
        return [colorGrounds({ id: fault.concept.id, words: fault.words }, gone)];
      return isDenied
        ? [`${listing} ${says} “${fault.words}”, but I take your word for it`]
        : [`${listing} ${do_not} say “${fault.words}”`];
    case 'sold-out':
      return isProven || !isDenied
        ? [
            fault.sizes.length > 0
              ? `sold out in ${fault.sizes.join(' or ')}`
              : 'sold out in some sizes',
          ]
        : [`${listing} ${says} it is in stock, so tell me if you want it after all`];
    case 'degree':
      return isProven ? [fault.words] : [`${fault.words} for you`];
    case 'age':
      return [
        fault.age === 'young'
          ? 'they are short, bare or playful'
          : 'too old-fashioned, so I looked for more modern ones',
      ];
    case 'unfit':
      return [unfitGrounds(fault.need, outcome)];
    case 'repeated':
      return ['you have seen them already'];
    case 'disliked':
      return ['not to your taste'];
  }
}

function stayOf({ fault, stay, gone, isOfOutfits, isLong, asksMore }: Outcome): string {
  if (isOfOutfits || asksMore === true || stay.length === 0 || gone.length === 0) return '';
  const isMissing = fault.kind === 'lacks' && stay.every((item) => hasFault(item, fault) !== 'no');
  if (isMissing) return `; the other listings don’t say “${fault.words}” either`;
  if (isLong) return '; I kept the rest';
  return stay.length === 1
    ? '; I kept the other one'
    : `; I kept the other ${spellCount(stay.length)}`;
}

/** What left the screen and why, and what stays. */
export function tellOutcome(outcome: Outcome): Note {
  const { gone, stay, fault } = outcome;
  if (gone.length === 0 && fault.kind === 'unfit') {
    return [
      'I have none that is better there according to its listing, so I kept these.',
      'By the listings nothing I have is better there, so these stay.',
      'I looked again and found none that does better there, so I kept them.',
    ];
  }
  if (gone.length === 0) {
    const said =
      fault.kind === 'lacks'
        ? `All of these listings say “${fault.words}”`
        : `None of these listings says “${fault.words}”`;
    return [
      `${said}, so I kept them. Which one do you mean?`,
      `I checked again: ${uncapitalize(said)}. Which one do you mean?`,
      `I kept them, as ${uncapitalize(said)}. Tell me which one to take out.`,
    ];
  }
  const isAll = stay.length === 0 && gone.length > NAMED_MAX && !outcome.isOfOutfits;
  const names = isAll ? 'all of those' : namesOf(gone, outcome);
  const [one] = gone;
  const [grounds = ''] = groundsOf(outcome);
  const stays = stayOf(outcome);
  const sorry =
    fault.kind === 'repeated' || one === undefined ? 'Sorry about that' : 'You are right';
  const opening = outcome.isProven ? sorry : 'Fair enough';
  return [
    `I took out ${names}: ${grounds}${stays}.`,
    `${opening}. I took out ${names}: ${grounds}${stays}.`,
    `Understood, without ${names}: ${grounds}${stays}.`,
    `I left out ${names}: ${grounds}${stays}.`,
  ];
}

/** That a fault stands in no listing, where nothing takes the place of what is accused. */
export function tellDoubt(fault: Fault, isMany: boolean): string {
  const kept = `I kept ${isMany ? 'these' : 'this one'}`;
  if (fault.kind === 'lacks') {
    return `You are right that no listing here says “${fault.words}”. I found nothing else that fits, so ${kept}.`;
  }
  if (fault.kind === 'repeated') return `You have seen everything I have like that, so ${kept}.`;
  return `The listings don’t say either way, and I have nothing else to show, so ${kept}.`;
}
