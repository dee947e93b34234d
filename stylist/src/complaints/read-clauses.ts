import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Clause } from '../understanding/stances/split-clauses.ts';
import type { Fault } from './fault.ts';
import { type Named, namedIn, type ReadFault, readPredicate, readUnfit } from './read-predicate.ts';

/** A fault that a message finds, and with what of all that is shown. */
export interface Found extends ReadFault {
  /** As it was said: "the second", "half of these"; empty where all of it is meant. */
  subject: string;
}

/** A message as a complaint. */
export interface Statement {
  found: readonly Found[];
  /** What was asked for instead: "I asked for buttons", "beige, not white". */
  asked: readonly Named[];
  /** Everything else that is said. */
  rest: string;
}

const ALL =
  'these|those|they|them|it|this|that|all of (?:these|those|them|it)|all (?:these|those)|everything(?: here)?|every(?: single)? one(?: of (?:these|those|them))?|the (?:whole )?lot|(?:all )?the (?:rest|others|other ones)|both(?: of (?:these|those|them))?|(?:these|those) (?:all|two|three)|most of (?:these|those|them|it)|half(?: of)? (?:these|those|them|it)|some of (?:these|those|them)|a (?:few|couple|lot) of (?:these|those|them)|many of (?:these|those|them)|(?:one|two|three) of (?:these|those|them)';
const ONE =
  "(?:1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|last)(?: (?:one|pair|piece|two|three))?|(?:the|that|this|these|those|your|ur|both) (?!same\\b)[a-z0-9][\\w'’-]*(?: (?!is\\b|are\\b|was\\b|looks?\\b|has\\b|have\\b)[\\w'’-]+){0,4}?|(?:number|no\\.?|#) ?(?:\\d|one|two|three|four|five|six)";
const SUBJECT = `(?<subject>${ALL}|${ONE})`;
const BESIDE =
  '(?: (?:all|both|each|just|still|also|really|literally|actually|honestly|again|always|only|kinda))*';
const BE = '(?:is|are|was|were|looks?|seems?|feels?|runs?|comes? (?:out|up|across as))';
const STATES = new RegExp(`^${SUBJECT}${BESIDE} ${BE}(?<said>${BESIDE} .+)$`, 'i');
const HAS_NOT = new RegExp(
  `^${SUBJECT}${BESIDE} (?:(?:have|has|had|got|has got|have got|comes? with|with) (?:no|none|zero|not a single|not any)|(?:do(?:es)? not|did not)(?: even| actually| really| all)* (?:have|come with|come in)(?: an?| any)?)(?: (?<said>[\\w'’ -]+))?$`,
  'i',
);
const HAS = new RegExp(
  `^${SUBJECT}${BESIDE} (?:have|has|had|got|has got|have got|comes? with) (?:an? |the |all |some |these |those )?(?<said>[\\w'’ -]+)$`,
  'i',
);
const NONE_IS = new RegExp(
  `^(?:none|not one|not a single one|neither|no one|not any|nothing(?: here)?)(?: of (?:these|those|them|it|the [\\w ]+?))? (?:${BE}|have|has|had|come with|comes with)(?: an?| any| even| actually| really| made of| in)* (?<said>[\\w'’ -]+)$`,
  'i',
);
const NONE_OF =
  /^(?:please )?(?:none|no more|enough|not|less) of (?:the|that|this|those|these|your|ur) (?!(?:is|are|have|has|had|looks?|comes?|were|was)\b)(?<said>[\w'’ -]+?)$/i;
const WHY_HERE =
  /^(?:(?:(?:why|how come|what is with|whats with|and|wait) )?(?:(?:is|are) there|there (?:is|are)|am i (?:seeing|getting|looking at)|i (?:am|keep) (?:seeing|getting)|do i (?:see|get)|i see|(?:did|do|are|have) (?:you|u) (?:show(?:n|ing)?|give|given|giving|includ(?:e|ed|ing)|put|send|suggest(?:ed|ing)?)(?: me)?)|(?:why|how come|what is with|whats with)(?: is| are)?) (?:(?:an?|all|the|some|so many|still|also) )*(?<said>[\w'’-]+(?: [\w'’-]+)?)(?: (?:in|on|among|amongst|between|mixed in with) (?:here|there|this|these|those|them|my|the)(?: [\w ]+)?| here)$/i;
const WHY_SHOWN =
  /^(?:why|how come) (?:(?:is|are) there|am i (?:seeing|getting|looking at)|do i (?:keep )?(?:see|get|seeing|getting)|(?:did|do|are|have) (?:you|u) (?:keep )?(?:show(?:n|ing)?|give|given|giving|send(?:ing)?|suggest(?:ed|ing)?)(?: me)?) (?:(?:an?|all|the|some|so many|still|only) )*(?<said>[\w'’-]+(?: [\w'’-]+)?)$/i;
const WHY_ARE =
  /^(?:why|how come) (?:are|is) (?<subject>these|those|they|all of (?:these|those|them)|half of (?:these|those|them)|most of (?:these|those|them)|some of (?:these|those|them)|everything|(?:the|that|this) [\w-]+(?: one)?) (?<said>.+)$/i;
const SEEN =
  /^(?:(?:but|and) )?(?:(?:you|u)(?: have)? (?:(?:already|just|literally) )*(?:showed|shown|gave|given|sent|suggested|keep (?:on )?(?:showing|giving|sending|suggesting))(?: me)? (?:(?:this|that|these|those|them|it|all of (?:these|them)|the same)(?: (?:[a-z]+ )?(?:ones?|pieces?|things?|stuff|[a-z]+))?)(?: (?:already|before|earlier|last time|just now|again|twice))*|(?:i have )?(?:i )?(?:(?:already|just) )*(?:seen|saw) (?:these|those|this|that|them|it|all of (?:these|those|them)|all these)(?: (?:ones?|already|before|all))*|(?:these|those|them|this|that|it|the same (?:ones?|things?|stuff)) (?:again|as before))$/i;
/** "You gave me the same pants again" is said of the pants. */
const SEEN_KIND =
  /\b(?:the same|these|those|this|that) (?!(?:already|before|earlier|last|just|again|twice|ones?|pieces?|things?|stuff|as)\b)([a-z]+)/i;
/** "These crease like mad", "the second itches". */
const TROUBLES = new RegExp(
  `^${SUBJECT}${BESIDE} (?:will |would |are |is |must )*(?<verb>creas|wrinkl|itch|scratch|pill)(?:es?|s|ing|y|ed)?(?: (?:like (?:mad|crazy|hell)|so much|a lot|too much|me|my skin|too easily|easily|up|badly|already))*$`,
  'i',
);
/** What goes on over the head does not open in front. */
const OVER_HEAD = new RegExp(
  `^${SUBJECT}${BESIDE} (?:(?:goes?|pulls?|slips?)(?: on)? over (?:the|my|your|her|his) head|(?:do|does) not open(?: up)?(?: (?:at|in|down) (?:the )?front| all the way)?)$`,
  'i',
);
/** "Still looks cheap", "the second feels flimsy": how it strikes the eye, and no matter of its price. */
const LOOKS = new RegExp(
  `^(?:still |just |all )*(?:${SUBJECT}${BESIDE} )?(?:looks?|seems?|feels?)(?<said> .+)$`,
  'i',
);
const BARE =
  /^(?:(?:all|just|still|and|but) )*(?:(?:way|far|much|miles|a bit|a little) )*too [a-z0-9 -]+$/i;
const ASKED =
  /^(?:but |and )?(?:i|we|she|he) (?:(?:clearly|specifically|did|already|literally|just) )*(?:said|asked(?: you)? for|ask(?:ed)? for|told you|specified|wanted|was asking for|requested|need(?:ed)?|want)(?: (?:i wanted|i want|an?|the|some|something|them|it))* (?:with |in |made of )?(?<said>[\w'’ -]+)$/i;
const NOT_THAT =
  /^(?:and |but )?not (?:(?:really|even|an?|in|the) )*(?<said>[\w'’-]+(?: [\w'’-]+)?)$/i;

const LEAD =
  /^\W*(?:(?:bro|dude|girl|babe|man|mate|honestly|ugh+|omg|wtf|um+|uh+|er+|erm|hmm*|ok|okay|well|so|no|nah|nope|but|and|oh|hey|hi|sorry|wait|look|excuse me|seriously|actually|also|lol|lmao|haha|yikes|ew+|wow|i (?:think|feel like|find|guess|mean)|the (?:problem|thing|issue) is|tbh|unfortunately|sadly|again|come on|really)[\s,.!:;…-]+)*/i;

/** "Do they?" behind a statement asks nothing of its own. */
const TAG =
  /^(?:(?:did|do|does|is|are|was|were|has|have|did not|do not|does not|is not|are not|have not) (?:i|you|they|it|we|these|those)(?: not)?|right|huh|yes|no|please|thanks|mate|lol)$/i;
/** Praise beside a fault asks for nothing. */
const PRAISE =
  /^(?:(?:these|those|they|it|this|that|all|i|the (?:first|second|third|last)(?: one)?|is|are|look|looks|really|quite|do|very|so|all|not) )*(?:nice|lovely|good|great|pretty|cute|cool|fine|ok|okay|beautiful|gorgeous|bad|like (?:it|them|these|those)|love (?:it|them|these|those))(?: (?:enough|and all|in general))?$/i;

/** What is left open is put in its place: "they’re", "aren’t", "thats". */
const spelledOut = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/\b(they|these|those|you|we)(?:'re|re\b(?<!\bthere)(?<!\bwere))/gi, '$1 are')
    .replace(/\b(that|it|this|there|what|why|how|everything|she|he)'s\b/gi, '$1 is')
    .replace(/\bthats\b/gi, 'that is')
    .replace(/\btheres\b/gi, 'there is')
    .replace(/\b(?:y|why) (?:r|are) (?:u|you)\b/gi, 'why are you')
    .replace(/^its\b/i, 'it is')
    .replace(/\b(first|second|third|fourth|fifth|last)(?: one)?'s\b(?= [a-z])/gi, '$1 one is')
    .replace(/\b(first|second|third|fourth|fifth|last) ones (?=an? )/gi, '$1 one is ')
    .replace(/\b(i|you)'ve\b|\b(i)ve\b/gi, '$1$2 have')
    .replace(/\b(is|are|do|does|was|were|did|has|have)n'?t\b/gi, '$1 not')
    .replace(/\bain'?t\b/gi, 'are not')
    .replace(/\bare r\b|\bthese r\b/gi, 'these are');

/** What stands in the place of "none" and "one": what was asked for. */
const OPEN = /^(?:any|one|ones|it|them|that|some)?$/i;

interface Read {
  text: string;
  asked: readonly Named[];
}

const lacking = (subject: string, said: string, asked: readonly Named[]): Found[] => {
  const named = OPEN.test(said.trim()) ? asked : [namedIn(said)].flatMap((one) => one ?? []);
  return named.map((one) => ({ subject, isPlain: true, fault: { kind: 'lacks', ...one } }));
};

const having = (subject: string, said: string, isPlain: boolean): Found[] => {
  const named = namedIn(said);
  return named === null ? [] : [{ subject, isPlain, fault: { kind: 'has', ...named } }];
};

const GERUNDS: Readonly<Record<string, string>> = {
  creas: 'creasing',
  wrinkl: 'creasing',
  itch: 'itchy',
  scratch: 'itchy',
  pill: 'pilling',
};

/** What is in a cloth that does it. */
function troubling(subject: string, verb: string): Found[] {
  const words = GERUNDS[verb.toLowerCase()] ?? '';
  const [concept, ...also] = understandQuery(`no ${words}`).readings.flatMap((one) =>
    one.role === 'negated' ? one.concepts : [],
  );
  const fault: Fault[] = concept === undefined ? [] : [{ kind: 'has', words, concept, also }];
  return fault.map((one) => ({ subject, isPlain: true, fault: one }));
}

const PART = /^(?:half|some|most|a few|a couple|a lot|many|one of|two of|three of)\b/i;

function stated(subject: string, said: string): Found[] {
  const part = PART_OF.exec(subject)?.groups;
  if (part !== undefined) return ofPart(part, said);
  const read = readPredicate(said);
  return read === null ? [] : [{ ...read, isPlain: read.isPlain || PART.test(subject), subject }];
}

/** "The straps", "the sleeves of the second": what is said of a part. */
const PART_OF =
  /^(?:the|those|these|your) (?<part>straps?|sleeves?|necks?|necklines?|collars?|waist|waistband|legs|hem|hems|soles?|pockets?|buttons|zip|zipper|lapels?|cuffs?|shoulders?|toes?|hood|prints?|pattern|colou?rs?|fabric|material)(?: (?:of|on|in) (?<of>.+))?$/i;

/** "The strap is too short on the first one." */
const OF_WHICH = /\b(?:on|of|in) (?<which>(?:the|that|this) [\w -]+)$/i;

function ofPart({ part = '', of = '' }: Record<string, string | undefined>, said: string): Found[] {
  const word = /(?:too|so|way) (?<word>[a-z]+)\b/i.exec(said)?.groups?.word;
  if (word === undefined) return [];
  const wish = `less ${word} ${part}`;
  const [better] = understandQuery(wish).comparisons;
  const words = `${part} too ${word}`;
  const fault: Fault =
    better === undefined ? { kind: 'disliked', words } : { kind: 'degree', words, better, wish };
  const which = OF_WHICH.exec(said)?.groups?.which ?? '';
  return [{ subject: of === '' ? which : of, isPlain: true, fault }];
}

/** What a clause finds wrong. */
function foundIn({ text, asked }: Read): Found[] {
  const seen = SEEN_KIND.exec(SEEN.exec(text)?.[0] ?? '')?.[1];
  const one = /\b(?:this|that) (?:one|pair)\b/i.exec(text)?.[0];
  if (SEEN.test(text))
    return [
      {
        subject: one ?? (seen === undefined ? '' : `the ${seen}`),
        isPlain: true,
        fault: { kind: 'repeated', words: text },
      },
    ];
  const of = NONE_OF.exec(text)?.groups?.said;
  if (of !== undefined) return having('', of, true);
  const none = NONE_IS.exec(text)?.groups?.said;
  if (none !== undefined) {
    const degree = readPredicate(`not ${none}`);
    const isOfDegree = degree !== null && degree.fault.kind === 'degree';
    return isOfDegree ? [{ ...degree, subject: '' }] : lacking('', none, asked);
  }
  const why = WHY_ARE.exec(text)?.groups;
  if (why !== undefined) {
    return stated(why.subject ?? '', why.said ?? '').map((one) => ({ ...one, isPlain: true }));
  }
  const hasNot = HAS_NOT.exec(text)?.groups;
  if (hasNot !== undefined) return lacking(hasNot.subject ?? '', hasNot.said ?? '', asked);
  const here = (WHY_HERE.exec(text) ?? WHY_SHOWN.exec(text))?.groups?.said;
  if (here !== undefined && here !== 'same') return having('', here, true);
  const is = STATES.exec(text)?.groups;
  const looks = LOOKS.exec(text)?.groups;
  const unfit = looks === undefined ? null : readUnfit(looks.said ?? '', true);
  if (unfit !== null) return [{ ...unfit, subject: looks?.subject ?? 'it' }];
  if (looks !== undefined && looks.subject === undefined) {
    return stated('it', looks.said ?? '').filter(({ fault }) => fault.kind === 'age');
  }
  if (is !== undefined) return stated(is.subject ?? '', is.said ?? '');
  const over = OVER_HEAD.exec(text)?.groups?.subject;
  if (over !== undefined) return lacking(over, 'button front', asked);
  const trouble = TROUBLES.exec(text)?.groups;
  if (trouble !== undefined) return troubling(trouble.subject ?? '', trouble.verb ?? '');
  const has = HAS.exec(text)?.groups;
  if (has !== undefined) return having(has.subject ?? '', has.said ?? '', false);
  return BARE.test(text) ? stated('', text) : [];
}

/** "Buttons!! She can't do buttons" names once more what is wrong, and wants none. */
function isSaidAgain(text: string, found: readonly Found[]): boolean {
  const ids = understandQuery(text).concepts.map(({ id }) => id);
  return found.some(({ fault }) => fault.kind === 'has' && ids.includes(fault.concept.id));
}

/** "A bow??" cries out over what nobody asked for. */
const CRY = /^(?:an? |the )?(?<said>[a-z][\w'-]*(?: [a-z][\w'-]*)?)$/i;
const CRIES = /[!?]{2,}/;

/** A question asks, unless it is asked why. */
const isQuestion = (text: string, end: string): boolean =>
  end.includes('?') &&
  !/\?.*[?!]|!.*\?/.test(end) &&
  !/^(?:why|how come|what is with|whats with)\b/i.test(text);

/** Reads clause by clause what is stated of what is shown. */
export function readClauses(clauses: readonly Clause[]): Statement {
  const spelled = clauses.map(({ text, end }) => ({
    text: spelledOut(text.replace(LEAD, '').trim()),
    end,
    whole: text,
  }));
  const asked = spelled.flatMap(({ text }) => {
    const said = ASKED.exec(text)?.groups?.said;
    const named = said === undefined ? null : namedIn(said);
    return named === null ||
      (/\b(?:need|want)\b/i.test(text) && !/\b(?:said|asked|told)\b/i.test(text))
      ? []
      : [named];
  });
  const found: Found[] = [];
  const wanted: Named[] = [...asked];
  const rest: string[] = [];
  for (const { text, end, whole } of spelled) {
    if (text === '') continue;
    const other = found.length > 0 ? namedIn(NOT_THAT.exec(text)?.groups?.said ?? '') : null;
    const cried = CRIES.test(end) ? (CRY.exec(text)?.groups?.said ?? '') : '';
    const here =
      cried !== ''
        ? having('', cried, true)
        : isQuestion(text, end)
          ? []
          : foundIn({ text, asked });
    const said = ASKED.exec(text)?.groups?.said;
    if (other !== null) wanted.push(other);
    else if (here.length > 0) found.push(...here);
    else if (PRAISE.test(text) || TAG.test(text) || isSaidAgain(text, found)) continue;
    else if (said === undefined || !asked.some(({ words }) => said.toLowerCase().includes(words)))
      rest.push(`${whole.trim()}${end.includes('?') ? '?' : ''}`);
  }
  return { found, asked: wanted, rest: rest.join(', ') };
}
