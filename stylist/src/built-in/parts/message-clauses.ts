import { asksVerdict } from '../../choosing/comparing/recommend-among.ts';
import { needsAsked } from '../../choosing/needs/judge-by-needs.ts';
import { asksToJudge } from '../../choosing/verdicts/judge-each.ts';
import { asksToPick } from '../../intents/asks-for-pick.ts';

/** Where a sentence ends; the point of "$49.50" ends none. */
const SENTENCE = /(?<=[?!…]|[^\d\s.]\.|\d\.)\s+|\n+/;
/** What may join two clauses that each could stand alone. */
const JOINT =
  /(?:\s*[,;:]\s*|\s+[–-]+\s+)(?:(?:and|but|or|so|also|plus|then|n|&)\s+)?|\s+(?:and|but|plus|also|so|n|&)\s+(?:(?:also|then|so)\s+)?/gi;

const AUXILIARY =
  "(?:is|are|was|were|does|do|did|can|could|will|would|should|has|have|may|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t)";
const SUBJECT =
  '(?:it|they|this|that|these|those|he|she|you|u|i|we|there|any|anything|something|the|its|their|my|your|his|her|size|shipping|delivery|returns?)';
const QUESTION_WORD =
  "(?:what|which|how|who|where|when|why|whats|hows|wheres|whos|what['’]s|how['’]s)";

/** A question has its verb before what it asks of, or a question word before that. */
const QUESTION = new RegExp(
  `^(?:${AUXILIARY} ${SUBJECT}\\b|(?:what|which|how|who)\\b|${QUESTION_WORD} ${AUXILIARY}\\b|(?:whats|hows|wheres|what['’]s|how['’]s)\\b)`,
  'i',
);
/** These only go on with what stands before: "when it rains", "which is nice", "that is why". */
const GOES_ON =
  /^(?:which (?:is|was|are|were|i|it|he|she|we|makes?|means?)\b(?!.*\?)|what (?:i|we|you|it)\b|how (?:ever|come)\b$)/i;
const SPEAKER = "(?:i|we|im|ill|id|ive|i['’](?:m|ll|d|ve)|we['’](?:re|ll|d|ve))";
/** Somebody who does something, or is told to do something. */
const STATEMENT = new RegExp(
  `^(?:${SPEAKER}\\b(?! (?:mean|guess|think|suppose|know)\\b)|(?:please |pls |just |also |only )*(?:show|find|get|give|add|swap|change|replace|remove|drop|make|put|take|keep|tell|need|want|go|let|send|compare)\\b|(?:now|next|then) (?:an?|some|for|with)\\b)`,
  'i',
);
/** "Less boring, is it possible?" asks nothing of a piece. */
const TAG =
  /^(?:is|would|will) (?:it|that|this) (?:be )?(?:possible|doable|ok(?:ay)?|alright)\W*$/i;
/** A condition of what was asked before it. */
export const CONDITION = /^\W*if (?<when>not|no|so|yes)\b[ ,]*(?:then )?/i;
/** Two questions of the same piece: "does it have pockets or is it lined". */
const OF_IT = new RegExp(
  `^\\W*(?:(?:and|but|so|ok|okay|oh)[ ,]+)*${AUXILIARY} (?:it|they|the)\\b`,
  'i',
);
const OR = new RegExp(`\\s+or\\s+(?=${AUXILIARY} (?:it|they)\\b)`, 'i');
/** "What about the white one, is it lined?" asks one thing. */
const TOPIC = /^\W*(?:(?:and|ok|so|but) )*(?:(?:what|how) about|as for|about) [^,?]+$/i;

const OFFERS_TWO = /\b(?:or|vs|versus)\b[^?]*\?$/i;
/** "Merino or synthetic? Which is better for hiking": both sentences ask one thing. */
const WHICH_OF_TWO =
  /^\W*(?:(?:and|so|like)[ ,]+)*(?:which(?: one| of (?:them|those|these|the two))?|what)(?:['’]?s| is| are| wo?uld| will| won['’]?t| do| does| do(?:es)?n['’]?t| can(?:['’]?t)?| for| lasts?| works?| holds?)\b(?!.*\b(?:first|second|third)\b)/i;

/** "Compare the first two", "the first vs the second", "between the loafers and those boots". */
const HOLDS_SEVERAL =
  /\b(?:compare|versus|vs\.?|between)\b|\bdifferences?\b|\b(?:first|second|third|last|one) or (?:the )?(?:first|second|third|last|other)\b/i;
/** "Decide for me", "just pick one": the choice that a question asks for, once more. */
const DECIDES =
  /^\W*(?:(?:and|so|ok|pls|please|just|you|u|can you|could you|now) )*(?:pick|choose|decide)(?: one| it| between them)?(?: for me)?(?: pls| please| now)*\W*$/i;
const FOR_WHAT = /\b(?:which|what|who)\b.*\bfor\b/i;

/** "My shoes sink in grass", behind the question which to take: what it is for. */
const TELLS_USE =
  /^\W*(?:(?:because|cause|since|as|but|and) )?(?:my|i|we|it|its|it['’]?s|there)\b/i;

/** Whether a clause only says by what to choose among those that the clause before it holds side by side. */
const decidesOn = (clause: string, before: string): boolean =>
  (HOLDS_SEVERAL.test(before) &&
    WHICH_OF_TWO.test(clause) &&
    (asksVerdict(clause) || asksToJudge(clause) || FOR_WHAT.test(clause))) ||
  (asksToPick(before) && TELLS_USE.test(clause) && needsAsked(clause).length > 0) ||
  (DECIDES.test(clause) && (HOLDS_SEVERAL.test(before) || /\bwhich\b/i.test(before)));

/** The clauses, those that belong to one comparison together. */
function withChoices(clauses: readonly string[]): string[] {
  const all: string[] = [];
  for (const clause of clauses) {
    const before = all.at(-1);
    if (before === undefined || !decidesOn(clause, before)) all.push(clause);
    else all[all.length - 1] = `${before.replace(/[,.;\s]+$/, '')}, ${clause}`;
  }
  return all;
}

const standsAlone = (clause: string, joint: string): boolean =>
  CONDITION.test(clause) ||
  (!TAG.test(clause) &&
    (QUESTION.test(clause) || STATEMENT.test(clause)) &&
    (/\w/.test(joint) || !GOES_ON.test(clause)));

const VERB = /\b(?:is|are|looks?|seems?|sounds?|feels?|works?|do)\b/i;
const ASKS = new RegExp(`^\\W*(?:${AUXILIARY}|${QUESTION_WORD})\\b`, 'i');
/** "It looks good, machine washable?": a word or two at the end that ask by their tone. */
const ASKED_SHORTLY = /^(?!or\b|and\b|right\b|yes\b|no\b|please\b)(?:[\w-]+ ){0,3}[\w-]+ ?\?+$/i;

const asksShortly = (clause: string, before: string): boolean =>
  ASKED_SHORTLY.test(clause) && !VERB.test(clause) && VERB.test(before) && !ASKS.test(before);

/** "Do they have the shirt in S and the flats in 38" asks one thing of each. */
const OF_EACH =
  /^(?<asks>.*?\b(?:have|has|got|is|are|do|does) )(?<one>the [\w -]+? in (?:an? |size )*[\w.]+),? and (?<other>the [\w -]+? in (?:an? |size )*[\w.]+\W*)$/i;

/** "Does it have a laptop sleeve, a bottle pocket and a chest strap": one thing after the other. */
const HAS_EACH =
  /^(?<asks>\W*(?:\w+ )*?(?:is|are|does|do|has|have)\b[^,]*?\b(?:have|has|got|with|come with) )(?<things>an? [^,]+(?:, an? [^,]+)*,? (?:and|or) an? .+)$/i;

function ofEach(clause: string): string[] {
  const { asks, one, other } = OF_EACH.exec(clause)?.groups ?? {};
  if (asks !== undefined) return [`${asks}${one}`, `${asks}${other}`];
  const { asks: has, things = '' } = HAS_EACH.exec(clause)?.groups ?? {};
  return has === undefined
    ? [clause]
    : things.split(/,? (?:and|or) (?=an? )|, (?=an? )/i).map((thing) => `${has}${thing}`);
}

/** The clauses of a sentence that could each be a sentence. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of sentence.matchAll(JOINT)) {
    const to = index + joint.length;
    const before = sentence.slice(from, index);
    const after = sentence.slice(to);
    const isApart = standsAlone(after, joint) || asksShortly(after, before);
    if (!isApart || TOPIC.test(before) || before.trim() === '') continue;
    clauses.push(before);
    from = to;
  }
  clauses.push(sentence.slice(from));
  return clauses
    .flatMap((clause) => (OF_IT.test(clause) ? clause.split(OR) : [clause]))
    .flatMap(ofEach);
}

/** "Merino or synthetic? Which is better for hiking" asks one thing. */
export const isOneChoice = (before: string, next: string): boolean =>
  OFFERS_TWO.test(before) && WHICH_OF_TWO.test(next);

/** The clauses of a message that could each stand alone, in their order. */
export function splitMessage(words: string): string[] {
  const sentences: string[] = [];
  for (const sentence of words.split(SENTENCE)) {
    const last = sentences.at(-1);
    if (last !== undefined && isOneChoice(last, sentence))
      sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  const clauses = sentences
    .flatMap(clausesOf)
    .map((clause) => clause.trim())
    .filter((clause) => /\w/.test(clause));
  return withChoices(clauses);
}
