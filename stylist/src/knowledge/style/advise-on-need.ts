import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer } from '../../answers/answer.ts';
import { written } from '../../facts/item-names.ts';
import type { Asked } from '../topics/asked.ts';
import { reply } from '../topics/reply.ts';
import { showMe } from './garment-notes.ts';

const LEAD = '^\\W*(?:(?:and|but|so|ok|okay|hmm+|wait|also|lol|honestly|well)[\\s,]+)*';
const REALLY = '(?:(?:even|really|actually|honestly|still|truly|necessarily|seriously) )*';
/** "Do I even need a jacket?", "should I bother with a tie", "can I skip the blazer". */
const NEEDS = new RegExp(
  String.raw`${LEAD}(?:(?:do|does|will|would) (?:i|we|he|she|you) ${REALLY}(?:need|have to (?:wear|have|bring)|need to (?:wear|bring|have))|should (?:i|we) ${REALLY}bother with|(?:is|are)(?= .*\b(?:necessary|needed|overkill|required)\b)|(?:can|could|may) (?:i|we) (?:just )?(?:skip|do without|go without|get away without|leave out)) (?<what>[^?.!]+)`,
  'i',
);
const POINTS_AT =
  /\b(?:with (?:this|these|that|those|it)|(?:this|that) one|under (?:it|this|these))\b/i;
const SITS =
  /^(?=.*\b(?:what|whats|which|how|any)\b).*\b(?:sit(?:ting)?|seated|at a desk|in a chair)\b.*\b(?:all day|for hours|long hours|the whole day)\b/i;

/** "Which are the comfiest to sit in" asks of pieces that are there. */
const OF_SHOWN =
  /\bwhich (?:ones?|pairs?|of (?:these|those|them)|is|are|would|will|can|do|does)\b/i;

const CASUAL =
  /\b(?:it (?:job|company|firm|role|interview)|tech|start[- ]?up|software|developer|coding|programm\w+|remote|home office|wfh|casual|barista|warehouse|creative|picnic|barbecue|bbq|beach|park|festival|backyard|school run)\b/i;
const FORMAL =
  /\b(?:law(?: firm)?|lawyer|bank(?:ing)?|finance|consulting|court|funeral|black tie|formal|gala|opera|government|embassy|accounting|insurance)\b/i;
const HOT =
  /\b(?:california|florida|hawaii|arizona|texas|miami|vegas|singapore|dubai|mexico|caribbean|summer|june|july|august|hot|heat|tropical|beach)\b/i;
const COLD =
  /\b(?:minnesota|alaska|canada|chicago|norway|iceland|winter|december|january|february|snow|freezing|cold)\b/i;
const DRESSY = ['blazer', 'suit', 'suit-jacket', 'tie', 'bow-tie', 'jacket', 'pumps', 'heels'];
const WARM: ReadonlySet<string> = new Set([
  'wool',
  'cashmere',
  'tweed',
  'fleece',
  'down-fill',
  'merino',
]);

const whatIsAsked = (words: string): string =>
  POINTS_AT.test(words) ? '' : (NEEDS.exec(words)?.groups?.what ?? '');

const namedIn = (what: string) => {
  const concepts = understandQuery(what).readings.flatMap((reading) => reading.concepts);
  const of = (kind: string): string | undefined => concepts.find((one) => one.kind === kind)?.id;
  return { type: of('type'), material: of('material') };
};

/** Whether somebody asks if they need something to wear, or what is good for a day of sitting. */
export function asksOfNeed(words: string): boolean {
  const { type, material } = namedIn(whatIsAsked(words));
  const isOfGood = SITS.test(words) && !OF_SHOWN.test(words);
  return type !== undefined || material !== undefined || isOfGood;
}

/** Yes or no by how dressy the place is; empty where that is not known. */
function byPlace({ read: { speech } }: Asked, type: string, said: string): string {
  const isDressy = DRESSY.some((id) => type === id || isKindOf(type, id));
  const name = written(findType(type)?.name ?? type);
  if (!isDressy) return '';
  if (FORMAL.test(said)) {
    return speech.say(
      `Yes, there I would: a ${name} is expected, and leaving it off is what people notice.`,
      `Yes. In a formal place a ${name} is the safe choice.`,
    );
  }
  if (!CASUAL.test(said)) return '';
  return speech.say(
    `No, not there: neat and clean is enough, say a shirt and tidy trousers. Bring a ${name} only if you know that the place is formal.`,
    `No, a ${name} is more than such a place asks for; a good shirt and tidy trousers do it.`,
  );
}

/** Yes or no by how warm it will be; empty where that is not known. */
function byWeather({ read: { speech } }: Asked, isWarm: boolean, said: string): string {
  if (!isWarm) return '';
  if (HOT.test(said)) {
    return speech.say(
      'No, not in that heat: cotton or linen is kinder, with one light layer for cool evenings.',
      'No. Where it is that warm, something light does, and a thin layer for the evening.',
    );
  }
  return COLD.test(said)
    ? speech.say(
        'Yes, in that cold you will be glad of it.',
        'Yes: once it is that cold, warmth comes first.',
      )
    : '';
}

/** A yes or a no with its reason to who asks whether they need something; null for anything else. */
export function adviseOnNeed(asked: Asked): Answer | null {
  const { words, state } = asked.read.turn;
  const what = whatIsAsked(words);
  const { type, material } = namedIn(what);
  if (type === undefined && material === undefined) {
    if (!SITS.test(words)) return null;
    const told = asked.read.speech.say(
      'For a day of sitting: a soft or elastic waist, fabric with some stretch, and nothing tight behind the knee. Short jackets and tops do not bunch up in the lap, and knits forgive the creases that linen shows.',
      'What sits well all day gives at the waist: pull-on trousers, knits and jersey, with hems and jackets that end above the lap.',
    );
    return reply(asked, {
      parts: [told],
      suggestions: ['Show me elastic waist pants', 'Show me knit tops', 'Show me short jackets'],
    });
  }
  const said = [words, ...(state.heard ?? []).slice(-3)].join(' ');
  const isWarm = WARM.has(material ?? '') || typeRole(type ?? '') === 'outer';
  const told = byPlace(asked, type ?? '', words) || byWeather(asked, isWarm, words);
  const answer = told || byPlace(asked, type ?? '', said) || byWeather(asked, isWarm, said);
  if (answer === '') return null;
  const instead = type === undefined ? [] : [showMe(type)];
  return reply(asked, { parts: [answer], suggestions: [...instead, 'What is smart casual?'] });
}
