import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup, RECORDED_GROUPS } from '@modiste/lexicon/attributes';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { RequestWish } from '../../dialogue/dialogue-state.ts';
import { exactFabrics, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { spellPlace } from '../../facts/number-words.ts';
import { filedAs, recordSays } from '../../facts/record-says.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';

const FABRICS_MAX = 3;

/** Whether a wish is for something that a piece has by its record: velvet, long sleeves, stripes. */
const isOfRecord = ({ role, concepts, memoryId }: RequestWish): boolean =>
  role === 'wanted' &&
  memoryId === undefined &&
  concepts.length > 0 &&
  concepts.every(
    ({ kind, id }) =>
      kind === 'material' ||
      kind === 'pattern' ||
      (kind === 'attribute' && RECORDED_GROUPS.has(attributeGroup(id))),
  );

const meets = ({ concepts }: QueryReading, item: Item): boolean => {
  const facts = readItemFacts(item);
  const filed = filedAs(item);
  return concepts.every((concept) => recordSays(facts, concept) === 'yes' || filed.has(concept.id));
};

const isFabric = ({ concepts }: QueryReading): boolean =>
  concepts.every(({ kind }) => kind === 'material');

const fabricsOf = (outfits: readonly (readonly Item[])[]): string[] => {
  const leading = outfits.flatMap(([lead]) => lead ?? []);
  const named = leading.flatMap((item) =>
    exactFabrics(readItemFacts(item).garment.materials).slice(0, 1).map(fabricName),
  );
  return [...new Set(named)].slice(0, FABRICS_MAX);
};

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);

/** The kind of piece that a look is said of alone: leather of "a black leather belt". */
function ownerOf(wish: QueryReading, wishes: readonly QueryReading[]): string | null {
  for (const { concepts } of wishes.slice(wishes.indexOf(wish) + 1)) {
    const type = concepts.find(({ kind }) => kind === 'type');
    if (type !== undefined) return type.id;
    if (!concepts.every(({ kind }) => LOOKS.has(kind))) return null;
  }
  return null;
}

/** A wish of one piece that no piece of its kind meets. */
function tellNoneOf(wish: QueryReading, type: string, speech: Speech): string {
  const name = (findType(type)?.name ?? 'piece').toLowerCase();
  const said = wish.words.toLowerCase();
  return speech.say(
    `No ${name} that fits in here is ${said} according to its listing, so this one comes nearest.`,
    `For the ${name}, “${said}” is not met: nothing that fits in here says so.`,
  );
}

/** A wish that no piece of any outfit meets, and what stands there instead. */
function tellNone(wish: QueryReading, outfits: Found['outfits'], speech: Speech): string {
  const said = wish.words.toLowerCase();
  const fabrics = fabricsOf(outfits);
  if (isFabric(wish) && fabrics.length > 0) {
    const these = joinWithAnd(fabrics);
    return speech.say(
      `Nothing that suits is made of ${said}; what leads here is ${these} instead.`,
      `There is still no ${said} in it: it is led by ${these}.`,
    );
  }
  return speech.say(
    `I found none that suits with “${said}” in its listing, so that wish is not met here.`,
    `“${capitalize(said)}” is still not met: no listing here says so.`,
    `There is none with “${said}” among what suits.`,
  );
}

/** A wish that only some of the outfits meet. */
function tellSome(wish: QueryReading, places: readonly number[], speech: Speech): string {
  const said = wish.words.toLowerCase();
  const only = joinWithAnd(places.map((at) => `the ${spellPlace(at)}`));
  return speech.say(
    `Only ${only} ${places.length === 1 ? 'has' : 'have'} “${said}” according to the listing.`,
    `By the listings, “${said}” is true of ${only} alone.`,
    `As for “${said}”: only ${only} ${places.length === 1 ? 'says' : 'say'} so.`,
    `“${capitalize(said)}” is met by ${only}, and not by the rest.`,
  );
}

/**
 * Wishes for a fabric, a pattern or a detail that no piece of an outfit meets by its record, or not in
 * each outfit: nobody is to think that they were heard and kept.
 */
export function tellUnmet({ outfits, state, notice }: Found, speech: Speech): string {
  const { request } = state;
  // A notice has told already why the outfit is not as it was asked for.
  const { set, move, isTrimmed } = request?.outfit ?? {};
  const isMoved = move !== undefined || isTrimmed === true;
  if (outfits.length === 0 || notice !== null || set !== undefined || isMoved) return '';
  // Of one piece that changed, only what was said now is of interest.
  const heard = state.heard?.at(-1) ?? '';
  const isAsked = ({ words }: QueryReading): boolean =>
    request?.outfit?.change === undefined || heard.includes(words.toLowerCase());
  const asked = (request?.wishes ?? []).filter((wish) => isOfRecord(wish) && isAsked(wish));
  // One garment is of one fabric: of "satin or velvet" either will do.
  const fabrics = asked.filter(isFabric);
  const isMet = (wish: QueryReading, item: Item): boolean =>
    isFabric(wish) ? fabrics.some((one) => meets(one, item)) : meets(wish, item);
  const said = asked.filter((wish) => !isFabric(wish) || wish === fabrics[0]);
  const told = said.map((wish) => {
    const owner = ownerOf(wish, request?.wishes ?? []);
    const isOf = ({ other_info: { type } }: Item): boolean =>
      owner === null || typeRole(type) === typeRole(owner);
    const places = outfits.flatMap((pieces, at) =>
      pieces.some((item) => isOf(item) && isMet(wish, item)) ? [at] : [],
    );
    if (places.length === outfits.length) return '';
    if (places.length === 0 && owner !== null) return tellNoneOf(wish, owner, speech);
    return places.length === 0 ? tellNone(wish, outfits, speech) : tellSome(wish, places, speech);
  });
  return joinSentences(...told);
}
