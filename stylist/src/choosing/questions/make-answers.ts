import { attributeGroup, findAttribute } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { exactKind } from '../../facts/item-names.ts';
import { filedAs, recordSays } from '../../facts/record-says.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { laptopInches } from '../verdicts/counted-facts.ts';
import { holdsLaptop, inchesAsked } from '../verdicts/holds-laptop.ts';
import { lightThrough } from '../verdicts/light-through.ts';
import { tellFabric } from './material-answers.ts';
import { type Question, quoteAbout, says, type Told, unsaid } from './question.ts';

const attribute = (id: string): Concept => ({ kind: 'attribute', id });
const PART_LINED =
  /\b(?:pockets?|hood|sleeves?|collar|cuffs?|bodice) (?:is|are) lined\b|\b(?:half|part(?:ly|ially)?|partial)[- ]lin(?:ed|ing)\b/i;

export function tellLining(question: Question): Told {
  const { facts, name } = question;
  const quote = quoteAbout(question, /\b(?:un|fully[- ]|half[- ])?lin(?:ed|ing)\b/i);
  if (facts.denied.has('lined'))
    return says(`No, ${name} is unlined${quote === null ? '' : `: ${quote}`}.`.replace('”.', '”'));
  const part = quoteAbout(question, PART_LINED);
  if (part !== null) return says(`In part; the listing of ${name} says: ${part}`);
  if (quote !== null)
    return says(
      `Yes, the listing of ${name} says: ${quote}`,
      `Yes, according to its listing: ${quote}`,
    );
  return recordSays(facts, attribute('lined')) === 'yes'
    ? says(`Yes, ${name} is lined.`)
    : unsaid(`whether ${name} is lined`);
}

/** So little of it gives where a body bends, and no more. */
const HARDLY_ELASTIC = /\b[12]% (?:elastane|spandex|lycra)\b/i;

export function tellStretch(question: Question): Told {
  const { facts, name } = question;
  const quote = quoteAbout(
    question,
    /\bstretch|\belastane|\bspandex|\bgives?\b(?= (?:a little|with|where))/i,
    /\b(?:no|not|without) stretch/i,
  );
  const verdict = recordSays(facts, attribute('stretch'));
  if (quote !== null && verdict !== 'no') {
    const yes = HARDLY_ELASTIC.test(quote) ? 'A little' : 'Yes';
    return says(`${yes}, the listing of ${name} says: ${quote}`);
  }
  if (verdict === 'yes') {
    return says(`Yes, ${name} has spandex in it, which stretches and springs back.`);
  }
  if (verdict === 'no') return says(`No, ${name} does not stretch, according to its listing.`);
  // All of it is told, and nothing that gives is among it.
  const whole = quoteAbout(question, /\b100 ?%/)?.replace('.”', '”') ?? null;
  if (whole !== null) {
    return says(
      `No stretch is listed: ${name} is ${whole}, without elastane.`,
      `Not according to its listing, which gives ${whole} and no elastane for ${name}.`,
    );
  }
  return unsaid(`whether ${name} stretches`);
}

/** What is sold by such a cut is called so. */
const CUTS: ReadonlySet<string> = new Set(['wrap', 'double-breasted']);

/** "Does it have pockets?", "is it waterproof?": one attribute, with the sentence that tells it. */
function tellAttribute(question: Question, id: string): Told {
  const { facts, name } = question;
  const called = findAttribute(id)?.name ?? id.replaceAll('-', ' ');
  const phrase = attributePhrase(id);
  const verdict = recordSays(facts, attribute(id));
  const isPart = /\bprotection$/.test(called);
  const has = phrase === null ? `${isPart ? 'has' : 'is'} ${called}` : `has ${phrase}`;
  const words = [called, ...(findAttribute(id)?.synonyms ?? [])].map((word) =>
    word.replaceAll(/[^\w ]/g, ''),
  );
  const quote = quoteAbout(question, new RegExp(`\\b(?:${words.join('|')})`, 'i'));
  if (verdict === 'yes') {
    return quote === null
      ? says(`Yes, ${name} ${has}.`, `Yes: ${name} ${has}, according to its listing.`)
      : says(`Yes, ${name} ${has}: ${quote}`, `Yes, the listing of ${name} says: ${quote}`);
  }
  if (verdict === 'unsaid' && filedAs(question.item).has(id)) {
    return says(
      `Yes, the shop lists ${name} as ${called}.`,
      `Yes: the shop files ${name} under ${called}.`,
    );
  }
  if (verdict === 'unsaid' && CUTS.has(id)) {
    const { noun, isPair } = exactKind(question.item);
    const what = isPair ? `a pair of ${noun}` : `a ${noun}`.replace(/^a (?=[aeiou])/, 'an ');
    return says(
      `No: the shop sells ${name} as ${what}, and neither its name nor its listing speaks of a ${called}.`,
      `No, ${name} is listed as ${what}, without a word of a ${called}.`,
    );
  }
  if (verdict === 'unsaid') return unsaid(`whether ${name} ${has}`);
  const instead = insteadOf(question, id);
  return says(
    `No, ${name} ${instead ?? (phrase === null ? `is not ${called}` : `does not have ${phrase}`)}.`,
  );
}

/** What stands in the place of an attribute: the V-neck of a dress that is no crew neck. */
function insteadOf({ facts }: Question, id: string): string | null {
  const group = attributeGroup(id);
  const found = [...facts.stated].find((one) => attributeGroup(one) === group && one !== id);
  const phrase = found === undefined ? null : attributePhrase(found);
  return phrase === null ? null : `has ${phrase}`;
}

const GROUP_NAMES: Readonly<Record<string, string>> = {
  neckline: 'neckline',
  sleeve: 'sleeves',
  length: 'length',
  fit: 'cut',
  rise: 'rise',
  closure: 'fastening',
};

/** "A tie that falls to the hip" tells nothing of the length. */
const OF_PART = /\b(?:ties?|straps?|belts?|sleeves?|sash)\b/i;
const IN_WORDS: Readonly<Record<string, RegExp>> = {
  sleeve: /\bsleeves?\b/i,
  neckline: /\b(?:neck|neckline|collar)\b/i,
  closure: /\b(?:zips?|buttons?|hooks?|snaps?|laces?)\b/i,
};

/** What the description says of a group of features in its own words. */
function quoteOfGroup(question: Question, group: string): string | null {
  const about = IN_WORDS[group];
  return about === undefined ? null : quoteAbout(question, about);
}

/** "How long is it?", "what neckline does it have?": all that is stated of a group. */
export function tellGroup(question: Question, group: string): Told {
  const { facts, name } = question;
  const what = GROUP_NAMES[group] ?? group;
  const told = [...facts.stated]
    .filter((id) => attributeGroup(id) === group && id !== 'sleeved')
    .map((id) => attributePhrase(id) ?? findAttribute(id)?.name ?? id);
  const measured =
    group === 'length'
      ? quoteAbout(
          question,
          /\b(?:knees?|calf|ankles?|floor|hips?|thighs?|inch|inches|inseam)\b|\b\d+ ?cm\b/i,
          OF_PART,
        )
      : quoteOfGroup(question, group);
  if (told.length === 0 && measured === null) return unsaid(`what ${what} ${name} has`);
  if (told.length === 0) return says(`The listing of ${name} says: ${measured}`);
  const list = joinWithAnd([...new Set(told)]);
  return says(
    measured === null
      ? `${capitalize(name)} has ${list}, and no measurement is given.`.replace(
          group === 'length' ? '' : ', and no measurement is given',
          '',
        )
      : `${capitalize(name)} has ${list}. The listing says: ${measured}`,
    `The listing of ${name} gives ${list}.`,
  );
}

export function tellSheer(question: Question): Told {
  const { facts, name } = question;
  const quote = quoteAbout(
    question,
    /\b(?:opaque|sheer|see[- ]through|transparent)\b/i,
    /\bsheer (?:tights|socks)/i,
  );
  // "Is it opaque?" is asked the other way round.
  const isOfOpaque = /\bopaque\b|\bsquat[- ]?proof/.test(question.words);
  if (facts.denied.has('sheer'))
    return says(
      `${isOfOpaque ? 'Yes' : 'No'}${quote === null ? '' : `: ${quote}`} So ${name} is opaque.`.replace(
        /^(Yes|No) So/,
        '$1, so',
      ),
    );
  if (quote !== null) return says(`The listing of ${name} says: ${quote}`);
  const light = lightThrough(question.item);
  if (light === null) return unsaid(`whether ${name} is see-through`);
  const { standing, why } = light;
  const answers = isOfOpaque
    ? { yes: 'Hardly', partly: 'Not quite, perhaps', no: 'It should be' }
    : { yes: 'It may be', partly: 'A little, perhaps', no: 'It should not be' };
  const answer = answers[standing];
  return says(
    ...(why === 'it is lined' ? [`${answer}: ${name} is lined.`] : []),
    `${answer}: ${why}. The listing of ${name} itself does not say.`,
    `${answer}, as ${why}; its page does not say.`,
  );
}

/** What kind of thing a question asks yes or no of. */
export function tellConcept(question: Question, concept: Concept): Told {
  const { facts, name } = question;
  if (concept.kind === 'material') return tellFabric(question, concept.id);
  if (concept.kind === 'attribute') return tellAttribute(question, concept.id);
  const verdict = recordSays(facts, concept);
  const called = concept.id.replaceAll('-', ' ').toLowerCase();
  if (verdict === 'unsaid') return unsaid(`whether ${name} is ${called}`);
  if (concept.kind === 'pattern') {
    const own = facts.garment.patterns.map((id) => id.replaceAll('-', ' '));
    return verdict === 'yes'
      ? says(
          called === 'solid' ? `Yes, ${name} is plain.` : `Yes, ${name} has a ${called} pattern.`,
        )
      : says(`No, ${name} is ${joinWithAnd(own).replace(/^solid$/, 'plain')}.`);
  }
  const { noun, isPair } = exactKind(question.item);
  const what = isPair ? `a pair of ${noun}` : `a ${noun}`;
  return says(`${verdict === 'yes' ? 'Yes' : 'No'}, ${name} is ${what}.`);
}

/** "Is the first one real wool?" */
const REAL = /\b(?:real|really|pure|genuine|actual|actually|proper|all|true|100 ?%) ([a-z -]+)/g;

/** "Is the first wool? She itches." */
const IS_FABRIC =
  /\b(?:is|are|was) (?:it|this|that|they|these|those|the [\w-]+(?: one| pair)?) ([a-z-]+)(?=[?,.!]|$)/g;

/** Whether a piece is of the fabric that a question calls real or pure. */
function realTopics(question: Question): ((question: Question) => Told)[] {
  const found = [...question.words.matchAll(REAL), ...question.words.matchAll(IS_FABRIC)];
  const called = found.map(([, said = '']) => said);
  const readings = question.understood.readings.filter(
    ({ role, words, concepts }) =>
      role === 'wanted' &&
      concepts.every(({ kind }) => kind === 'material') &&
      called.some((said) => said.startsWith(words.toLowerCase())),
  );
  const [concept] = readings.flatMap(({ concepts }) => concepts);
  return concept === undefined ? [] : [(asked) => tellConcept(asked, concept)];
}

/** "Is the hood detachable?", "does the pocket zip?": more than whether there is one. */
const ASKS_OF_PART =
  /\b(?:is|are|does|do|can|will|did) (?:the|its|their|that) (?:\w+ )?(?<part>hood|lining|pocket|belt|strap|collar|cuff|zip|zipper|button|sole|heel|waistband|drawstring)(?<many>s?) (?<what>(?!of\b|on\b|in\b|for\b|at\b|like\b|lined\b|high\b|long\b|short\b|made\b|real\b)(?:(?:come|go|pull|roll|button|zip|tie|stay|fold|tuck)s? (?:off|up|down|in|on|away)\b|[a-z-]+))/;

/** What a question asks of a part; null where it asks nothing of one. */
function partTopic({ words }: Question): ((question: Question) => Told) | null {
  const { part, what } = ASKS_OF_PART.exec(words)?.groups ?? {};
  if (part === undefined || what === undefined) return null;
  return (question) => {
    const stem = what.replace(/(?:able|ed|ing|s)$/, '');
    const own = quoteAbout(
      question,
      new RegExp(`\\b${part}.*\\b${stem}|\\b${stem}\\w* .*${part}`, 'i'),
    );
    if (own !== null) return says(`The listing of ${question.name} says: ${own}`);
    const quote = quoteAbout(question, new RegExp(`\\b${part}`, 'i'));
    const whether = /\b(?:does|do|can|will|did) (?:the|its|their|that)/.test(words)
      ? `on “${what}” for the ${part}`
      : `whether the ${part} is ${what}`;
    if (quote === null) return unsaid(whether);
    return says(
      `The listing ${whether.startsWith('on') ? 'says nothing' : 'does not say'} ${whether}, only this of the ${part}: ${quote}`,
    );
  };
}

/** What is asked so exactly that nothing else of the question comes before it. */
export function exactTopics(question: Question): ((question: Question) => Told)[] {
  const ofPart = partTopic(question);
  return ofPart === null ? realTopics(question) : [ofPart];
}

/** "Will it fit a 13 inch laptop?": what the listing names, or that it names none. */
export function tellLaptop({ item, name, words }: Question): Told {
  const held = holdsLaptop(item, words);
  const asked = inchesAsked(words);
  const laptop = asked === null ? 'a laptop' : `a ${asked}-inch laptop`;
  if (held === null) return unsaid(`whether ${laptop} fits, nor what ${name} measures`);
  const own = laptopInches(item);
  if (held.standing === 'partly') {
    return says(`For some laptop, yes: it ${held.does}; how large a one it does not say.`);
  }
  return held.standing === 'yes'
    ? says(`Yes: it ${held.does}.`, `It should: it ${held.does}.`)
    : says(`No, ${own} inches is the most: it ${held.does}.`, `Not ${laptop}: it ${held.does}.`);
}
