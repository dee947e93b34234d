import { DATE, readDate } from './event-date.ts';
import type { PersonalEvent } from './memory-fact.ts';
import { MY_RELATION, personOf } from './people.ts';

const EVENT =
  'wedding|graduation|prom|birthday(?: party| dinner)?|anniversary(?: party| dinner)?|honeymoon|vacation|holiday|cruise|engagement party|rehearsal dinner|bridal shower|bachelor(?:ette)? party|hen party|party|gala|ball|conference|job interview|interview|reunion|funeral|concert|festival|recital|marathon|retreat|photo ?shoot|ceremony|trip|presentation|performance|date night|ski trip|class reunion|formal|homecoming';
const KIND =
  'beach|garden|black[- ]tie|outdoor|destination|summer|winter|spring|fall|office|company|work|school|college|university|high school|family|charity|christmas|new years? eve|holiday|music|half|ski|business|second|first|big|civil|small|engagement|30th|40th|50th|60th|18th|21st';

const NAME = `(?<name>(?:(?:${KIND}) ){0,2}(?:${EVENT}))`;
const OWNER = `(?:my|our|${MY_RELATION}(?:'s|’s|s))`;
const IS =
  '(?:,? (?:which|that))? (?:is|will be|takes place|is taking place|is happening|is coming up|comes up|falls|(?:was|has been|got|is)(?: now)? moved to|is now)(?: (?:happening|planned|set|on))?(?: for| to)?';
const ON_THE_WAY =
  'am going to|are going to|have|got|have got|ve got|will have|am attending|are attending|am invited to|will be at|am hosting|am planning';

const FRAMES: readonly RegExp[] = [
  String.raw`^${OWNER} ${NAME}${IS} ${DATE}\b`,
  String.raw`^(?:(?:i|we|ive|weve) (?:${ON_THE_WAY})|ive got|ive|im (?:going to|attending|invited to|hosting|having|planning)|i have) (?:a|an|my|our|${MY_RELATION}(?:'s|’s|s)) ${NAME} ${DATE}\b`,
].map((frame) => new RegExp(frame, 'i'));
const MARRYING = new RegExp(
  String.raw`^(?:im|we are|i am|${MY_RELATION} is) getting (?:married|hitched) ${DATE}\b`,
  'i',
);
/** A place begins with a capital, as typed: no word that could tell more than where. */
const GOING =
  /^(?:[Ii]m|[Ww]e are|[Ii] will be|[Ww]e will be) (?:going on (?:a |our )?(?:vacation|trip|holiday)|going|traveling|travelling|flying|off|headed|heading|moving) to (?:the )?(?<place>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){0,2})(?: for [a-z ]{1,30}?)? (?<rest>.+)$/;
const STARTS_WITH_DATE = new RegExp(`^${DATE}\\b`, 'i');

interface Named {
  person: string | null;
  name: string;
  date: string;
}

const named = ({ person, name, date }: Named, now: Date): PersonalEvent[] => {
  const when = readDate(date, now);
  return when === null ? [] : [{ kind: 'event', person, name, date: when }];
};

/** What the clause tells of a day to dress for, with its date. */
export function readEvents(clause: string, now: Date): PersonalEvent[] {
  for (const frame of FRAMES) {
    const groups = frame.exec(clause)?.groups;
    if (groups === undefined) continue;
    const name = (groups.name ?? '').toLowerCase().replace(/^big /, '');
    return named({ person: personOf(groups.person), name, date: groups.date ?? '' }, now);
  }
  const marrying = MARRYING.exec(clause)?.groups;
  if (marrying !== undefined) {
    const date = marrying.date ?? '';
    return named({ person: personOf(marrying.person), name: 'wedding', date }, now);
  }
  const going = GOING.exec(clause)?.groups;
  const date = STARTS_WITH_DATE.exec(going?.rest ?? '')?.groups?.date;
  if (going?.place === undefined || date === undefined) return [];
  return named({ person: null, name: `trip to ${going.place}`, date }, now);
}

const OFF = new RegExp(
  `^(?:the|my|our|${MY_RELATION}(?:'s|’s|s)) ${NAME} (?:(?:got|was|has been|is|isnt)(?: been)? )?(?:cancell?ed|called off|off|postponed|over|behind us|happening anymore)$`,
  'i',
);

/** The name of an event that will not be ("wedding"), or null. */
export const readCancelled = (clause: string): string | null =>
  OFF.exec(clause)?.groups?.name?.toLowerCase() ?? null;
