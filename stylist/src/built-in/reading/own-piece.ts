import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { broadKind } from '../../facts/item-names.ts';
import type { Turn } from '../../stylist.ts';
import { findOwned, wishOf } from '../../understanding/sayings/read-owned.ts';
import type { Note } from '../../unmet/read-covered.ts';

/** "What if I wear my own black trousers?" */
const OWN =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|well|actually)[ ,]+)*(?:what (?:if|about if)|and if|how about if|can|could|if|i)\b[^.?!,]*?\b(?:wear|use|keep|put on|take|bring|have|go with|got)\b(?: it with)? my (?:own|existing|old) (?<what>[a-z][a-z -]*?)(?: (?:instead|with (?:it|that|this|these)|already|at home|though|please))*\W*$/i;

/** "I already have black trousers", "no pants, I have some". */
const HAS =
  /^\W*(?:(?:and|but|so|ok|okay|oh|actually)[ ,]+)*(?:i|we)(?:['’]ve)? (?:already |actually |do )*(?:have|own|got|ve got) (?:(?:my own|some|a pair of|an?|nice|good|great) )*(?<what>[a-z][a-z -]*?)(?: (?:already|at home|though|tho))*\W*$/i;
const NONE =
  /^\W*(?:(?:and|but|so|ok|okay)[ ,]+)*(?:no|skip the|leave out the|not the|no need for) (?<what>[a-z][a-z -]*?)[,.;]? (?:because |cause |as |since )?(?:i|we)(?:['’]ve)? (?:already )?(?:have|own|got|ve got) (?:some|those|them|my own|one|a pair|plenty|mine)(?: already| at home)*\W*$/i;

/** A message that tells of pieces that the shopper has. */
export interface OwnPieces {
  /** What else it asks for. */
  words: string;
  /** What outfits are composed around from now on: "black trousers". */
  owns: readonly string[];
  /** Whether a piece that is shown makes room for it. */
  isExchanged: boolean;
  note: Note;
}

const rolesOf = (words: string) => [...new Set(understandQuery(words).types.map(typeRole))];

/** "Your own dark jeans are worn with each of them." */
const aroundNote = (what: string): Note => [
  `I put these together around your own ${what}, which no price counts in.`,
  `Each of these is to be worn with your own ${what}; the totals leave ${isMany(what) ? 'them' : 'it'} out.`,
];

const isMany = (what: string): boolean => /[^s]s$/.test(what);

/** "So something with those", said behind what somebody has. */
const WITH_THOSE =
  /^\W*(?:(?:and|so|but|i(?: need| want)?|want|need|find|show me|pick|choose)[\s,]+)*(?:(?:something|an outfit|outfits|a look|stuff|what)(?: (?:nice|good))? )?(?:to (?:go|wear|match)|(?:that )?(?:go|goes|works?|match(?:es)?)|i(?:['’]d)? (?:want|like) to wear|for|with|around)?(?: ?(?:with|for|around))? ?(?:those|them|that|it|these)\W*$/i;

/** "I own dark jeans, so just the top and shoes": these alone, to be worn with the jeans. */
function readRest({ words }: Turn): OwnPieces | null {
  const found = findOwned(words);
  if (found === null) return null;
  const { what, rest } = found;
  const [own, ...others] = rolesOf(what);
  const asked = rolesOf(rest).filter((role) => role !== own);
  if (own === undefined || others.length > 0 || asked.length < 2) return null;
  const wish = wishOf(rest).replaceAll(/\bthe /gi, '');
  return {
    words: `show me ${wish} that go together`,
    owns: [what],
    isExchanged: false,
    note: aroundNote(what),
  };
}

/**
 * A piece of their own that somebody wears in an outfit: the one in its place is left out, or other
 * outfits are composed around it.
 * @returns null where no outfit is shown, or none has room for such a piece.
 */
export function readOwnPiece(turn: Turn): OwnPieces | null {
  const { words, items, state } = turn;
  const { shown, request } = state;
  if (request?.outfit == null || shown.outfits.length === 0) return null;
  const rest = readRest(turn);
  if (rest !== null) return rest;
  const told = findOwned(words);
  const around = told !== null && WITH_THOSE.test(told.rest) ? told.what : undefined;
  const found = OWN.exec(words) ?? HAS.exec(words) ?? NONE.exec(words);
  const what = around ?? found?.groups?.what;
  if (what === undefined) return null;
  const roles = rolesOf(what);
  // Whoever has shoes wants none in any outfit to come either, which a refusal says.
  if (around === undefined && !OWN.test(words) && roles.includes('shoes')) return null;
  const inPlace = shown.outfits.map((ids) =>
    items.find(
      ({ id, other_info }) => ids.includes(id) && roles.includes(typeRole(other_info.type)),
    ),
  );
  const [worn] = inPlace;
  // Where one has no room for it, that of a suit for jeans, none of them is left as it is.
  if (worn !== undefined && inPlace.every((item) => item !== undefined)) {
    return {
      words: `without the ${broadKind(worn).noun}`,
      owns: [what],
      isExchanged: true,
      note: [
        `Then your own ${what} ${isMany(what) ? 'take' : 'takes'} that place.`,
        `With your own ${what}, the rest is this.`,
      ],
    };
  }
  if (!roles.some((role) => AROUND.has(role))) return null;
  return { words: 'other outfits', owns: [what], isExchanged: false, note: aroundNote(what) };
}

const OF_OUTFIT =
  /\b(?:outfits?|looks?|whole|complete|head to toe|ensemble|(?:to|i) wear|a fit|fit for)\b/i;
const HAS_BESIDE =
  /(?<=[\s,;.])(?:and |but )?(?:i(?:['’]ve)? )?already (?:have|got|own) (?:(?:my own|my|some|a pair of|an?|the|nice|good) )*(?<what>[a-z][a-z -]*?)(?=\s*(?:[,.;!?]|$))/i;

/** Around a dress or a suit of one's own the rest is composed; these are only left out. */
const BESIDE: ReadonlySet<string | null> = new Set(['shoes', 'bag', 'belt', 'jewelry', 'outer']);

/** Around these the rest of an outfit is composed. */
const AROUND: ReadonlySet<string | null> = new Set([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
]);
const ITS_OWN =
  '(?:(?:my own|my|some|a pair of|an?|the|this|these|nice|good|great|new|old|favou?rite) )*';
const END = String.raw`(?=\s*(?:[,.;!?]|\b(?:for|to|and i|but|so|that|which|in|on|at|under|i want|i['’]?d)\b|$))`;
/** "An outfit for brunch, I have a denim skirt". */
const TOLD_BESIDE = new RegExp(
  String.raw`(?:^|(?<=[\s,;.]))(?:and |but |so )?\bi(?:['’]ve)? (?:already |do |also |just )*(?:have|got|own|bought) ${ITS_OWN}(?<what>[a-z][a-z -]*?)(?: (?:already|at home|i want to (?:wear|use)|i['’]d like to wear|to (?:wear|use|work with)))*${END}`,
  'i',
);
/** "An outfit with my green skirt". */
const WITH_MY = new RegExp(
  String.raw`\b(?:with|around|for|using|featuring|based on|to go with|including) my (?:own |old |new |favou?rite )*(?<what>[a-z][a-z -]*?)${END}`,
  'i',
);

/** Outfits that are asked for around what somebody has, where none is shown yet. */
export function readOwnAround({ words, attachment }: Turn): OwnPieces | null {
  if (attachment !== null || !OF_OUTFIT.test(words)) return null;
  const found = TOLD_BESIDE.exec(words) ?? WITH_MY.exec(words);
  const what = found?.groups?.what?.trim() ?? '';
  const [role, ...others] = rolesOf(what);
  if (found === null || role === undefined || others.length > 0 || !AROUND.has(role)) return null;
  const rest = words
    .replace(found[0], ' ')
    .replaceAll(/\s+(?=[,.;!?])/g, '')
    .trim();
  if (!OF_OUTFIT.test(rest)) return null;
  return { words: rest, owns: [what], isExchanged: false, note: aroundNote(what) };
}

/** An outfit, beside which somebody tells what they have: "already have black shoes" asks for none. */
export function rewordOwnBeside(words: string): string {
  const found = OF_OUTFIT.test(words) ? HAS_BESIDE.exec(words) : null;
  const [type = ''] = understandQuery(found?.groups?.what ?? '').types;
  const name = BESIDE.has(typeRole(type)) ? findType(type)?.plural : undefined;
  return found === null || name === undefined ? words : words.replace(found[0], `no ${name}`);
}
