import { attributeGroup } from '@modiste/lexicon/attributes';
import { formalityOf, typeRole } from '@modiste/lexicon/garment-types';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { Message } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import { ASKS, patterns } from './purpose.ts';

const TOLD = patterns(
  'i|we have|got .. {occasion}',
  '^ got a|an|my|our|this|the? .. {occasion}',
  'i|we am|are going|invited|attending|off|heading|hosting .. {occasion}',
  'invited|attending|asked to? .. {occasion}',
  '^ going|off|heading|headed .. {occasion}',
  '^ my|our|the .. {occasion} is|on|next|this|in|tomorrow|tonight',
);
/** "Something for a christmas party", "need to look nice for a first date". */
const LOOKED_FOR = patterns(
  'something|anything|someting|smth|sth|stuff|clothes|things|ideas|help|inspiration|suggestions .. {occasion}',
  'need|want|trying|have|got|would|must|hoping|love|like|going to look|dress|be|feel|appear|impress .. {occasion}',
  'look|dress|dressed|dressing .. for|at {occasion}',
  'look|dress|dressed|dressing for|at .. {occasion}',
  '^ {occasion} $',
  '^ my|our|his|her|their {person}? .. {occasion} $',
  '^ {occasion} in|on|at|with|next|this|tonight|tomorrow',
  '^ {occasion} {occasion} $',
  '^ dinner|lunch|drinks|meal|supper at|in|with .. {occasion}',
  '^ a? day|afternoon|evening of {occasion}',
  'it|that|this is|will a|an|my|our|be .. {occasion}',
  '^ a|an|my|our|the? {occasion} in|on|at|next|this|tonight|tomorrow|$',
  '^ a|an|my|our|the? {occasion} monday|tuesday|wednesday|thursday|friday|saturday|sunday|coming|soon|w|with',
);
/** What is given, and to whom: no occasion of the giver. */
const GIVEN = patterns(
  'gift|gifts|present|presents',
  'birthday|anniversary ~party|dinner|celebration|do|bash',
  'for my|our? {person} $',
  'for him|her',
);
/** Whose day it is: "a baby shower, it's for my sister". */
const HELD_FOR = patterns('it|this|that is for my|our {person} $');
/** Held for somebody who is not the only one to dress for it. */
const HELD: ReadonlySet<string> = new Set(['baby-shower', 'bridal', 'graduation', 'engagement']);
/** Some days for a sport, with evenings by the fire. */
const TRIP = patterns('{occasion} weekend|trip|holiday|vacation|getaway|retreat|week');
const OWN_DAY = patterns('for|at|on my? {value}? birthday|anniversary');

/** Days like any other, and what is no place to go to. */
const NO_EVENTS: ReadonlySet<string> = new Set([
  'gift',
  'everyday',
  'lounge',
  'formal',
  'evening',
  'beach',
  'flight',
]);

/** The events that wishes name, by lexicon id. */
export const eventsIn = (readings: readonly QueryReading[]): string[] =>
  readings.flatMap(({ role, concepts }) =>
    concepts.flatMap(({ kind, id }) => {
      const group = kind === 'attribute' && role === 'wanted' ? attributeGroup(id) : null;
      const isEvent = group === 'dress-code' || (group === 'occasion' && !NO_EVENTS.has(id));
      return isEvent ? [id] : [];
    }),
  );

/** "Now I need something for the rehearsal dinner", while a coat was looked for. */
const NEXT = patterns(
  'now|next|then|also .. something|anything|outfit|clothes ~with|in|under',
  'something|anything|outfit|clothes to wear',
  '^ ok|okay|and|alright|great|perfect|thanks .. something|anything|outfit|clothes for',
  'what|how .. wear to|for|at .. {occasion}',
);
/** "And for brunch the day after", once outfits were shown. */
const NEXT_DAY = patterns('^ and|now|then|next|ok|okay for|to the|a|an|my|our? {occasion}');

/** "Something for a baby shower", said while jeans were looked for. */
const ANOTHER = patterns(
  '^ something|anything|smth|someting|sth|clothes|stuff for|to .. {occasion}',
  '^ i|we? need|want|have .. something|anything|smth|clothes|stuff for|to .. {occasion}',
);
/** These are worn to an event by themselves: something for a wedding may be such a one. */
const WHOLES: ReadonlySet<string | null> = new Set(['one-piece', 'suit']);

/** Whether what was looked for is only a part of what one wears to an event. */
const isOfParts = ({ request }: DialogueState): boolean => {
  const types = typesOf(request?.wishes ?? []);
  return types.length > 0 && types.every((type) => !WHOLES.has(typeRole(type)));
};

/** Each garment of a working week is looked for by itself. */
const OF_EVERY_WEEK: ReadonlySet<string> = new Set(['office', 'school', 'church', 'conference']);

/** "Something for the office but comfy", while trousers are looked for, says how these should be. */
const isForWorkAlone = ({ readings }: Message): boolean =>
  eventsIn(readings.map(({ reading }) => reading)).every((event) => OF_EVERY_WEEK.has(event));

const isForSport = ({ readings }: Message): boolean =>
  readings.some(({ reading: { concepts } }) =>
    concepts.some(({ kind, id }) => kind === 'attribute' && attributeGroup(id) === 'activity'),
  );

const FOR_SPORT = patterns('something|anything|smth|sth|clothes|stuff .. {occasion}');
/** Above this nobody works out in a garment. */
const SPORT_FORMALITY_MAX = 0.4;

/** "Something for the gym", while dresses are looked for, is none of them. */
const isForSportInstead = (message: Message, { request }: DialogueState): boolean => {
  const types = typesOf(request?.wishes ?? []);
  return (
    isForSport(message) &&
    types.length > 0 &&
    types.every((type) => (formalityOf(type) ?? 0) >= SPORT_FORMALITY_MAX) &&
    hasAny(message, FOR_SPORT)
  );
};

/** Whether a message without a garment goes on to dress for something else than what is looked for. */
export const isNextPurpose = (message: Message, state: DialogueState): boolean =>
  isForSportInstead(message, state) ||
  (eventsIn(message.readings.map(({ reading }) => reading)).length > 0 &&
    (hasAny(message, NEXT) ||
      (isOfParts(state) && hasAny(message, ANOTHER) && !isForWorkAlone(message)) ||
      (state.earlier.some(({ outfit }) => outfit !== null) && hasAny(message, NEXT_DAY))));

/** What is to go into the suitcase is more than one outfit. */
const PACKS = patterns('pack|packing|suitcase|luggage');

/** Whether a message that names no garment is about what to wear somewhere: for that go whole outfits. */
function isForEvent(message: Message): boolean {
  if (hasAny(message, PACKS)) return false;
  const events = eventsIn(message.readings.map(({ reading }) => reading));
  const isHeld = events.some((event) => HELD.has(event)) && hasAny(message, HELD_FOR);
  if (hasAny(message, GIVEN) && !hasAny(message, OWN_DAY) && !isHeld) return false;
  if (hasAny(message, TOLD) && !hasAny(message, ASKS)) return true;
  if (isForSport(message) && hasAny(message, TRIP) && !hasAny(message, ASKS)) return true;
  return events.length > 0 && hasAny(message, LOOKED_FOR);
}

const DRESS_CODES = patterns('attire|code|rules|etiquette|mean|means|tips|advice');

/** Whether it is asked what one wears to an event, and not for what to wear. */
export const asksOfEvent = (message: Message): boolean =>
  hasAny(message, ASKS) || hasAny(message, DRESS_CODES);

/** "More formal, it's a gala" goes on with what is there. */
const CHANGED = patterns('{comparison}', 'it|this|that is', 'make|change|keep|same');

/** An event to dress for, the first one or another than the outfits so far are for. */
export function goesToEvent(message: Message, state: DialogueState): boolean {
  const { request } = state;
  if (request === null) return isForEvent(message);
  if (request.outfit === null && isNextPurpose(message, state)) return true;
  const before = eventsIn(request.wishes);
  const isOther = eventsIn(message.readings.map(({ reading }) => reading)).some(
    (event) => !before.includes(event),
  );
  const isNamedAlone = before.length > 0 && isOther && !hasAny(message, CHANGED);
  return request.outfit !== null && isNamedAlone && isForEvent(message);
}
