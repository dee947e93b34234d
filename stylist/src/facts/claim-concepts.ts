import type { Item } from '@modiste/contract/entities/item';
import { COLORS } from '@modiste/contract/values';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { isOfCare } from '@modiste/lexicon/care-words';
import { findComparison } from '@modiste/lexicon/comparisons';
import type { Concept } from '@modiste/lexicon/concept';
import { formalityOf, warmthOf } from '@modiste/lexicon/garment-types';
import { ownStatements } from '@modiste/lexicon/own-statements';
import { matchPhrases, type PhraseMatch } from '@modiste/lexicon/phrase-table';
import { tokenize } from '@modiste/lexicon/tokens';
import { isSoftFabric } from './fabric-traits.ts';
import { itemColorNames } from './item-colors.ts';
import { type ItemFacts, isJudged, readItemFacts } from './item-facts.ts';
import { isDeniedAt, isFreeAfter } from './read-denials.ts';
import { recordSays, shownInColor, type Verdict } from './record-says.ts';

/**
 * From each of these on a clause speaks of other things than the item: what it is worn with, what it
 * differs from, what the shopper asked for.
 */
const OTHER_THINGS: readonly RegExp[] = [
  /\b(?:goes|go|works?|looks?|pairs?|paired|worn|wear|match(?:es)?|sits?|layers?|layered|teams?|team|belongs|built|build|finish(?:es)?|throw|thrown|tuck|tucked|pull|pulled|add)\b[^.;:]*?\b(?:with|over|under|beneath|beside|alongside|around|next to|into|a|an)\b[^.;:]*?(?=,? (?:and )?(?:it|this|its|now|at \$|costs?)\b|(?:,? and|,) (?:is|has|comes|keeps|stays|includes)\b|[.;:]|$)/gi,
  /\b(?:over|under|beneath|atop) (?:a|an|any|your|summer|winter|everything)\b[^.,;:]*/gi,
  /\b(?:beside|next to|alongside|against|under|over|with|for|to go with) (?:your|the|that|those|these) (?:[\w’'-]+ ){0,6}?(?:you (?:saved|liked|asked|chose|picked|showed|attached|named))[^.,;:]*/gi,
  /\bas [\w-]+ as [^.,;:]*/gi,
  /\b(?:attention to|next to|picks? up|repeats?|sits? with) [^.,;:]*/gi,
  /\b(?:the|your) [^.,;:]* and [^.,;:]* go together\b/gi,
  /\b(?:than|instead of|rather than|unlike|compared (?:to|with)) [^.,;:]*/gi,
  /\blike (?:a|an|the|your) [^.,;:]*/gi,
  // "You asked for pockets, and it has them" says that it has pockets.
  /\byou (?:asked for|wanted|named|mentioned|said)\b(?![^.;]*\b(?:has|have|is|are|does|with|gives|delivers|got)(?: got)? (?:them|those|that|it|so|both|just that|exactly that)\b)[^.,;:]*/gi,
];

/** Words that name no garment or fact where they stand like this. */
const IDIOMS: readonly RegExp[] = [
  /\bdress(?:ed|es)? (?:it |this |them |these |things )?(?:up|down)\b(?:[^.,;:]*\bwith\b[^.,;:]*)?/gi,
  /\bdress codes?\b|\bdressed\b/gi,
  /\bsuits? (?=(?:a|an|the|your|you|any|every|most|both|this|that|warm|hot|cold|cool|day|days|evening|evenings|casual|formal|office|dressy|spring|summer|fall|winter|rain|prom|brunch|school|church|lounging|game|running|yoga|hiking|swimming|skiing|tennis|golf|cycling)\b)/gi,
  /\bsuited\b|\bwell suited\b/gi,
  /\btop (?:pick|choice|of|end|price)\b/gi,
  /\b(?:tie|ties|tied) (?:it|in|with|together|into|everything)\b/gi,
  /\bstraight (?:to|from|out|into|away|off)\b/gi,
  /\bcut (?:from|to|out for)\b/gi,
  /\bwarm (?=(?:days?|weather|evenings?|nights?|seasons?|months?|afternoons?|climates?|air)\b)/gi,
  /\b(?:keeps?|holds?|traps?|adds?) (?:a (?:lot|little) (?:of )?)?warm(?:th)?\b/gi,
  /\b(?:looks?|reads?) (?:like|as) \w+\b/gi,
  /\bslips? (?:on|into|over|under)\b/gi,
  /\b(?:one|two|three|four) (?:that|of)\b/gi,
  /\bcolor of gold\b|\bgold standard\b|\bwhite tie\b|\bred carpet\b|\bgreen light\b/gi,
  /\bdrapes\b|\b(?:falls|hangs) (?:straight|flat|close)\b/gi,
  /\bshrugs? off\b|\bblack[- ]tie\b|\bsmart casual\b/gi,
  /\b(?:with|kept) your (?:[\w-]+’s )?(?:wide|narrow) feet\b/gi,
  /\bfull price\b|\bfull size\b/gi,
  /\bbuttons? up\b|\bzips? up\b(?! )/gi,
  /\bon paper\b|\bwatch\b|\bprint(?:s|ed)? (?:below|here)\b/gi,
];

const cut = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replaceAll(pattern, ', '), text);

/** A sentence without what it says of other things, and without idioms that look like facts. */
const withoutIdioms = (text: string): string => cut(cut(text, OTHER_THINGS), IDIOMS);

const STATED: ReadonlySet<Concept['kind']> = new Set([
  'type',
  'color',
  'material',
  'pattern',
  'attribute',
  'gender',
]);
const PART_AFTER =
  /^(?: \w+)? (lining|lined|trim|trimmed|sole|soles|buttons?|zips?|zippers?|hardware|piping|collar|cuffs?|straps?|belt|hood|panels?|heel|laces|stitching|edge|edges|hem|buckles?|chain|insole|footbed|label|interior)\b/i;
const PART_BEFORE =
  /\b(lined|trimmed|edged|piped|backed|tipped|finished|lining|trim|sole|soles|buttons|buckle|hardware|straps?|heel)(?: is| are)? (?:in|with|of|by) (?:\w+ )?$/i;
/** Below or above these the weather is wrong for a type, whatever anyone says of it. */
const COLD_WEAR_MIN = 0.1;
const HOT_WEAR_MAX = 0.7;
const FORMAL_MIN = 0.35;
const FORMAL: ReadonlySet<string> = new Set([
  'black-tie-event',
  'white-tie',
  'black-tie-optional',
  'formal',
  'creative-black-tie',
]);

interface Scene {
  item: Item;
  among: readonly Item[];
}

interface Claim {
  match: PhraseMatch;
  words: string;
  isDenied: boolean;
  /** The part that it is said of: the "lining" of a silk lining; null where it is the item. */
  part: string | null;
}

/** The words of a text, without how hot its care label says to wash. */
function folded(text: string): string {
  const tokens = tokenize(text);
  const words = tokens.filter((_, at) => !isOfCare(tokens, at, at + 1));
  return ` ${words.map(({ word }) => word).join(' ')} `;
}

/** Whether a garment of several words follows: monk straps and belt bags are no parts of something. */
const isBeforeGarment = ({ to }: PhraseMatch, matches: readonly PhraseMatch[]): boolean =>
  matches.some(
    (next) =>
      next.from === to &&
      next.to - next.from > 1 &&
      next.concepts.some(({ kind }) => kind === 'type'),
  );

function claimsIn(text: string): Claim[] {
  const tokens = tokenize(text);
  const matches = matchPhrases(tokens);
  return matches.map((match) => {
    const start = tokens[match.from]?.start ?? 0;
    const end = tokens[match.to - 1]?.end ?? start;
    return {
      match,
      words: text.slice(start, end),
      isDenied: isDeniedAt(tokens, match.from) || isFreeAfter(tokens, match.to),
      part:
        (isBeforeGarment(match, matches) ? null : PART_AFTER.exec(text.slice(end))?.[1]) ??
        PART_BEFORE.exec(text.slice(0, start))?.[1] ??
        null,
    };
  });
}

/** Groups of attributes that name a thing which a sentence about a part names just as well. */
const DETAILED: ReadonlySet<string> = new Set(['detail', 'closure', 'feature']);

/** That a pocket is lined does not make a hoodie lined. */
const isDetailed = (id: string): boolean =>
  id !== 'lined' && DETAILED.has(attributeGroup(id) ?? '');

/** Whether the record's own words about the item bear the phrase. */
function isWritten(
  words: string,
  { item, denied, ownText }: ItemFacts,
  concepts: readonly Concept[],
): boolean {
  if (concepts.some(({ id }) => denied.has(id))) return false;
  const { short_description, description, semantic_search_description } = item;
  const isDetail = concepts.some(({ kind, id }) => kind === 'attribute' && isDetailed(id));
  const own = [
    short_description,
    semantic_search_description,
    ...ownStatements(description),
    ...(isDetail ? [withoutIdioms(ownText)] : []),
  ];
  return own.some((text) => folded(text).includes(folded(words)));
}

const PART_STEM_CHARS = 3;

/** A trim or a lining is true where one sentence of the record names it with what it is made of. */
function isWrittenPart(words: string, part: string, { item, sentences }: ItemFacts): boolean {
  const stem = part.toLowerCase().slice(0, PART_STEM_CHARS);
  return [item.short_description, ...sentences].some((sentence) => {
    const own = folded(sentence);
    return own.includes(folded(words)) && own.includes(` ${stem}`);
  });
}

const PLAIN: ReadonlySet<string> = new Set([
  ...COLORS.map((color) => color.toLowerCase()),
  'grey',
  'multicolored',
]);

/** "Navy" asks for more than a blue: that the record bears the name. */
function isColorTold(words: string, verdict: Verdict, { item }: ItemFacts): boolean {
  const bears = (name: string) => folded(name).includes(folded(words));
  if (itemColorNames(item).some(bears)) return true;
  const isPlain = PLAIN.has(words.toLowerCase());
  return verdict === 'yes' && (isPlain || [item.short_description, item.description].some(bears));
}

/** What an occasion or a season cannot be said of: a parka for the beach. */
function contradicts(id: string, { garment }: ItemFacts): boolean {
  const { type } = garment;
  if (type === null) return false;
  const [warmth, formality] = [warmthOf(type) ?? 0.5, formalityOf(type) ?? 0.5];
  if (id === 'winter') return warmth < COLD_WEAR_MIN && formality > 0;
  if (id === 'summer' || id === 'beach') return warmth > HOT_WEAR_MAX;
  return FORMAL.has(id) && formality < FORMAL_MIN;
}

function isTrueConcept(concept: Concept, claim: Claim, facts: ItemFacts): boolean {
  const { kind, id } = concept;
  if (kind === 'attribute' && isJudged(id)) return claim.isDenied || !contradicts(id, facts);
  const verdict = recordSays(facts, concept);
  if (claim.isDenied) return (kind === 'color' ? shownInColor(facts, id) : verdict) === 'no';
  if (kind === 'gender') return verdict === 'yes' || facts.item.other_info.gender === 'Unisex';
  if (claim.part !== null) return isWrittenPart(claim.words, claim.part, facts);
  if (kind === 'color') return isColorTold(claim.words, verdict, facts);
  return verdict === 'yes';
}

function isTrueClaim(claim: Claim, facts: ItemFacts): boolean {
  const concepts = claim.match.concepts.filter(({ kind }) => STATED.has(kind));
  if (concepts.length === 0) return true;
  if (concepts.some((concept) => isTrueConcept(concept, claim, facts))) return true;
  if (/^soft$/i.test(claim.words) && facts.garment.materials.some(isSoftFabric)) return true;
  const isOtherFiber = concepts.some(
    (concept) => concept.kind === 'material' && recordSays(facts, concept) === 'no',
  );
  if (claim.isDenied || claim.part !== null || isOtherFiber) return false;
  return isWritten(claim.words, facts, concepts);
}

/** Types, colors, materials, patterns and attributes of a sentence that the record does not say. */
export function falseConcepts(text: string, { item }: Scene): string[] {
  const facts = readItemFacts(item);
  return claimsIn(withoutIdioms(text))
    .filter(({ match }) =>
      match.concepts.every(({ kind, id }) => kind !== 'comparison' || findComparison(id) === null),
    )
    .filter((claim) => !isTrueClaim(claim, facts))
    .map(({ words }) => words);
}
