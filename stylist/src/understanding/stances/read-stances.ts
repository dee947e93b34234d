import { typeRole } from '@modiste/lexicon/garment-types';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Note } from '../../unmet/read-covered.ts';
import { type Stance, type Standing, stanceOf } from './clause-stance.ts';
import { bareName, refusalOf, sharesValue, typesIn } from './named-value.ts';
import { rewordCovered } from './reword-covered.ts';
import { type Clause, splitClauses } from './split-clauses.ts';

/** A message in plain wishes and refusals, and what to say of how it was taken. */
export interface Stances {
  words: string;
  notes: readonly Note[];
}

interface Before {
  request: StyleRequest | null;
  earlier?: readonly StyleRequest[];
  isShown: boolean;
}

const REFUSED = (named: string): Note => {
  const what = named.replaceAll(/ and /gi, ' or ');
  return [
    `No ${what}, then.`,
    `Understood, no ${what}.`,
    `Got it: no more ${what}.`,
    `I’ll leave out ${what}.`,
  ];
};
const OWNED = (what: string): Note => [
  `You have ${what}, so I’ll leave those out.`,
  `Then ${what} can stay off the list.`,
  `Good, that’s ${what} taken care of.`,
];
const COMMENTED: Note = [
  'Fair enough, those aren’t for you.',
  'Noted, not your taste.',
  'Thanks for being honest.',
  'Okay, away with those.',
];
const DENIED: Note = [
  'Of course not, and I’m sorry if it came across that way.',
  'I hear you, and I never meant to suggest it.',
];
const LESSENED = (what: string): Note => [`Less ${what}, then.`, `Understood, not so ${what}.`];

const DECLINED =
  /^\W*(?:(?:what|wait|huh|so|seriously|really|but|ugh|omg|there(?:['’]?s| is| are))[\s,]+)*(?:no|not (?:even )?(?:one|a)(?: single)?|none with) (?<what>[\w -]+)$/i;
const INSISTS =
  /^\W*(?:but )?(?:i|we) (?:really |do |did |actually |kinda )*(?:need|want|wanted|like|love|prefer|asked for|said|must have|have to have|require)(?: (?:a|an|some|the|my|those|at least one))* (?<what>[\w -]+)$/i;
const PRONOUN = /^(?:it|them|one|some|those|that|these)$/i;
/** "My sister hates silk but I love it". */
const OTHERS_VIEW =
  /^\W*(?:my|her|his|our) (?:\w+ )?(?:hates?|dislikes?|(?:doesn['’]?t|does not|don['’]?t) (?:like|love|wear)|can['’]?t stand|is not into|isn['’]?t into) (?<what>[\w -]+)$/i;
/** "Short sleeves are fine, but I prefer long ones". */
const CONCEDED =
  /^\W*(?<what>[\w -]+?) (?:is|are)(?: \w+)? (?:fine|ok|okay|alright|nice|good|cute)$/i;
const PREFERS =
  /^\W*i(?:['’]?d)? (?:really |would |much )*(?:prefer|rather have|rather|want|like)(?: the)? (?<how>[\w-]+) ones?\b/i;
/** "Got those", of what was just named. */
const HAS_THEM =
  /^\W*(?:i |we )?(?:['’]ve )?(?:already )?(?:got|have|own)(?: (?:those|them|one|some|it|that|two|plenty))(?: already)?\W*$/i;

/** Two clauses that only together say what is meant; null where they do not. */
function ofPair(one: Clause, other: Clause): string | null {
  const declined = DECLINED.exec(one.text)?.groups?.what?.trim();
  const insisted = INSISTS.exec(other.text)?.groups?.what?.trim();
  if (declined !== undefined && insisted !== undefined) {
    const what = PRONOUN.test(insisted) ? declined : insisted;
    if (PRONOUN.test(insisted) || sharesValue(declined, insisted)) return `with ${bareName(what)}`;
  }
  const disliked = OTHERS_VIEW.exec(one.text)?.groups?.what?.trim();
  if (disliked !== undefined && insisted !== undefined && PRONOUN.test(insisted)) return disliked;
  const conceded = CONCEDED.exec(one.text)?.groups?.what?.trim().split(' ') ?? [];
  const how = PREFERS.exec(other.text)?.groups?.how;
  return how !== undefined && conceded.length === 2 ? `${how} ${conceded[1] ?? ''}` : null;
}

/** In an outfit, who has the sneakers needs no other shoes. */
function withoutSlot(what: string, { request }: Before): string {
  const isOfShoes = typesIn(what).some((type) => typeRole(type) === 'shoes');
  return request?.outfit !== null && request !== null && isOfShoes ? 'no shoes' : refusalOf(what);
}

/** "Long coats" are read as coats of a length: their length alone is refused. */
const OF_LENGTH = /^(?:very |really |super )?(?<length>long|short) (?<thing>[a-z]+)$/i;

function refusedLength(what: string): string | null {
  const { length, thing = '' } = OF_LENGTH.exec(what)?.groups ?? {};
  return length !== undefined && typesIn(thing).length > 0 ? `nothing ${length}` : null;
}

interface Told {
  words: string;
  note: Note | null;
}

function tell({ kind, what }: Stance, before: Before): Told {
  switch (kind) {
    case 'refuses':
      return { words: refusedLength(what) ?? refusalOf(what), note: REFUSED(what) };
    case 'owns':
      return { words: withoutSlot(what, before), note: OWNED(what) };
    case 'allows':
      return { words: `${what} is fine`, note: null };
    case 'lessens':
      return { words: `less ${what}`, note: LESSENED(what) };
    case 'comments':
      return { words: '', note: COMMENTED };
    case 'denies':
      return { words: '', note: DENIED };
    case 'wants':
      return { words: what, note: null };
  }
}

const AROUND =
  /\b(?:go(?:es)?|match(?:es)?|wear|works?|style|pair|combine) (?:\w+ )?(?:with|it|them)\b|\bwith (?:it|them|that|those|these)\b|\bto (?:go with|match)\b/i;
/** "Cool, and something reflective": the praise is no wish. */
const PRAISE =
  /^\W*(?:cool|nice|great|ok|okay|perfect|awesome|sweet|good|lovely|neat|dope|fine|alright|love it)(?:\s*[,.!]+\s*|\s+)(?:and|now|also|then|but)\s+(?=\S)/i;

const wantedIn = ({ wishes, filters }: StyleRequest): string =>
  [
    ...wishes.filter(({ role }) => role === 'wanted').map(({ words }) => words),
    ...filters.color,
    ...filters.material,
  ].join(', ');

function readClauses(
  clauses: readonly Clause[],
  before: Before,
  standing: Standing,
): Stances | null {
  const said: string[] = [];
  const notes: Note[] = [];
  let isRead = false;
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = clauses[at];
    if (clause === undefined) break;
    const next = clauses[at + 1];
    const paired = next === undefined ? null : ofPair(clause, next);
    if (paired !== null) {
      said.push(paired, next?.end ?? '');
      isRead = true;
      at += 1;
      continue;
    }
    const isThere = HAS_THEM.test(clause.text) && said.some((words) => words.startsWith('no '));
    const stance = isThere ? null : stanceOf(clause, standing);
    if (stance === null) {
      if (!isThere) said.push(clause.text, clause.end);
      continue;
    }
    isRead = true;
    const { words, note } = tell(stance, before);
    if (note !== null) notes.push(note);
    if (words !== '') said.push(words, next === undefined ? '' : ', ');
  }
  return isRead
    ? { words: said.join('').replace(/^[\s,.;!?]+|[\s,;]+$/g, ''), notes: notes.slice(0, 1) }
    : null;
}

/**
 * Tells for each clause of a message how the shopper stands to what it names, and says it so that no
 * later step can take the opposite: "wool is too hot for me" and "you keep showing me wool" are "no
 * wool", "no pockets? I need pockets" wants pockets, "I already have sneakers" wants none.
 */
export function readStances(text: string, before: Before): Stances {
  const { request, isShown, earlier = [] } = before;
  const bare = text.replace(PRAISE, '');
  const covered = rewordCovered(bare);
  const isOpen = request === null && !isShown;
  const standing = {
    types: request === null ? [] : typesOf(request.wishes),
    earlier: earlier.flatMap(({ wishes }) => typesOf(wishes)),
    wanted: request === null ? '' : wantedIn(request),
    isShown,
  };
  const clauses = splitClauses(covered);
  if ((isOpen && clauses.length < 2) || AROUND.test(covered)) return { words: covered, notes: [] };
  const read = readClauses(clauses, before, standing);
  if (read === null) return { words: covered, notes: [] };
  if (/[\p{L}\p{N}]/u.test(read.words)) return read;
  return { words: 'show me others', notes: read.notes };
}
