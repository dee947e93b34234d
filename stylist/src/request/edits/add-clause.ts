import { boardsOf } from '../../dialogue/boards.ts';
import type { EditClause } from '../clauses/read-clause.ts';
import type { Sentence } from '../clauses/split-edits.ts';
import { isNamedBy } from '../pieces/named-in-outfits.ts';
import { addPlain, describes, isIdle, OF_WHOLE, withMore } from './add-plain.ts';
import { ASKS_TOTAL } from './asked-beside.ts';
import { backToOneWith } from './back-with.ts';
import type { Beside } from './called-piece.ts';
import {
  nearFirst,
  piecesOf,
  placeIn,
  type Reading,
  replacedIn,
  type Scene,
  severalShown,
  spokenOf,
} from './edit-scene.ts';
import { meantPlace } from './outfit-place.ts';
import type { PartEdit } from './part-edit.ts';
import { partsOfClause } from './parts-of-clause.ts';

const NOTHING_SAID =
  /^\W*(?:(?:no+|yes|yeah|yep|ok|okay|perfect|great|nice|cool|good|lovely|thanks?|thank you|please|pls|hmm*|ugh|wow|very good|rest is (?:perfect|fine|good|great|ok(?:ay)?)|the rest (?:is|stays?|can stay)\b.*|everything else .*|actually|wait|sorry|that['’]?s (?:it|all)|(?:remove|drop|lose) (?:it|them|that)|(?:take|leave) (?:it|them|that) (?:out|off|away)|it|instead|too|as well|if possible)[ ,!.]*)+$/i;

const BEGINS_WITH_PLACE =
  /^\W*(?:(?:ok(?:ay)?|yes|so|i (?:like|love|want|prefer|take))[ ,]+)*(?:the )?(?:(?:outfit|look|number|#) ?[1-6]|first|second|third|last|1st|2nd|3rd|[1-6])(?: (?:one|outfit|look))? (?:with|without|in|but|only)\b/i;

/** "Not other shorts" wishes for those that were there. */
const NOT_OTHER = /\b(?:not|no|don['’]?t want) (?:any |an)?(?:other|another|different|new)\b/i;

/** "Keep the dress outfit": the whole outfit stays, or comes back; null where a clause names none so. */
function outfitOfKind(reading: Reading, clause: EditClause, scene: Scene): Reading | null {
  const isOutfit = /\b(?:outfit|look|set)\b(?! \d)/i.test(clause.text) && clause.types.length > 0;
  // Who starts over puts pieces together anew.
  if (!isOutfit || reading.isWhole || !(clause.isBack || clause.does === 'keep')) return null;
  const holds = (ids: readonly string[]): boolean =>
    piecesOf(scene, { ids, from: null }).some((piece) => isNamedBy(clause.types, piece));
  const more = { ...reading, said: reading.said + 1, isSure: true };
  const here = reading.start.filter(({ ids }) => holds(ids)).map(({ ids }) => ids);
  if (here.length > 0) return { ...more, settled: [...reading.settled, ...here] };
  const all = boardsOf(scene.turn.state)
    .toReversed()
    .flatMap(({ outfits }) => outfits);
  const ids = all.find(holds);
  if (ids === undefined) return null;
  return {
    ...more,
    start: [...reading.start, { ids, from: null }],
    settled: [...reading.settled, ids],
  };
}

/** Reads one clause after those before it; null where it is no edit. */
function addClause(
  reading: Reading,
  { clause, isFault, group }: { clause: EditClause; isFault: boolean; group: number },
  scene: Scene,
): Reading | null {
  const { text } = clause;
  if (NOTHING_SAID.test(text) || ASKS_TOTAL.test(text) || NOT_OTHER.test(text)) return reading;
  const back = backToOneWith(reading, clause, scene);
  if (back !== null) return back;
  const { outfits } = scene.turn.state.shown;
  const place = placeIn(text, scene);
  const isOfPlace = place !== null && reading.start.some(({ from }) => from === place);
  const of = reading.start.filter(({ from }) => !isOfPlace || from === place);
  const worn = of.flatMap((one) => piecesOf(scene, one));
  const spoken = spokenOf(reading, scene);
  const beside: Beside = {
    worn,
    known: nearFirst(scene.known, spoken, scene),
    outfits: severalShown(scene).map((ids) => piecesOf(scene, { ids, from: null })),
    spoken,
    replaced: replacedIn(of, scene),
    isOfShown: reading.isWhole || reading.parts.some(({ piece }) => piece !== null),
    last: reading.parts.at(-1) ?? null,
    isFault,
  };
  const parts = partsOfClause(clause, beside);
  const ofOutfit = outfitOfKind(reading, clause, scene);
  if (ofOutfit !== null) return ofOutfit;
  if (parts.length === 0 && isFault && !clause.isBack)
    return { ...reading, said: reading.said + 1 };
  if (parts.length === 0)
    return clause.types.length > 0 && clause.does !== null
      ? reading
      : addPlain(reading, clause, scene);
  const at = place ?? reading.at;
  const isNamed = parts.some(({ piece, gone }) => piece !== null || gone !== null);
  const here = parts.map((part) => ({
    ...part,
    group,
    at: part.at ?? (place === null ? null : [place]),
  }));
  return {
    ...reading,
    at,
    // "The first with other shoes" chooses the first.
    start: isOfPlace && BEGINS_WITH_PLACE.test(text) ? of : reading.start,
    said: reading.said + 1,
    parts: [...reading.parts, ...here],
    isSure:
      reading.isSure ||
      isNamed ||
      isFault ||
      clause.isOfAll ||
      (place !== null && outfits.length > 1),
    isWhole: reading.isWhole || (isNamed && OF_WHOLE.test(text)),
    ...(clause.budget !== null && { budget: clause.budget }),
  };
}

/** "No fuchsia anywhere" is said of no single piece. */
const refusesEverywhere = ({ text, types, looks }: EditClause): boolean =>
  types.length === 0 &&
  looks.length > 0 &&
  looks.every(({ role }) => role === 'negated') &&
  /\b(?:anywhere|at all|whatsoever|in any of (?:it|them|these|those))\b/i.test(text);

/** What clauses say that name no piece, where an outfit was chosen: a price is that of all of it. */
function withPriceOfAll(reading: Reading, early: readonly EditClause[]): Reading | null {
  const [price, ...others] = early;
  const isPrice =
    others.length === 0 &&
    price !== undefined &&
    price.most !== null &&
    price.looks.length + price.comparisons.length === 0;
  return isPrice ? { ...reading, budget: price.most } : null;
}

/** What stands before the first part is said of it: "I have 220 left, better shoes". */
export function readAll(sentences: readonly Sentence[], scene: Scene): Reading | null {
  const start = scene.turn.state.shown.outfits.map((ids, from) => ({ ids, from }));
  const none = {
    parts: [],
    settled: [],
    picked: [],
    isReturned: false,
    at: null,
    budget: null,
    said: 0,
    isSure: false,
    isWhole: false,
    isAlone: false,
  };
  let reading: Reading | null = { start, colors: {}, ...none };
  const early: EditClause[] = [];
  for (const [group, { clauses, isFault }] of sentences.entries()) {
    for (const clause of clauses) {
      if (reading === null) return null;
      if (isFault && clause.types.length === 0 && !clause.isBack) continue;
      if (refusesEverywhere(clause)) continue;
      const isEarly: boolean = reading.parts.length === 0 && describes(clause) && !isIdle(clause);
      if (
        isEarly &&
        clause.does !== 'keep' &&
        !clause.isBack &&
        meantPlace(clause.text, 9) === null
      ) {
        early.push(clause);
        continue;
      }
      reading = addClause(reading, { clause, isFault, group }, scene);
      const parts: readonly PartEdit[] = reading?.parts ?? [];
      const first = parts.find(({ does }) => does !== 'keep');
      if (reading === null || first === undefined || early.length === 0) continue;
      const whole = early.splice(0).reduce((part, one) => withMore(part, one, null), first);
      const all = parts.map((part) => (part === first ? whole : part));
      reading = { ...reading, isSure: true, parts: all };
    }
  }
  // "Just the first, still under 300" is said of all of it.
  if (reading?.isSure === true && reading.parts.length === 0 && early.length > 0)
    return withPriceOfAll(reading, early);
  // "Make it dressier but keep the shoes" is said of all that does not stay.
  const isOfWhole = reading?.parts.every(({ does }) => does === 'keep') === true;
  const isOpen = early.length > 0 && (reading?.isSure !== true || isOfWhole);
  return isOpen ? null : reading;
}
