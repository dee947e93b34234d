import { attributeGroup, findAttribute } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { fabricDoes, fabricName, kindsOfFabric } from '../../facts/fabric-traits.ts';
import { exactKind, fabricsOf } from '../../facts/item-names.ts';
import { filedAs, recordSays } from '../../facts/record-says.ts';
import { itemCare } from '../../knowledge/care/item-care.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { lightThrough } from './light-through.ts';
import { type Question, quoteAbout, says, type Told, unsaid } from './question.ts';

const attribute = (id: string): Concept => ({ kind: 'attribute', id });
const PURE = /\b100 ?%|\b(?:100 percent|pure|all|only|purely|entirely|just)\b/;
const PERCENT = /\b\d{1,3} ?%|per ?cent\b/i;

/** A part whose material is asked: "what are the buttons made of?" */
const PART =
  /\b(?:what|which)\b.*\b(?:the|its|their) (?<part>(?:button|sole|strap|zip|zipper|buckle|heel|upper|insole|lining|trim|lace|filling|collar|cuff|pocket|handle|chain|clasp|hardware)s?)\b.*\b(?:made|of|material)\b/;

export function tellMaterial(question: Question): Told {
  const { facts, name } = question;
  const part = PART.exec(question.words)?.groups?.part;
  if (part !== undefined) {
    const about = new RegExp(`\\b${part.replace(/s$/, '')}(?:e?s)?\\b`, 'i');
    const of = quoteAbout(question, about);
    return of === null
      ? unsaid(`what the ${part} of ${name} ${part.endsWith('s') ? 'are' : 'is'} made of`)
      : says(`The listing of ${name} says: ${of}`);
  }
  const fabrics = fabricsOf(facts);
  if (fabrics.length === 0) return unsaid(`what ${name} is made of`);
  const quote = quoteAbout(question, PERCENT);
  const shares = quote === null ? '' : ` The listing adds: ${quote}`;
  return says(
    `${capitalize(name)} is made of ${joinWithAnd(fabrics)}.${shares}`,
    `The listing of ${name} names ${joinWithAnd(fabrics)}.${shares}`,
  );
}

/** Counted among wools, and no wool to whoever asks for it. */
const HAIR: ReadonlySet<string> = new Set(['cashmere', 'mohair', 'alpaca', 'angora', 'camel-hair']);
const MOST = 50;
const WHOLE = 95;
const ALL = 100;

/** The share of a fabric and its kinds, in percent; null where the record gives none. */
function shareOf({ item }: Question, id: string): number | null {
  const { shares } = itemCare(item);
  const names = [...kindsOfFabric(id)]
    .filter((kind) => kind === id || !HAIR.has(kind))
    .map(fabricName);
  const found = (shares ?? '').split(', ').flatMap((part) => {
    const [, percent, of = ''] = /^(\d+)% (.+)$/.exec(part) ?? [];
    return names.some((name) => of.endsWith(name)) ? [Number(percent)] : [];
  });
  return found.length === 0 ? null : found.reduce((sum, one) => sum + one, 0);
}

/** "Is it wool?", "is it pure cotton?" */
function tellFabric(question: Question, id: string): Told {
  const { facts, name, words } = question;
  const verdict = recordSays(facts, { kind: 'material', id });
  const [asked, fabrics] = [fabricName(id), fabricsOf(facts)];
  const list = joinWithAnd(fabrics);
  if (verdict === 'no') {
    return says(
      `No, ${name} is made of ${list}.`,
      `No: the listing of ${name} names ${list}, and no ${asked}.`,
    );
  }
  const whole = quoteAbout(question, /\b100 ?%/);
  if (verdict === 'unsaid' && whole !== null && !whole.toLowerCase().includes(asked)) {
    return says(`No, its listing gives ${whole}`, `Not by its listing, which gives ${whole}`);
  }
  if (verdict === 'unsaid') {
    return fabrics.length === 0
      ? unsaid(`whether ${name} is ${asked}`)
      : says(`Not by its listing: ${name} is given as ${list}, and ${asked} is not named.`);
  }
  const quote = quoteAbout(question, PERCENT);
  if (PURE.test(words) && quote === null) {
    const isAlone = fabrics.length === 1;
    return says(
      isAlone
        ? `The listing of ${name} names ${list} alone, but gives no percentages.`
        : `Not alone: the listing of ${name} names ${list}, without percentages.`,
    );
  }
  const share = quote === null ? null : shareOf(question, id);
  const isUnnamed = share === null && quote?.toLowerCase().includes(asked) === false;
  if (PURE.test(words) && (isUnnamed || (share !== null && share < ALL))) {
    return says(
      share !== null && share >= WHOLE
        ? `Not quite: ${share}% of ${name} is ${asked}. ${quote}`
        : `No, by its listing: ${quote}`,
      `Not all of it. The listing of ${name} gives ${quote}`,
    );
  }
  if (share !== null && share < WHOLE) {
    const part = share < MOST ? 'In part' : 'Mostly';
    return says(
      `${part}: ${share}% of ${name} is ${asked}. ${quote}`,
      `${part}, by its listing: ${quote}`,
    );
  }
  if (!facts.garment.materials.includes(id) && fabrics.length === 1 && !list.includes(asked)) {
    return says(
      `In a way: ${name} is ${list}, which counts among ${asked}s.`.replace(/ss\.$/, 's.'),
      `It is ${list}, a kind of ${asked}: that is ${name}.`,
    );
  }
  const does = fabricDoes(id)[0];
  const more = quote ?? (does === undefined ? null : `${capitalize(asked)} ${does}.`);
  return says(
    `Yes, ${name} is ${fabrics.length > 1 ? `made of ${list}` : asked}.${more === null ? '' : ` ${more}`}`,
    `Yes: the listing of ${name} names ${list}.`,
  );
}

const PART_LINED =
  /\b(?:pockets?|hood|sleeves?|collar|cuffs?|bodice) (?:is|are) lined\b|\b(?:half|part(?:ly|ially)?)[- ]lined\b/i;

export function tellLining(question: Question): Told {
  const { facts, name } = question;
  const quote = quoteAbout(question, /\b(?:un|fully[- ]|half[- ])?lin(?:ed|ing)\b/i);
  if (facts.denied.has('lined'))
    return says(`No, ${name} is unlined${quote === null ? '' : `: ${quote}`}.`.replace('”.', '”'));
  const part = quoteAbout(question, PART_LINED);
  if (part !== null) return says(`In part; the listing of ${name} says: ${part}`);
  if (quote !== null)
    return says(`Yes, the listing of ${name} says: ${quote}`, `Yes, by its listing: ${quote}`);
  return recordSays(facts, attribute('lined')) === 'yes'
    ? says(`Yes, ${name} is lined.`)
    : unsaid(`whether ${name} is lined`);
}

export function tellStretch(question: Question): Told {
  const { facts, name } = question;
  const quote = quoteAbout(
    question,
    /\bstretch|\belastane|\bspandex|\bgives?\b(?= (?:a little|with|where))/i,
    /\b(?:no|not|without) stretch/i,
  );
  const verdict = recordSays(facts, attribute('stretch'));
  if (quote !== null && verdict !== 'no') return says(`Yes, the listing of ${name} says: ${quote}`);
  if (verdict === 'yes') {
    return says(`Yes, ${name} has spandex in it, which stretches and springs back.`);
  }
  if (verdict === 'no') return says(`No, ${name} does not stretch, by its listing.`);
  // All of it is told, and nothing that gives is among it.
  const whole = quoteAbout(question, /\b100 ?%/)?.replace('.”', '”') ?? null;
  if (whole !== null) {
    return says(
      `No stretch is listed: ${name} is ${whole}, without elastane.`,
      `Not by its listing, which gives ${whole} and no elastane for ${name}.`,
    );
  }
  return unsaid(`whether ${name} stretches`);
}

/** "Does it have pockets?", "is it waterproof?": one attribute, with the sentence that tells it. */
function tellAttribute(question: Question, id: string): Told {
  const { facts, name } = question;
  const called = findAttribute(id)?.name ?? id.replaceAll('-', ' ');
  const phrase = attributePhrase(id);
  const verdict = recordSays(facts, attribute(id));
  const has = phrase === null ? `is ${called}` : `has ${phrase}`;
  const words = [called, ...(findAttribute(id)?.synonyms ?? [])].map((word) =>
    word.replaceAll(/[^\w ]/g, ''),
  );
  const quote = quoteAbout(question, new RegExp(`\\b(?:${words.join('|')})`, 'i'));
  if (verdict === 'yes') {
    return quote === null
      ? says(`Yes, ${name} ${has}.`, `Yes: ${name} ${has}, by its listing.`)
      : says(`Yes, ${name} ${has}: ${quote}`, `Yes, the listing of ${name} says: ${quote}`);
  }
  if (verdict === 'unsaid' && filedAs(question.item).has(id)) {
    return says(
      `Yes, the shop lists ${name} as ${called}.`,
      `Yes: the shop files ${name} under ${called}.`,
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
  if (facts.denied.has('sheer'))
    return says(
      `No${quote === null ? '' : `: ${quote}`} So ${name} is opaque.`.replace('No So', 'No, so'),
    );
  if (quote !== null) return says(`The listing of ${name} says: ${quote}`);
  const light = lightThrough(question.item);
  if (light === null) return unsaid(`whether ${name} is see-through`);
  const { standing, why } = light;
  const answer = { yes: 'It may be', partly: 'A little, perhaps', no: 'It should not be' }[
    standing
  ];
  return says(
    `${answer}: ${why}. More the listing of ${name} does not say.`,
    `${answer}, as ${why}.`,
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
      ? says(`Yes, ${name} has ${called === 'solid' ? 'no print' : `a ${called} pattern`}.`)
      : says(`No, ${name} is ${joinWithAnd(own).replace(/^solid$/, 'plain')}.`);
  }
  const { noun, isPair } = exactKind(question.item);
  const what = isPair ? `a pair of ${noun}` : `a ${noun}`;
  return says(`${verdict === 'yes' ? 'Yes' : 'No'}, ${name} is ${what}.`);
}
