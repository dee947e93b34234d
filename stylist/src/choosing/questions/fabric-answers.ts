import type { Concept } from '@modiste/lexicon/concept';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { exactKind, withKindArticle } from '../../facts/item-names.ts';
import { filedAs } from '../../facts/record-says.ts';
import { materialsOfType } from '../../knowledge/care/care-subject.ts';
import { itemCare } from '../../knowledge/care/item-care.ts';
import { capitalize, joinSentences } from '../../speech/join-words.ts';
import { asksOfFabric, fabricVerdict } from '../verdicts/fabric-verdicts.ts';
import { itemVerdict } from '../verdicts/item-verdict.ts';
import { type Question, quoteAbout, says, type Told, unsaid } from './question.ts';

/** What a description says outright on a question of its fabric. */
const SAID: Readonly<Record<string, RegExp>> = {
  'break-in': /\bbreak(?:ing|s)?[- ]in\b|\bblisters?\b/i,
  itch: /\b(?:itch\w*|scratch\w*)\b/i,
  crease: /\b(?:wrinkl\w*|creas\w*|non-iron)\b/i,
  shrink: /\b(?:shrink\w*|pre-?shrunk)\b/i,
  breathe: /\bbreath\w*/i,
  pill: /\bpill(?:ing|s)?\b/i,
  fade: /\b(?:fade\w*|colorfast)\b/i,
  static: /\b(?:static|cling\w*)\b/i,
  vegan: /\bvegan\b/i,
  dry: /\bquick[- ]dry\w*|\bdries\b/i,
  rain: /\bwater[- ]?(?:proof|resistant|repellent)\b|\b(?:rain|shower|weather)[- ]?proof\b|\btaped seams\b/i,
};
const DENIES = /\b(?:resist\w*|free|non|never|without|pre-?shrunk|anti|no)\b/i;
const WHAT: Readonly<Record<string, string>> = {
  'break-in': 'whether it needs breaking in',
  itch: 'whether it itches',
  crease: 'whether it creases',
  shrink: 'whether it shrinks',
  wash: 'how it is washed',
  breathe: 'how well it breathes',
  pill: 'whether it pills',
  fade: 'whether its color fades',
  sweat: 'whether sweat shows on it',
  hair: 'whether hair clings to it',
  stain: 'how it takes stains',
  transfer: 'whether its color rubs off',
  shed: 'whether it sheds',
  slack: 'whether it keeps its shape',
  wipe: 'whether it wipes clean',
  scuff: 'whether it scuffs',
  static: 'whether it clings',
  smell: 'whether it smells',
  vegan: 'whether it is vegan',
  dry: 'how fast it dries',
  rain: 'how it stands the rain',
  salt: 'how it stands snow and salt',
  sink: 'how it is washed by hand',
  seldom: 'how often it is washed',
  dryclean: 'whether it needs dry cleaning',
  dryer: 'whether it may go in the dryer',
  iron: 'whether it needs ironing',
};
const OF_PROOF = /\b(?:water|rain|shower|weather)[- ]?(?:proof|resistant|repellent)\b/;
const STIFF: ReadonlySet<string> = new Set(['shoes', 'bags']);
const PACKED = [
  'Not as cloth does: it keeps its shape in a suitcase when it is stuffed and has some room.',
  'It does not wrinkle like cloth, but a crushed shape stays, so stuff it and pack it on top.',
];
const LABEL = [
  'The care label decides.',
  'Its care label has the last word.',
  'Check its care label first.',
];

/** What speaks of rain in a description, beside the word itself. */
const AGAINST_RAIN =
  /\b(?:(?:taped|welded|sealed) seams?|seams are (?:taped|welded|sealed)|millimet(?:er|re)s|rain (?:beads|runs|rolls)|sheds? (?:rain|water|showers?)|lets nothing (?:by|through)|storm cuffs?)\b/i;

const HOW_LONG = /\bhow (?:long|fast|quick\w*|soon)\b/;

/** Any word of wet weather: what a page says there is for the shopper to judge. */
const OF_RAIN =
  /\b(?:rain\w*|showers?|drizzle|downpours?|all weathers?|bad weather|wet weather|puddles?|storms?)\b/i;

/**
 * That a piece is made against rain: by its kind, or by what the shop files it under, with what its
 * description adds. Null where neither says so.
 */
function tellRainproof(question: Question): Told | null {
  const { facts, item, name, words } = question;
  const isFiled = filedAs(item).has('waterproof');
  if (!isFiled && !facts.stated.has('waterproof')) return null;
  const called = isFiled ? 'as waterproof' : `as ${withKindArticle('', exactKind(item))}`;
  const quote =
    quoteAbout(question, SAID.rain ?? AGAINST_RAIN) ??
    quoteAbout(question, AGAINST_RAIN) ??
    quoteAbout(question, OF_RAIN);
  const more = quote === null ? '' : ` The listing adds: ${quote}`;
  // What is quoted may be the rating itself.
  const isRated = /\d ?(?:mm|k\b)|mill?imet|water column/i.test(quote ?? '');
  const rating =
    OF_PROOF.test(words) && !isRated
      ? ` No water rating is given${quote === null ? ', so for hours of rain ask the shop first' : ''}.`
      : '';
  const so = isFiled ? 'Yes' : 'It is made against rain';
  return says(
    `${so}: the shop lists ${name} ${called}.${more}${rating}`,
    `${so}, since the shop sells ${name} ${called}.${more}${rating}`,
  );
}

/** Yes or no to what an item's fabric answers: "does it crease?", "will it shrink?" */
export function tellFabricVerdict(question: Question): Told {
  const { item, words } = question;
  const id = asksOfFabric(words) ?? '';
  const { instruction } = itemCare(item);
  if (id === 'wash' && instruction !== null) {
    const isMachine = instruction.includes('machine') && !instruction.includes('not');
    return says(`${isMachine ? 'Yes' : 'No'}: its page says “${instruction}”.`);
  }
  const sought = BY_LABEL[id];
  if (id !== 'wash' && instruction !== null && sought !== undefined) {
    const isSo = instruction.includes(sought) && !instruction.includes('not');
    return says(`${isSo ? 'Yes' : 'No'}: its page says “${instruction}”.`);
  }
  const listed = id === 'rain' ? tellRainproof(question) : null;
  if (listed !== null) return listed;
  if (id === 'crease' && STIFF.has(item.try_on_category)) return says(...PACKED);
  const verdict = itemVerdict(words, item);
  const about = SAID[id];
  const quote = about === undefined ? null : quoteAbout(question, about);
  if (quote !== null) {
    const yes = ['breathe', 'vegan', 'dry', 'rain'].includes(id) ? 'Yes' : 'Hardly';
    const answer = DENIES.test(quote) || verdict === null ? yes : verdict.answer;
    return says(`${answer}: the listing says ${quote}`);
  }
  const wet = id === 'rain' ? quoteAbout(question, OF_RAIN) : null;
  if (wet !== null) {
    const cloth =
      verdict === null ? '' : ` By its fabric: ${verdict.answer.toLowerCase()}, as ${verdict.why}.`;
    return says(`Its page says: ${wet}${cloth}`, `By its page: ${wet}${cloth}`);
  }
  if (verdict === null) return unsaid(WHAT[id] ?? 'that');
  // That denim soaks through anybody knows; how tight a wool coat is, only its maker.
  if (id === 'rain' && OF_PROOF.test(words) && verdict.answer !== 'No') {
    const page = item.website === '' ? '' : ` The page on ${item.website} may.`;
    return says(
      `${verdict.answer}: ${verdict.why}. The listing does not say whether ${question.name} is waterproof.${page}`,
      `${verdict.answer}, as ${verdict.why}; waterproof the listing does not call ${question.name}.${page}`,
    );
  }
  const { answer, why, isCare } = verdict;
  if (id === 'dry' && HOW_LONG.test(words)) return says(`${capitalize(why)}.`);
  const [one = '', two = '', three = ''] = LABEL;
  return says(
    `${answer}: ${why}.${isCare ? ` ${one}` : ''}`,
    `By its fabric: ${answer.toLowerCase()}, as ${why}.${isCare ? ` ${two}` : ''}`,
    `${answer}, since ${why}.${isCare ? ` ${three}` : ''}`,
  );
}

/** Where the page itself answers, by a word of its care instruction. */
const BY_LABEL: Readonly<Record<string, string>> = {
  wash: 'machine',
  dryclean: 'dry clean',
  sink: 'hand',
};

const YES_OR_NO =
  /^\W*(?:(?:and|but|so|ok|okay|hmm|hey|also|wait|is it true(?: that)?|true that)[ ,]+)*(?:is|are|do|does|did|will|would|can|could|should|may|isn't|doesn't|won't|\w+ (?:shrinks?|itch(?:es)?|creases?|wrinkles?|breathes?|pills?|smells?|fades?))\b/i;

/** "Is linen ok, or does it crease?" asks two things, and one yes answers neither. */
const OR_ELSE = /\bor (?:does|do|is|are|will|would|can)\b/;

/** "How do I wash it in a hotel sink?" */
const HOW_BY_HAND = /\bhow\b.*\b(?:sink|by hand|hand[- ]?wash)/;

/** What the garment is usually made of that is named here or, with no piece at hand, was named last. */
function materialsMeant({ understood, referred, turn }: ReadTurn): string[] {
  const typesIn = (concepts: readonly Concept[]) =>
    concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));
  const here = typesIn(understood.concepts);
  const before = referred.length > 0 ? [] : (turn.state.heard ?? []).toReversed();
  const spoken = here.length > 0 ? [] : before.map((words) => understandQuery(words).concepts);
  const types =
    here.length > 0 ? here : typesIn(spoken.find((one) => typesIn(one).length > 0) ?? []);
  return types.slice(0, 1).flatMap(materialsOfType);
}

/** "Does merino smell less than polyester?": what is known of each; null where that is not asked. */
function answerOfTwo({ speech }: ReadTurn, own: readonly string[], words: string): Answer | null {
  const [one, other] = own.slice(0, 2).map((id) => fabricVerdict(words, [id]));
  if (own.length !== 2 || one == null || other == null || !/\bthan\b/.test(words)) return null;
  const text = speech.say(
    `${capitalize(one.why)}, and ${other.why}.`,
    `On that ${one.why}; ${other.why}.`,
  );
  return text === '' ? null : { text, itemIds: [], suggestions: [] };
}

/** Yes or no to what a fabric answers that the question names: "does silk shrink?"; else null. */
export function answerOfFabric(read: ReadTurn): Answer | null {
  const { turn, understood, referred, speech } = read;
  const words = turn.words.toLowerCase().replaceAll('’', "'");
  const own = understood.concepts.flatMap(({ kind, id }) => (kind === 'material' ? [id] : []));
  const [item] = referred;
  const named = own.length > 0 ? own : materialsMeant(read);
  const materials = named.length > 0 ? named : (item?.other_info.materials ?? []);
  const two = answerOfTwo(read, own, words);
  if (two !== null) return two;
  const isHow = HOW_BY_HAND.test(words);
  if ((!isHow && !YES_OR_NO.test(words)) || own.length > 1) return null;
  const verdict = fabricVerdict(words, materials);
  if (verdict === null || (isHow && verdict.id !== 'sink')) return null;
  const { answer, why, isCare } = verdict;
  const instruction = item === undefined || named.length > 0 ? null : itemCare(item).instruction;
  const sought = BY_LABEL[verdict.id];
  const isSo = sought !== undefined && instruction?.includes(sought) === true;
  const told =
    instruction !== null && sought !== undefined
      ? speech.say(
          ...(/\bor\b/.test(words) ? [`Its page says “${instruction}”.`] : []),
          ...(!isSo && verdict.id === 'dryclean' && /\bcan\b/.test(words)
            ? [`It need not be: its page says “${instruction}”.`]
            : []),
          `${isSo ? 'Yes' : 'No'}: its page says “${instruction}”.`,
          `${isSo ? 'Yes' : 'No'}, since its page asks for “${instruction}”.`,
        )
      : speech.say(
          ...(OR_ELSE.test(words) ? [`${capitalize(why)}.`] : []),
          ...(isHow && answer === 'Yes' ? [`By hand, ${why}.`] : []),
          `${answer}: ${why}.`,
          `${answer}, since ${why}.`,
          `As a rule: ${answer.toLowerCase()}, as ${why}.`,
        );
  if (told === '') return null;
  const fabric = why.split(' ')[0] ?? '';
  const next = isCare ? [`How do I wash ${fabric}?`] : [];
  return {
    text: joinSentences(
      told,
      isCare && item !== undefined && instruction === null ? speech.say(...LABEL) : '',
    ),
    itemIds: referred.map(({ id }) => id),
    suggestions: [...next, item === undefined ? `Show me ${fabric} pieces` : 'What goes with it?'],
  };
}
