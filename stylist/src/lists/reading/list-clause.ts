import { attributeGroup } from '@modiste/lexicon/attributes';
import { type Comparison, findComparison } from '@modiste/lexicon/comparisons';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { SwapWish } from './list-edit.ts';

/** One clause of a message, as the lexicon reads it. */
export interface ReadClause {
  /** As it was said, misspellings corrected, in lower case. */
  text: string;
  understood: UnderstoodQuery;
}

/** What the words may point at. */
export interface ListScene {
  /** The kinds of the pieces on the list, by lexicon id. */
  types: readonly string[];
  /** The piece last spoken of, where it is on the list. */
  focusId: string | null;
  /** Its kind, by lexicon id; left out where none is spoken of. */
  focusType?: string | undefined;
}

export const DROPS =
  /\b(?:drop|skip|lose|remove|ditch|scrap|delete|nix|cross off|take (?:out|off)|take .+ (?:out|off)|leave (?:out|off|behind)|leave .+ (?:out|off|behind|home|at home)|without|minus|no|not bringing|won['’]?t (?:need|take|bring|pack|wear)|not taking|not packing|don['’]?t (?:really )?(?:need|want)|do not (?:need|want)|no need for|forget(?: about)?|get rid of)\b/;
export const SWAPS =
  /\b(?:swap|change|replace|switch|exchange|trade|other|another|different|instead|hate|dislike|ugly|boring|hideous|awful|rather|new|better|nicer|not (?:that|those|this|these|the|feeling|into|a fan)|don['’]?t (?:really )?(?:like|love)|do not (?:really )?like|not sure about|not .* (?:it|me|my style))\b/;
export const FEWER =
  /^\W*(?:that['’]?s|thats|it['’]?s|its|there (?:are|is)|such|wow|whoa|ok|so|and|hm+|[ ,])*(?:a lot of|lots of|loads of|tons of|so many|quite a few)\b|\b(?:won['’]?t|doesn['’]?t|will not|can['’]?t) (?:all|everything) fit\b|\b(?:fewer|less (?:stuff|things|pieces|items|clothes)|too (?:many|much|long)|shorter|half (?:as (?:long|many|much)|of (?:it|them|that|this|the list)|the (?:list|size|length|pieces))|less|cut (?:it |that |this )?(?:down|back)|trim|slim (?:it )?down|shorter list|smaller list|(?:pack|travel) light(?:er)?|reduce|shrink)\b/;
const LESS_SO =
  /\bless than \$?\d|\b(?:something|anything|one|ones|bit|little|looks?|be|is|are) less [a-z]+/;
const isWanted = ({ role }: Pick<QueryReading, 'role'>): boolean =>
  role === 'wanted' || role === 'shown';

/** "Swap the coat for a puffer" names both, though the puffer was read as what it goes with. */
export const typesOf = ({ text, understood }: ReadClause): string[] => [
  ...new Set(
    understood.readings.flatMap(({ concepts, role }) =>
      role === 'beside' && !SWAPS.test(text)
        ? []
        : concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
    ),
  ),
];

/** What a record states of what keeps the rain off, by lexicon id. */
export const OF_DRY: ReadonlySet<string> = new Set(['waterproof', 'water-resistant']);

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern', 'attribute']);

/** Whether some reading of one role is of a kind of garment, or of something else. */
const hasLess = ({ readings }: UnderstoodQuery, isOfType: boolean): boolean =>
  readings.some(
    ({ role, concepts }) =>
      role === 'less' &&
      concepts.length > 0 &&
      concepts.some(({ kind }) => kind === 'type') === isOfType,
  );

/** How a new piece is to differ from the old one; its price is told apart. */
export const thanOf = ({ readings }: UnderstoodQuery): Comparison[] =>
  readings.flatMap(({ role, concepts }) =>
    role === 'negated'
      ? []
      : concepts.flatMap(({ kind, id }) => {
          const found = kind === 'comparison' ? findComparison(id) : null;
          return found === null || found.aspect === 'price' ? [] : [found];
        }),
  );

/** "Light", where it is no shade of a color: "light blue". */
const LIGHT =
  /\b(?:light|lighter|thin|thinner|airy|summery|lightweight)\b(?! (?:blue|pink|green|gr[ae]y|brown|purple|yellow|beige|wash))/;

/** "Something that keeps the rain off", "for the rain", "water resistant". */
const DRY =
  /\b(?:water[- ]?proof|water[- ]?(?:resistant|repellent)|rain[- ]?proof|shower[- ]?proof|keeps? (?:the |off the |out the )?(?:rain|wet|water|showers?)(?: (?:off|out|away))?|keeps? (?:me|us|you) dry|(?:for|against|in) (?:the |some )?(?:rain|showers|wet)(?: in [a-z]+)?)\b/;

const TOO_DEAR =
  /\b(?:too (?:expensive|pricey|dear|costly)|costs? too much|can['’]?t afford|cannot afford)\b/;

/** What a piece may cost at most, where a clause names a price. */
const priceIn = ({ hard }: UnderstoodQuery): number | null => hard.priceMax;

/** How a new piece is to look, in the words that a search reads. */
export function wishOf({ text, understood }: ReadClause): SwapWish {
  const { readings, comparisons } = understood;
  const words = readings
    .filter(
      (reading) =>
        isWanted(reading) &&
        reading.concepts.length > 0 &&
        reading.concepts.every(({ kind }) => LOOKS.has(kind)),
    )
    .map((reading) => reading.words.toLowerCase());
  const most = priceIn(understood);
  const isLight = LIGHT.test(text);
  const isDry = DRY.test(text);
  const features = readings.flatMap(({ concepts, role }) =>
    isWanted({ role })
      ? concepts.flatMap(({ kind, id }) =>
          kind === 'attribute' && attributeGroup(id) === 'feature' && !(isDry && OF_DRY.has(id))
            ? [id]
            : [],
        )
      : [],
  );
  const isCheaper =
    TOO_DEAR.test(text) ||
    comparisons.some(({ aspect, direction }) => aspect === 'price' && direction < 0) ||
    readings.some(({ amount }) => amount?.kind === 'price-level' && amount.level < 0);
  const than = thanOf(understood);
  return {
    words: words.join(' '),
    isCheaper,
    ...(most !== null && { most }),
    ...(isLight && { isLight }),
    ...(isDry && { isDry }),
    ...(features.length > 0 && { features }),
    ...(than.length > 0 && { than }),
  };
}

/** Of "a puffer jacket" the puffer, and no jacket beside it. */
export const narrowest = (types: readonly string[]): string[] =>
  types.filter((type) => !types.some((one) => one !== type && isKindOf(one, type)));

export const isOn = (types: readonly string[], type: string): boolean =>
  types.some((one) => isKindOf(one, type));

/** "Less tops" are fewer of them; "something less sporty" is another piece. */
export function asksForFewer({ text, understood }: ReadClause): boolean {
  if (hasLess(understood, true)) return true;
  const isOfLook = thanOf(understood).length > 0 || hasLess(understood, false);
  return !isOfLook && !LESS_SO.test(text) && FEWER.test(text);
}
