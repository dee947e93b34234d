import { isKindOf } from '@modiste/lexicon/refine-type';
import { type AdviceTopic, eventTold } from '../../dialogue/advice-topic.ts';
import type { AskedThing } from './asked-thing.ts';
import rules from './event-rules.json' with { type: 'json' };
import type { Stance, Verdict } from './verdict.ts';

interface EventRule {
  /** Of what it holds; each that is given has to fit. */
  words?: string;
  colors?: readonly string[];
  facts?: readonly string[];
  types?: readonly string[];
  /** Where and when; each that is given has to fit. */
  times?: readonly string[];
  places?: readonly string[];
  seasons?: readonly string[];
  events?: readonly string[];
  /** Whether it tells that a thing is needed, and not that it may be worn. */
  needed?: boolean;
  stance: string;
  why: readonly string[];
}

const STANCES: readonly Stance[] = ['bad', 'poor', 'depends', 'fair', 'good'];
const isStance = (name: string): name is Stance => STANCES.some((one) => one === name);
const RULES: readonly EventRule[] = rules;
const REASONS_MAX = 2;

/** A verdict by an event; what is known of the very place counts before the rules of the occasion. */
interface EventVerdict extends Verdict {
  isOfPlace: boolean;
}

const isOf = (rule: EventRule, { said, colors, facts, type }: AskedThing): boolean =>
  (rule.words === undefined || new RegExp(rule.words, 'i').test(said)) &&
  (rule.colors === undefined || colors.some(({ shade }) => rule.colors?.includes(shade.color))) &&
  (rule.facts === undefined || facts.some((id) => rule.facts?.includes(id))) &&
  (rule.types === undefined || rule.types.some((id) => type !== null && isKindOf(type, id)));

const isAt = (rule: EventRule, { event, place, time, season }: AdviceTopic): boolean =>
  (rule.times === undefined ||
    (time !== null && rule.times.includes(time === 'morning' ? 'day' : time))) &&
  (rule.places === undefined || (place !== null && rule.places.includes(place))) &&
  (rule.seasons === undefined || rule.seasons.some((one) => season?.endsWith(one))) &&
  (rule.events === undefined || rule.events.some((one) => event?.endsWith(one)));

/**
 * What is known of a thing at an event by its hour, its place, and its season: whether it is right there, or
 * whether it is needed. The strictest of what fits counts. Null where nothing is known.
 * @param at Where and when, in words: "a garden wedding in the afternoon".
 */
export function verdictByEvent(
  thing: AskedThing,
  at: string,
  isNeed: boolean,
): EventVerdict | null {
  const event = eventTold(at);
  if (event.event === null) return null;
  const fitting = RULES.filter(
    (rule) => (rule.needed ?? false) === isNeed && isOf(rule, thing) && isAt(rule, event),
  ).flatMap(({ stance, why, places }) =>
    isStance(stance) ? [{ stance, why, isOfPlace: places !== undefined }] : [],
  );
  const [worst] = fitting.toSorted(
    (one, other) => STANCES.indexOf(one.stance) - STANCES.indexOf(other.stance),
  );
  if (worst === undefined) return null;
  const same = fitting.filter(({ stance }) => stance === worst.stance).slice(0, REASONS_MAX);
  const wordings = [0, 1].map((at) =>
    same.map(({ why }) => why[at] ?? why[0] ?? '').join('. And '),
  );
  const { stance, isOfPlace } = worst;
  return { stance, why: [...new Set(wordings)], type: thing.type, isOfPlace };
}
