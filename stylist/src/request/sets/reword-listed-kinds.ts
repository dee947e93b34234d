import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import { understandQuery } from '@modiste/lexicon/understand-query';

/** So many kinds in a row are a list of pieces. */
const LISTED_MIN = 3;
const MAIN: readonly (readonly Role[])[] = [['one-piece'], ['suit'], ['top', 'bottom']];
/** Words with nothing but spaces between them. */
const RUN = /[a-z][a-z'’-]*(?: +[a-z][a-z'’-]*)+/gi;

/** A kind that stands by itself in a row of words, in one word or two. */
interface Kind {
  words: string;
  role: Role;
}

/** The part that words are worn in, where they name one kind and nothing else. */
function roleOf(words: string): Role | null {
  const { readings } = understandQuery(words);
  const [reading] = readings;
  const isOne = readings.length === 1 && reading?.role === 'wanted';
  const isWhole = reading?.words.toLowerCase() === words.toLowerCase();
  const type = reading?.concepts.find(({ kind }) => kind === 'type')?.id ?? '';
  return isOne && isWhole ? typeRole(type) : null;
}

/** "Polo shirt" is one kind, and so are the "dress shoes" of somebody in a suit. */
function kindAt(words: readonly string[], at: number, isDressed: boolean): Kind | null {
  const [one = '', two = ''] = words.slice(at, at + 2);
  const [role, next, both] = [roleOf(one), roleOf(two), roleOf(`${one} ${two}`)];
  const isPair = two !== '' && both !== null && (role === null || role === next || isDressed);
  if (isPair) return { words: `${one} ${two}`, role: both };
  return role === null ? null : { words: one, role };
}

/** The kinds that follow one another in a row, list by list; what is no kind ends a list. */
function listsIn(words: readonly string[], isDressed: boolean): Kind[][] {
  const lists: Kind[][] = [[]];
  for (let at = 0; at < words.length; ) {
    const kind = kindAt(words, at, isDressed);
    if (kind === null) lists.push([]);
    else lists.at(-1)?.push(kind);
    at += kind === null ? 1 : kind.words.split(' ').length;
  }
  return lists;
}

const DRESSED = /\b(?:suit|tux(?:edo)?|blazer|trousers|pants|chinos|jeans|shirt|skirt)\b/i;

const OUTFIT_BEFORE = /\b(?:outfits?|looks?|fits?|ensembles?|sets?|everything|thing)$/i;

/** Whether kinds dress one from head to toe, one of each. */
function isOutfit(kinds: readonly Kind[]): boolean {
  const roles = kinds.map(({ role }) => role);
  const isCovered = MAIN.some((some) => some.every((role) => roles.includes(role)));
  return kinds.length >= LISTED_MIN && isCovered && new Set(roles).size === roles.length;
}

/**
 * A row of kinds without a comma as a list of them: "a whole outfit dress shoes bag" is for a dress and shoes,
 * and not for dress shoes.
 */
export function rewordListedKinds(text: string): string {
  const isDressed = DRESSED.test(text);
  return text.replaceAll(RUN, (run) => {
    const words = run.split(/ +/);
    if (words.length < LISTED_MIN) return run;
    const lists = listsIn(words, isDressed).filter(isOutfit);
    return lists.reduce((said, list) => {
      const [first] = list;
      const bare = list.map((one) => one.words).join(' ');
      const commas = list.map((one) => one.words).join(', ');
      const at = said.indexOf(bare);
      const before = said.slice(0, at).trimEnd();
      if (first === undefined || at < 0) return said;
      const joint = before === '' ? '' : OUTFIT_BEFORE.test(before) ? ', ' : ' ';
      return `${before}${joint}${commas}${said.slice(at + bare.length)}`;
    }, words.join(' '));
  });
}
