import { attributeGroup } from '@modiste/lexicon/attributes';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer } from '../../answers/answer.ts';
import { needsOf } from '../../choosing/needs/judge-need.ts';
import {
  needsSaid,
  type SaidNeed,
  tellNeed,
  withoutFigure,
} from '../../choosing/needs/said-needs.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { asksForPick } from '../../intents/asks-for-pick.ts';
import type { Turn } from '../../stylist.ts';
import { rewordShorthand } from '../../understanding/reword-shorthand.ts';
import type { Asked } from '../topics/asked.ts';
import { findTopic } from '../topics/find-topic.ts';
import { openAdvice } from '../topics/open-advice.ts';
import { reply } from '../topics/reply.ts';
import { tellFacts } from '../topics/tell-facts.ts';
import { showMe } from './garment-notes.ts';
import { PROPORTION_TOPICS } from './style-topics.ts';

const ASKS =
  /\b(?:advice|tips?|ideas?|help|what|whats|which|how|suggest(?:ions?)?|recommend(?:ations?)?|should i|(?<!\b(?:for|at|to|my|from|of) )works?(?: best)?|suits?|flatter\w*|looks? (?:good|best|better|nice))\b/i;
/** Of clothes it is wished that they do something; a trait is only told. */
const WISHES =
  /\b(?:makes?|making|looks? (?:taller|longer|slimmer|leaner)|lengthen|elongate|slimming)\b/i;
const SEEKS_ADVICE = /\b(?:advice|advise|tips?|ideas?|help|suggestions?|should i)\b/i;
const LOOKS_FOR =
  /\b(?:show|find|get|give|bring)(?: me| us)?\b|\b(?:i|we)(?:['’]?m| am|['’]?re)? ?(?:just |really |also )?(?:need|want|looking for|after|shopping for)\b(?! (?:advice|help|tips|ideas|to (?:look|know|seem|appear)))|\b(?:need|want|looking for) (?:a|an|some|new)\b/i;
/** A question of a piece that is shown, whatever figure it names. */
export const OF_SHOWN =
  /\b(?:this|that|these|those|it|they|the (?:first|second|third|fourth|fifth|sixth|last|other|1st|2nd|3rd)(?: one| pair)?)\b.*\?|^\W*(?:is|are|would|will|does|do|which of)\b/i;

/** "Which is easiest to put on" ranks what is shown. */
const WHICH_SHOWN = /^\W*(?:(?:and|but|so|ok|okay)[ ,]+)*which (?:ones?|pairs?|is|are|of)\b/i;

/** The figures that a message tells of. */
const figuresIn = (words: string): SaidNeed[] =>
  needsSaid(rewordShorthand(words)).filter(({ of }) => of === 'figure');

const garmentsIn = (words: string): string[] => typesOf(understandQuery(words).readings);

const EVENTS: ReadonlySet<string | null> = new Set(['occasion', 'dress-code', 'activity']);

const tellsEvent = (words: string): boolean =>
  understandQuery(words).soft.attributes.some((id) => EVENTS.has(attributeGroup(id)));

/**
 * Whether a message tells of a figure and asks what suits it, or tells of nothing else while nothing
 * is looked for: "my legs look short, any advice?", "I want to look taller".
 */
export function asksOfFigure({ words, state }: Pick<Turn, 'words' | 'state'>): boolean {
  if (figuresIn(words).length === 0 || OF_SHOWN.test(words)) return false;
  // "Which would you choose for a big bust" picks one of those shown.
  const isShown = state.shown.itemIds.length > 1;
  if (isShown && (asksForPick(words) || WHICH_SHOWN.test(words)) && garmentsIn(words).length === 0)
    return false;
  const left = withoutFigure(rewordShorthand(words));
  if (LOOKS_FOR.test(left)) return false;
  const isOpen = !/[a-z]/i.test(left);
  if (isOpen || SEEKS_ADVICE.test(left)) return true;
  // "What jeans make me look taller" is best answered with jeans, and with why these.
  if (garmentsIn(left).length > 0) return ASKS.test(left) && !WISHES.test(words);
  // Who tells where they go is to be dressed for it.
  if (tellsEvent(left) && !ASKS.test(left)) return false;
  const isSearched = state.request !== null && state.request.wishes.length > 0;
  return !isSearched || ASKS.test(left);
}

/** What is looked for after advice that named no garment, by whom it is for. */
const FIRST = {
  women: ['dress', 'top', 'jeans'],
  men: ['jeans', 'jacket', 'shirt'],
};

/** Whether a kind of garment has a cut that answers one of the figures. */
function isCut(figures: readonly SaidNeed[], type: string): boolean {
  const role = typeRole(type) ?? '';
  const needs = figures.map(({ id }) => id);
  return needsOf({ occasions: [], types: [], needs }).some(({ roles }) => roles.includes(role));
}

/** What suits a figure, garment by garment, in words for lines and not for bodies; null elsewhere. */
export function adviseOnFigure(asked: Asked): Answer | null {
  const { turn, speech } = asked.read;
  const figures = figuresIn(turn.words);
  if (figures.length === 0 || !asksOfFigure(turn)) return null;
  const named = garmentsIn(withoutFigure(rewordShorthand(turn.words)));
  const inForce = typesOf(turn.state.request?.wishes ?? []);
  const types = named.length > 0 ? named : inForce;
  const told = figures.map((figure) => speech.say(...tellNeed(figure, types)));
  const more = figures.flatMap(({ tell }) => (types.length === 0 ? [] : [tell.any ?? []]));
  const topic = findTopic(asked, PROPORTION_TOPICS);
  // What is said of bodies in general says nothing of this one.
  const isTold = topic === null || topic.id === 'body-shape';
  const parts = [
    openAdvice(asked),
    ...told,
    figures.length > 1 ? '' : tellFacts(asked, isTold ? more : topic.facts.slice(1), 1),
  ];
  const kinds =
    types.length > 0
      ? types.slice(0, 1)
      : FIRST[asked.wearer === 'men' ? 'men' : 'women'].filter((type) => isCut(figures, type));
  const suggestions = kinds.map(showMe);
  const [first = ''] = suggestions;
  return { ...reply(asked, { parts, suggestions }), offer: first.toLowerCase() };
}
