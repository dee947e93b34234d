import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Comparison } from '@modiste/lexicon/comparisons';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { readPattern } from '../../understanding/cue-pattern.ts';
import { type Message, readMessage } from '../../understanding/message.ts';
import { hasAny } from '../../understanding/score-cues.ts';
import { partsOf } from '../limits/garment-parts.ts';

/** What one clause says of the pieces of outfits on the screen. */
export interface EditClause {
  text: string;
  /** Keeps or leaves out what it names, or says what is to be there; null where it only describes. */
  does: 'keep' | 'leave' | 'set' | null;
  /** The kinds of what is to be there, or of what stays or goes. */
  types: readonly string[];
  /** The kinds of what is there now, where it is named beside: "flats instead of the heels". */
  old: readonly string[];
  /** Colors, fabrics, patterns and cuts, wanted or refused. */
  looks: readonly QueryReading[];
  comparisons: readonly Comparison[];
  /** The most that a piece may cost; null where nobody said. */
  most: number | null;
  /** The most that all of it may cost. */
  budget: number | null;
  /** Whether a lower price than that of the piece is asked for. */
  isCheaper: boolean;
  /** Whether fault is found with the piece. */
  isOther: boolean;
  /** Whether it says of what it names that it is not right. */
  isFaulty: boolean;
  /** Whether what was there before is to come back. */
  isBack: boolean;
  /** Whether it is said of every outfit. */
  isOfAll: boolean;
  /** Whether hardly any of it is of clothes: "I'd be on my feet all day". */
  isTalk: boolean;
  /** The occasions and seasons that it names. */
  days: readonly string[];
}

const patterns = (...sources: readonly string[]) => sources.map(readPattern);
const THE = 'the|that|this|those|these|my|your';
const LEAVES = patterns(
  `without|minus|lose|drop|remove|skip|ditch|forget|scrap|cancel|delete|nix ${THE}|any|a|an? .. {garment}`,
  `take|leave ${THE} .. {garment} off|out|away`,
  `take|leave off|out|away ${THE}? .. {garment}`,
  `not|cannot|cant need|want|wear|do ${THE}|a|an|any? {garment} $`,
  'no need for .. {garment}',
  'rid of the|that|those|this|these? .. {garment}',
);
const KEEPS = patterns(
  `keep|keeping ${THE}? .. {garment}`,
  `love|loving|like|liking|adore|leave ${THE} .. {garment}`,
  'love|loving|like|liking|adore {garment} $',
  '{garment} .. is|are|looks|look|works|work .. nice|good|fine|perfect|great|lovely|cute|ok|okay|beautiful|gorgeous|well|right',
  '{garment} ok|okay|fine|good|nice|great|perfect|cool|yes $',
  '{garment} can|may|should|could stay',
  '{garment} stays|stay|remains',
);
const FAULTS = patterns(
  'not .. like|love|want|feeling|loving|about|into|keen|fond|sold .. {garment}',
  'hate|dislike .. {garment}',
  '{garment} .. is|are|looks|look not .. {garment}|nice|good|right|great|it|me',
  '{garment} .. is|are|looks|look .. ugly|awful|boring|dull|wrong|off|meh|tacky',
  '{garment} .. is|are too',
  '{garment} .. no|nope|meh $',
);
/** "The shirt is with squares" tells how it is, and that this is not right; "should be" wishes. */
const TELLS = patterns('{garment} is|are|looks|look|has|have|comes|come');
const WISHES = /\b(?:should|must|could|can|may|would|will|needs?|has to|have to|rather|better)\b/i;
const NEGATES =
  /\b(?:not|no|never|don['’]?t|doesn['’]?t|won['’]?t|isn['’]?t|aren['’]?t|cannot|can['’]?t)\b/i;
const PRAISED_ONE =
  /\b(?:like|love|adore|keep)\b[^?]*\bthe\b[^?]*\bones?\b|\bones?\b[^?]*\b(?:is|are) (?:so |really |very )?(?:nice|good|great|perfect|lovely|fine|cute|pretty|beautiful|ok|okay)\b/i;

/** Of "the heels for flats" the first gives way to the second. */
const FOR = /\b(?:for|to|with|into)\b/i;
const GIVES_WAY = /\b(?:swap|switch|change|replace|exchange|trade|drop|lose|ditch)\b/i;

/** "Swap the shoes", "different shoes": others, whatever is said of them. */
const OTHER =
  /\b(?:swap|switch|change|replace|exchange|trade|different|other(?! (?:one|outfit|look|two)\b)|another|new|better|nicer)\b/i;

const SUM = /(?<![\w.])[$€£]?(\d{2,4})(?:\.\d\d)?(?![\d%])/;
/** A sum that is said of all pieces together. */
const OF_ALL =
  /\b(?:total|budget|altogether|together|all in|in all|for (?:all|everything)|everything|whole|overall|i(?:['’]?m| am)? (?:can|could|willing|able|ready) (?:also |even |actually )?(?:to )?(?:pay|spend|go|do|afford|stretch)|(?:my|the) (?:max(?:imum)?|limit|budget)|i(?:['’]?ve| have)? (?:got )?[$€£]?\d+(?! left| for))\b/i;
const OF_PIECE = /\b(?:left|remaining|over|for (?:it|them|those|these|that|one)|each)\b/i;
/** "Not paying 100 for shoes" names the price that is too high. */
const TOO_MUCH = /\b(?:pay|paying|spend|spending|cost|costs)\b/i;
/** Around a named sum a little more is fine. */
const NEARLY = 1.1;

const kindsOf = ({ concepts }: QueryReading): string[] =>
  concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);
/** What a day is like says nothing of how a piece looks. */
const OF_DAY: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'activity',
  'season',
]);
const isOfDay = (id: string): boolean => OF_DAY.has(attributeGroup(id));
const isLook = ({ role, concepts }: QueryReading): boolean =>
  (role === 'wanted' || role === 'negated') &&
  concepts.length > 0 &&
  concepts.every(({ kind, id }) => LOOKS.has(kind) || (kind === 'attribute' && !isOfDay(id)));

/** "Bring it back", "undo that", "where did the blazer go". */
const BACK =
  /\b(?:(?:go(?:ing)?|went|bring|put|take|get|give|have|want|need|switch|change|turn|roll|return) (?:[\w'’-]+ ){0,6}back|back (?:to|in)|undo|revert|restore|return to|as (?:it was |they were )?before|(?:like|what) (?:it was|we had|i had|you had) (?:before|first|at first|earlier)|(?:the )?previous(?:ly)?|start(?:ing)? over|from the (?:start|beginning)|where(?:['’]?s| is| are| did| has| have)\b.*\b(?:go|gone|went)|where(?:['’]?s| is| are| did) (?:my|the)|(?:was|were|looked) (?:much |so |way |a lot |actually |still )*(?:nicer|better|prettier|perfect|cuter|great)|(?:liked|loved|preferred) the\b|(?:disappeared|vanished|is gone|are gone|is missing|are missing|got lost|went missing))\b/i;
const OF_ALL_OUTFITS =
  /\b(?:both|each (?:of them|one|outfit)|all (?:of them|outfits|three|the outfits)|every outfit|all (?:two|three|four))\b/i;

/** A heel is one of shoes, where no kind is named. */
const kindOfCut = (readings: readonly QueryReading[]): string[] =>
  readings.some(
    ({ role, concepts }) =>
      role === 'wanted' &&
      concepts.some(({ kind, id }) => kind === 'attribute' && attributeGroup(id) === 'heel'),
  )
    ? ['shoes']
    : [];

/** What a clause says of prices: of one piece, or of all together. */
function readSums(text: string, readings: readonly QueryReading[]) {
  const none = { most: null, budget: null, isCheaper: false };
  const amount = readings.flatMap((one) => (one.amount?.kind === 'price' ? [one.amount] : []))[0];
  const bare = SUM.exec(text)?.[1];
  const around = amount?.around ?? null;
  const said = around === null ? (amount?.max ?? null) : Math.round(around * NEARLY);
  const sum = said ?? (bare === undefined ? null : Number(bare));
  const isCheaper = readings.some(
    ({ amount: one }) => one?.kind === 'price-level' && one.level === -1,
  );
  if (sum === null) return { ...none, isCheaper };
  if (NEGATES.test(text) && TOO_MUCH.test(text)) return { ...none, isCheaper: true };
  const isOfKind = readings.some((one) => kindsOf(one).length > 0);
  if (OF_ALL.test(text) && !OF_PIECE.test(text) && !isOfKind) return { ...none, budget: sum };
  const isLimit = said !== null || /\bleft\b/i.test(text);
  return { ...none, isCheaper, most: isLimit ? sum : null };
}

/** The kinds that a clause names: what is wanted, and what it takes the place of. */
function kindsIn({ text, readings }: Message) {
  const placed = readings.flatMap(({ reading }) =>
    kindsOf(reading).map((type) => ({ type, isGone: reading.role === 'negated' })),
  );
  const named = placed.filter(({ isGone }) => !isGone).map(({ type }) => type);
  const wanted = placed.length > 0 ? named : kindOfCut(readings.map(({ reading }) => reading));
  const gone = placed.filter(({ isGone }) => isGone).map(({ type }) => type);
  const [first, ...others] = wanted;
  if (gone.length === 0 && first !== undefined && GIVES_WAY.test(text) && FOR.test(text)) {
    return { wanted: others.length > 0 ? others : [first], gone: others.length > 0 ? [first] : [] };
  }
  return { wanted, gone };
}

function deedOf(message: Message, wanted: readonly string[]): EditClause['does'] {
  const { text } = message;
  const isRefused = message.readings.some(
    ({ reading }) => reading.role === 'negated' && kindsOf(reading).length > 0,
  );
  if (isRefused && wanted.length === 0) return 'leave';
  if (hasAny(message, LEAVES) && !(GIVES_WAY.test(text) && /\bfor\b/i.test(text))) return 'leave';
  if (!NEGATES.test(text) && (hasAny(message, KEEPS) || PRAISED_ONE.test(text))) return 'keep';
  return wanted.length > 0 ? 'set' : null;
}

/** "I like the linen dress" tells of one that is shown. */
const asWanted = (reading: QueryReading): QueryReading =>
  reading.role === 'shown' ? { ...reading, role: 'wanted' } : reading;

const refused = (look: QueryReading): QueryReading => ({
  ...look,
  role: look.role === 'wanted' ? 'negated' : 'wanted',
});

/** Where so small a part of a clause tells of looks, it is no wish. */
const OF_LOOKS_MIN = 0.25;

const isTalk = ({ words, readings }: Message): boolean => {
  const told = readings.filter(({ reading }) => partsOf(reading).some(isLook));
  const count = told.reduce((sum, { from, to }) => sum + to - from, 0);
  return count < words.length * OF_LOOKS_MIN;
};

/** Reads one clause of a message by itself. */
export function readClause(text: string): EditClause {
  const understood = understandQuery(text);
  const message = readMessage(understood);
  const readings = understood.readings;
  const { wanted, gone } = kindsIn(message);
  const does = deedOf(message, wanted);
  const isLeft = does === 'leave' && wanted.length === 0;
  const looks = readings.map(asWanted).flatMap(partsOf).filter(isLook);
  const isTold = does === 'set' && looks.length > 0 && hasAny(message, TELLS) && !WISHES.test(text);
  return {
    text,
    does,
    types: isLeft ? gone : wanted,
    old: isLeft ? [] : gone,
    looks: isTold ? looks.map(refused) : looks,
    comparisons: understood.comparisons,
    ...readSums(text, readings),
    isOther: isTold || hasAny(message, FAULTS) || OTHER.test(text),
    isFaulty: hasAny(message, FAULTS),
    isBack: BACK.test(text),
    isOfAll: OF_ALL_OUTFITS.test(text),
    isTalk: isTalk(message),
    days: readings.flatMap(({ concepts }) =>
      concepts.flatMap(({ kind, id }) => (kind === 'attribute' && isOfDay(id) ? [id] : [])),
    ),
  };
}
