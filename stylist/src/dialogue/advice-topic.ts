/** The event that advice is asked for, as far as it was told. */
export interface AdviceTopic {
  /** "wedding"; null where nobody named it. */
  event: string | null;
  /** "garden", "church". */
  place: string | null;
  time: 'morning' | 'day' | 'evening' | null;
  /** As a phrase: "in June", "in summer". */
  season: string | null;
  /** "none" where the invitation names no dress code. */
  code: string | null;
  /** What was asked about last: "black". */
  asked: string | null;
}

const EVENT =
  /\b(?<what>(?:birthday|cocktail|garden|office|work|holiday|christmas|engagement|dinner|bachelorette|house|tea|graduation|anniversary) party|rehearsal dinner|(?:baby|bridal) shower|wedding|funeral|memorial|graduation|interview|christening|baptism|communion|bar mitzvah|bat mitzvah|gala|prom|brunch|barbecue|bbq|cookout|picnic|reunion|races|ball|party|date night|first date)s?\b/i;
const PLACE =
  /\b(?<what>garden|back ?yard|outdoors?|outside|park|lawn|vineyard|winery|barn|farm|ranch|beach|church|chapel|cathedral|mosque|temple|synagogue|hotel|ballroom|country club|restaurant|castle|museum|boat|yacht|rooftop|city hall|courthouse|start[- ]?up|tech (?:company|firm)|agency|bank|law firm)\b/i;
const DAY =
  /\b(?:morning|noon|midday|lunch(?:time)?|afternoon|daytime|by day|(?:[8-9]|1[0-2])(?::\d\d)? ?a\.?m|(?:12|[1-4])(?::\d\d)? ?p\.?m|at [1-4](?::\d\d)?(?! ?p?a?m)\b)/i;
const MORNING = /\bmorning\b|\b(?:[8-9]|1[01])(?::\d\d)? ?a\.?m\b/i;
const EVENING =
  /\b(?:evening|night|sunset|black tie|after (?:five|six|dark)|(?:[5-9]|1[01])(?::\d\d)? ?p\.?m)\b/i;
const MONTH =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?<=\b(?:in|of|next|this|early|late|mid) )(?:march|may)|spring|summer|fall|autumn|winter)\b/i;
const NO_CODE =
  /\bno (?:real |actual )?dress ?code\b|\b(?:invite|invitation) (?:does ?n['’]?t|doesnt|did ?n['’]?t|didnt|does not|just) (?:say|mention|have|give|tell)\b|\b(?:nothing|no word)\b.*\b(?:invite|invitation|dress ?code)\b|\bdress ?code (?:is ?n['’]?t|isnt|was ?n['’]?t|not) (?:given|mentioned|there|on)\b|\bwithout (?:a|any) dress ?code\b/i;
const CODE =
  /\b(?<what>black tie|white tie|cocktail|semi[- ]?formal|smart casual|festive|formal|casual)\b(?! (?:party|dress(?:es)?))/i;
const BARE_MONTH: ReadonlySet<string> = new Set(['spring', 'summer', 'fall', 'autumn', 'winter']);

const NOTHING: AdviceTopic = {
  event: null,
  place: null,
  time: null,
  season: null,
  code: null,
  asked: null,
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function timeTold(words: string): AdviceTopic['time'] {
  if (EVENING.test(words)) return 'evening';
  if (MORNING.test(words)) return 'morning';
  return DAY.test(words) ? 'day' : null;
}

/** What words tell of an event: its kind, its place, its hour, its season, its dress code. */
export function eventTold(words: string): AdviceTopic {
  const month = MONTH.exec(words)?.[0].toLowerCase();
  return {
    ...NOTHING,
    event: EVENT.exec(words)?.groups?.what?.toLowerCase() ?? null,
    place: PLACE.exec(words)?.groups?.what?.toLowerCase() ?? null,
    time: timeTold(words),
    season: month === undefined ? null : `in ${BARE_MONTH.has(month) ? month : capital(month)}`,
    code: NO_CODE.test(words) ? 'none' : (CODE.exec(words)?.groups?.what?.toLowerCase() ?? null),
  };
}

/** Whether words tell anything of where, when, or in what one dresses there. */
export const tellsDetails = ({ place, time, season, code }: AdviceTopic): boolean =>
  [place, time, season, code].some((one) => one !== null);

/** What was known of an event with what is told now; another event begins anew. */
export function withTold(before: AdviceTopic | undefined, told: AdviceTopic): AdviceTopic {
  const isOther = told.event !== null && before?.event != null && told.event !== before.event;
  const known = before === undefined || isOther ? NOTHING : before;
  return {
    event: told.event ?? known.event,
    place: told.place ?? known.place,
    time: told.time ?? known.time,
    season: told.season ?? known.season,
    code: told.code ?? known.code,
    asked: told.asked ?? known.asked,
  };
}

const AS_ADJECTIVE: Readonly<Record<string, string>> = { outside: 'outdoor', outdoors: 'outdoor' };
const TIMES = { morning: ' in the morning', day: ' in the afternoon', evening: ' in the evening' };

/** The event in words: "a garden wedding in the afternoon in June"; empty where it is not known. */
export function eventPhrase({ event, place, time, season }: AdviceTopic): string {
  if (event === null) return '';
  const where = place === null || event.startsWith(place) ? '' : `${AS_ADJECTIVE[place] ?? place} `;
  const what = `${where}${event}`;
  const when = `${time === null ? '' : TIMES[time]}${season === null ? '' : ` ${season}`}`;
  return `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}${when}`;
}
