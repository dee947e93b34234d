import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';

const COLD =
  '(?:cold|chilly|freezing|drafty|draughty|frigid|icy|(?:over-?)?air[- ]?con(?:ditioned|ned)?|ac)';
const HOT = '(?:hot|stuffy|overheated|sticky|humid|sweaty)';
const PLACE =
  '(?<place>office|workplace|desk|room|house|home|apartment|flat|church|plane|flight|train|bus|car|theater|theatre|cinema|restaurant|studio|venue|hall|classroom|school|stadium|commute)s?';
const TIME =
  '(?:days?|nights?|evenings?|mornings?|walks?|climates?|season|months?)(?: (?:out(?:side|doors)?))?';
const AROUND =
  '(?:(?:for|in|at|on|during) )?(?:(?:an?|my|our|the|this|these|those|always|really|very|so) )*';

const COLD_PLACE = new RegExp(`\\b${AROUND}${COLD} ${PLACE}\\b`, 'gi');
const HOT_PLACE = new RegExp(`\\b${AROUND}${HOT} ${PLACE}\\b`, 'gi');
const COLD_TIME = new RegExp(`\\b${COLD} ${TIME}\\b`, 'gi');
const HOT_TIME =
  /\b(?:an? )?(?:heat ?waves?|humid(?:ity)?(?: (?:weather|days?))?|muggy(?: (?:weather|days?))?)\b/gi;
/** "Cold and rainy", "a cold rain". */
const COLD_AND_WET = new RegExp(
  `\\b${COLD}(?:,| and|, and| but)? (?:and )?(?:rain(?:y|ing)?|wet|drizzl(?:e|y|ing)|sleet)\\b`,
  'gi',
);
const WET_AND_COLD = new RegExp(`\\b(?:rainy|raining|wet)(?:,| and|, and) ${COLD}\\b`, 'gi');
const IS_WET =
  /\bit(?:['’]?s| is| will be|['’]?ll be|['’]?ll| will| may| might| could)(?: be)?(?: (?:going to|gonna|supposed to|probably|likely))*(?: be)? (?:rain(?:ing|y)?|pour(?:ing)?|drizzl(?:ing|e))\b/gi;
const IS_CHILLY =
  /\b(?:when )?(?:it(?:['’]?s| is| gets)|i(?:['’]?m| am| get)) (?:always |so |really |too |a bit |pretty )*(?:chilly|freezing|cold)\b(?! (?:feet|hands|water))/gi;

/** "It gets to minus 15 here", "it's -10 outside": a temperature, and nothing that is left out. */
const IS_FROST =
  /\b(?:it|that|temp\w*)(?:['’]?s| is| gets?| can get| goes| drops?| falls?| hits?| will be| may be)?(?: (?:down|often|always|usually|like|about|around|only|easily|get|go|drop))*(?: to)?(?: (?:like|about|around))? ?(?:minus |negative |(?<![\w$])[-−–] ?)\d{1,2}\b(?: ?(?:°|degrees?)(?: ?(?:c|f|celsius|fahrenheit))?\b| ?[cf]\b|°)?(?: (?:outside|here|there|right now|in (?:the )?(?:winter|mornings?|january|february|december)|where i live))*/gi;
/** What gets muddy is worn in the wet. */
const MUDDY =
  /\b(?:(?:it|that|which|where it|the (?:ground|field|site|venue)) )?(?:may|might|could|will|can|gets?|is|['’]?s)(?: (?:be|get|probably|likely|really|very|quite|pretty|a bit))* muddy\b|\b(?:in (?:the )?|for (?:the )?)?mud(?:dy (?:fields?|ground|days?|weather|conditions?|walks?|trails?|paths?))?\b(?! (?:brown|green|color|mask|cloth))/gi;

/** "A cold office" asks for what is warm and worn to the office, a heat wave for summer clothes. */
export const rewordWeather = (text: string): string =>
  text
    .replaceAll(IS_FROST, 'warm for freezing weather')
    .replaceAll(COLD_AND_WET, 'cold weather and rain')
    .replaceAll(WET_AND_COLD, 'cold weather and rain')
    .replaceAll(COLD_PLACE, 'warm for the $<place>')
    .replaceAll(HOT_PLACE, 'breathable for the $<place>')
    .replaceAll(COLD_TIME, 'cold weather')
    .replaceAll(HOT_TIME, 'hot weather')
    .replaceAll(MUDDY, 'for rainy weather')
    .replaceAll(IS_WET, 'for rainy weather')
    .replaceAll(IS_CHILLY, 'for cold weather');

const GEAR = /\b(?<purpose>[a-z]+(?: [a-z]+)?) (?:gear|stuff|kit|things|essentials)\b/gi;
const PURPOSES: ReadonlySet<string | null> = new Set([
  'activity',
  'occasion',
  'season',
  'dress-code',
]);

const isPurpose = (words: string): boolean =>
  understandQuery(words).readings.some(
    (reading) =>
      reading.role === 'wanted' &&
      reading.words.toLowerCase() === words.toLowerCase() &&
      reading.concepts.some(({ id }) => PURPOSES.has(attributeGroup(id))),
  );

/** "Running gear" is whatever is for running, and no goods of their own. */
export const rewordGear = (text: string): string =>
  text.replaceAll(GEAR, (found: string, purpose: string) => {
    const [, last = ''] = /([a-z]+)$/i.exec(purpose) ?? [];
    if (isPurpose(purpose)) return `something for ${purpose}`;
    const before = purpose.slice(0, -last.length);
    return isPurpose(last) ? `${before}something for ${last}` : found;
  });
