import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { eventPhrase, eventTold, tellsDetails } from '../../dialogue/advice-topic.ts';
import { STAINS } from '../../knowledge/care/care-topics.ts';
import { cueWeight, cueWords } from '../../knowledge/topics/cues.ts';
import { type Message, readMessage } from '../../understanding/message.ts';

const OPENER =
  '(?:(?:and|but|or|ok|okay|so|oh|ah|hm+|also|then|right|cool|great|nice|thanks|thx|ty|lol|wait|fine|good|hey|btw|yeah|yes|no)[\\s,.!]+)*';
/** What goes on with a question: "and cashmere", "what about black ones", "even in summer". */
const GOES_ON = new RegExp(
  `^\\W*(?<opener>${OPENER})(?<about>(?:(?:what|how|wat|wot|wbt)(?:['’]?s| is)? (?:about|abt|bout|with)|as for|(?:is (?:it|that) )?(?:even|not even|also|still|only)|(?:and |but )?(?:what|how) if|same (?:for|with)|does that (?:go for|apply to|include)|is (?:it|that) the same (?:for|with)|(?:is|would|does) (?:it|that)(?: be)?(?: any| much)? (?:different|change)(?= (?:if|when|for|in|at|on)\\b))\\s+)?(?<core>.+)$`,
  'i',
);
/** "Sandals ok?", "is navy fine too?" */
const ALLOWED =
  /^(?:(?:are|is|r|would) )?(?<what>(?!(?:it|this|that|these|those|they|there)\b).+?) (?:(?:be|also) )?(?:is |are )?(?:ok|okay|allowed|alright|fine|acceptable|appropriate|better|too much|a no)(?: too| as well| there)*$/i;
const TAIL =
  /(?:[\s,]+(?:then|tho|though|instead|right|too|as well|pls|please|btw|lol|or no|or not|maybe|idk))+$/i;
/** "Ok thx." */
const ONLY_OPENS = new RegExp(`^\\W*${OPENER}$`, 'i');
const SENTENCE = /(?<=[?!.;])\s+|\n+/;

/** These look for something, point at what is shown, or say a whole sentence of their own. */
const SEEKS =
  /\b(?:show|find|give|get|see|need|want|looking|send|buy|cheaper|under|below|have you|do you|you have|got any|more like|another|others)\b|[$€£]|\d{2}/i;
const POINTS =
  /\b(?:it|its|it['’]s|this|that|these|those|them|they|first|second|third|fourth|last|here|shown)\b/i;
const SENTENCE_OF_ITS_OWN =
  /\b(?:is|are|was|were|does|do|did|can|could|will|would|should|has|have|had|im|i|we|you|u|wear|go|goes|match|matches|look|looks|wash|mean|means|whats|what|how|hows|why|who|where)\b/i;
/** Only tells more of what was asked: "its an indian wedding btw". */
const TELLS =
  /^\W*(?:(?:btw|oh|and|but|so|also)[\s,]+)*(?:its|it['’]s|it is|it will be|itll be|theres|there['’]s|im|i['’]m|i am|he['’]?s|she['’]?s|we['’]?re|for)\b/i;
const CONDITION = /^(?:if|when|once|after|before|while|without|unless)\b/i;
const PREPOSITION =
  /^(?:in|at|for|to|on|with|during|under|over|by|without)\b|^(?:indoors?|outdoors?|outside|inside)\b/i;
const WORDS_MAX = 7;

const MODIFIERS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);

/** "What socks?", "which bag": the kind that is asked for. */
const WHICH_KIND =
  /^(?:what|which|wat) (?!(?:colou?r|kind|type|sort|size|fabric|material|about|if)s?\b)(?=(?:[a-z-]+ ?){1,3}$)/i;

/** A thing that a question names: "a navy suit", by its places in the text. */
interface Thing {
  start: number;
  end: number;
  words: string;
  preposition: string;
  /** Where each modifier stands, by its kind. */
  modifiers: ReadonlyMap<string, { start: number; end: number }>;
  types: readonly string[];
}

/** The things that words name, each with what is said of it before its noun. */
function thingsIn({ words, text, readings, loose }: Message): Thing[] {
  const named = [...readings, ...loose]
    .filter(({ reading: { concepts } }) =>
      concepts.some(({ kind }) => kind === 'type' || MODIFIERS.has(kind)),
    )
    .toSorted((one, other) => one.from - other.from);
  const runs: (typeof named)[] = [];
  for (const one of named) {
    const last = runs.at(-1);
    const isOn =
      last?.at(-1)?.to === one.from &&
      !last.some(({ reading }) => reading.concepts[0]?.kind === 'type');
    if (isOn) last.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => {
    const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
    const isArticle = /^(?:an?|the|some|my)$/.test(words[from - 1]?.word ?? '');
    const first = isArticle ? from - 1 : from;
    const placeOf = (at: { from: number; to: number }) => ({
      start: words[at.from]?.start ?? 0,
      end: words[at.to - 1]?.end ?? 0,
    });
    const { start, end } = placeOf({ from: first, to });
    return {
      start,
      end,
      words: text.slice(start, end),
      preposition: words[first - 1]?.word ?? '',
      modifiers: new Map(
        run.flatMap((one) => {
          const kind = one.reading.concepts[0]?.kind ?? '';
          return MODIFIERS.has(kind) ? [[kind, placeOf(one)] as const] : [];
        }),
      ),
      types: run.flatMap(({ reading }) =>
        reading.concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
      ),
    };
  });
}

/** What a kind is worn as: shoes, a top, a bag. */
const roleOf = ([type = '']: readonly string[]): string => findType(type)?.role ?? '';
const isPlural = ({ words }: Thing): boolean => /s$/i.test(words);

const replaced = (text: string, { start, end }: { start: number; end: number }, by: string) =>
  `${text.slice(0, start)}${by}${text.slice(end)}`;

/** The thing of a question that another color, fabric or pattern is meant for: "black ones", "and a brown one". */
function thingMeant(core: string, things: readonly Thing[], kind: string): Thing | undefined {
  const preposition = PREPOSITION.exec(core)?.[0].toLowerCase() ?? '';
  const having = things.filter(({ modifiers }) => modifiers.has(kind));
  // "Suede ok?" is meant for the first thing where none has a fabric.
  const open =
    having.length > 0 ? having : things.filter(({ types }) => types.length > 0).slice(0, 1);
  const behind = open.filter((thing) => thing.preposition === preposition);
  if (preposition !== '' && behind.length > 0) return behind[0];
  if (/\bones\b/i.test(core)) return open.find(isPlural) ?? open[0];
  if (/\bone\b/i.test(core)) return open.findLast((thing) => !isPlural(thing)) ?? open.at(-1);
  return open.at(-1);
}

/** The question with another color, fabric or pattern; null where nothing in it has one. */
function withOtherLook(question: string, core: string, said: Thing): string | null {
  const things = thingsIn(readMessage(understandQuery(question)));
  const [kind = ''] = [...said.modifiers.keys()];
  const meant = thingMeant(core, things, kind);
  if (meant === undefined) return null;
  const place = meant.modifiers.get(kind);
  const look = said.words.replace(/^(?:an?|the|some) /i, '');
  if (place !== undefined) return replaced(question, place, look);
  const bare = meant.words.replace(/^(?:an?|the|some|my) /i, '');
  return replaced(question, { start: meant.end - bare.length, end: meant.end }, `${look} ${bare}`);
}

/** What a message goes on with, without the words around it. */
interface Core {
  core: string;
  /** Whether it is asked whether that is right: "sandals ok?" */
  isAllowed: boolean;
  /** Whether it is a condition: "if it rains". */
  isOpen: boolean;
  /** Whether it asks for a kind: "what socks". */
  isWhich: boolean;
}

/** The question asked of another kind of piece, or of what to wear with the thing that it is about. */
function ofOtherKind(
  question: string,
  { core, isWhich }: Pick<Core, 'core' | 'isWhich'>,
  said: Thing,
): string | null {
  const message = readMessage(understandQuery(question));
  const things = thingsIn(message).filter(({ types }) => types.length > 0);
  const same = things.find(({ types }) => roleOf(types) === roleOf(said.types));
  if (same !== undefined) return replaced(question, same, core);
  const [first] = thingsIn(message);
  const isWhole = said.modifiers.size > 0 || /^(?:an?|the|my) /i.test(said.words);
  if (isWhole && first !== undefined) return replaced(question, first, core);
  const event = eventPhrase(eventTold(question));
  if (event !== '') return `what ${core} for ${event}`;
  const beside = things.find(({ preposition }) => preposition === 'with');
  if (beside !== undefined) return `what ${core} with ${beside.words}`;
  // "How do I wash a wool sweater", "and jeans?"
  const [only, ...others] = things;
  if (isWhich && only !== undefined) return `what ${core} with ${only.words}`;
  return only !== undefined && others.length === 0 ? replaced(question, only, core) : null;
}

const isStain = (words: string): boolean =>
  STAINS.some(({ cues }) => cueWeight(cueWords(words), cues) > 0);

/** The question of how to get a stain out, asked of another one: "and coffee?" */
function stainInstead(question: string, core: string): string | null {
  if (!isStain(question) || !isStain(core)) return null;
  const of = thingsIn(readMessage(understandQuery(question))).at(-1);
  return `how do i get ${core} out of ${of?.words ?? 'clothes'}?`;
}

const EVENT_TOLD =
  /\b(?:an?|the|my [\w'’]+) (?<told>(?:[\w-]+ ){0,2}?(?<event>wedding|funeral|party|interview|christening|baptism|dinner|gala|prom|graduation|shower))\b/i;

/** The question with what is told of its event beside: "its an indian wedding btw". */
function withEventTold(question: string, told: readonly string[]): string {
  for (const one of told) {
    const { told: phrase = '', event = '' } = EVENT_TOLD.exec(one)?.groups ?? {};
    const named = new RegExp(`(?:\\b(?:an?|the) )?(?:[\\w-]+ )?\\b${event}\\b`, 'i').exec(question);
    if (phrase === '' || named === null) continue;
    const kept = /^(?:an?|the) /i.test(named[0])
      ? named[0].replace(/^(?:an?|the) (?:[\w-]+ )?/i, '')
      : '';
    if (kept.toLowerCase() !== event.toLowerCase()) continue;
    const article = /^[aeiou]/i.test(phrase) ? 'an' : 'a';
    return replaced(
      question,
      { start: named.index, end: named.index + named[0].length },
      `${article} ${phrase}`,
    );
  }
  const details = told.filter((one) => tellsDetails(eventTold(one)));
  return details.length === 0
    ? question
    : `${question.replace(/[?.! ]+$/, '')}, ${details.join(', ')}`;
}

/** What a message goes on with in the place of a part of the question before it; null where it is a message of its own. */
function coreOf(first: string): Core | null {
  const { opener = '', about = '', core: said = '' } = GOES_ON.exec(first)?.groups ?? {};
  const isAsked =
    about !== '' ||
    WHICH_KIND.test(said) ||
    /\b(?:and|but|or|also)\b/i.test(opener) ||
    /\?\s*$/.test(first);
  const bare = said.replace(/[\s?!.,]+$/, '');
  const isIf = /\bif\s*$/i.test(about);
  const plain = bare.replace(TAIL, '');
  const allowed = ALLOWED.exec(plain)?.groups?.what;
  const core = (allowed ?? plain).replace(WHICH_KIND, '');
  const isCondition = isIf || CONDITION.test(core);
  if (core === '' || !isAsked || SEEKS.test(core)) return null;
  if (core.split(/\s+/).length > WORDS_MAX) return null;
  if (!isCondition && (POINTS.test(core) || SENTENCE_OF_ITS_OWN.test(core))) return null;
  return {
    core: isIf ? `if ${core}` : core,
    isAllowed: allowed !== undefined,
    isOpen: isCondition,
    isWhich: WHICH_KIND.test(allowed ?? plain),
  };
}

/**
 * The whole question that a message asks by what differs from the one before it: after "how do I wash a wool
 * sweater" "and cashmere?" asks how to wash a cashmere sweater, after "can I wear black to a wedding" "and white?
 * it's an Indian wedding" whether white is right there. Null where it is a message of its own.
 *
 * @param question The question that was answered last, in whole.
 */
export function completeQuestion(words: string, question: string): string | null {
  const sentences = words.split(SENTENCE).filter((one) => /\w/.test(one));
  const [whole = '', ...told] = sentences.filter((one) => !ONLY_OPENS.test(one));
  if (!told.every((one) => TELLS.test(one))) return null;
  // "And sandals, are they ok?" names them first.
  const parts = whole.split(/,\s*/);
  const first = parts.length > 1 && coreOf(parts[0] ?? '') !== null ? (parts.at(-1) ?? '') : whole;
  const read = coreOf(first) ?? coreOf(whole);
  if (read === null) return null;
  const { core, isAllowed, isOpen } = read;
  const plain = question.replace(/[\s?!.]+$/, '');
  const withTold = (one: string): string => withEventTold(one, told);
  const [said] = isOpen ? [] : thingsIn(readMessage(understandQuery(core)));
  const ofStain = stainInstead(plain, core);
  if (ofStain !== null) return ofStain;
  if (said === undefined) {
    const isDetail =
      isOpen ||
      PREPOSITION.test(core) ||
      tellsDetails(eventTold(core)) ||
      eventTold(core).event !== null;
    if (!isDetail) return null;
    const other = EVENT_TOLD.exec(core)?.groups?.event;
    return other !== undefined && eventTold(plain).event !== null
      ? withOtherEvent(plain, core)
      : withTold(`${plain} ${core}?`);
  }
  const event = eventPhrase(eventTold(plain));
  if (isAllowed && event !== '' && said.types.length > 0)
    return withTold(`can i wear ${core} to ${event}?`);
  const next =
    said.types.length > 0 ? ofOtherKind(plain, read, said) : withOtherLook(plain, core, said);
  return next === null ? null : `${withTold(next)}?`;
}

/** The question asked of another event: "and to a funeral?" */
function withOtherEvent(question: string, core: string): string {
  const { event } = eventTold(question);
  const place = new RegExp(
    `\\b(?:to|for|at)? ?(?:an?|the|my [\\w'’]+) (?:[\\w-]+ ){0,2}?${event}\\b`,
    'i',
  );
  const said = PREPOSITION.test(core) ? core : `to ${core}`;
  const other = question.replace(place, said);
  return other === question ? `${question} ${said}?` : `${other}?`;
}
