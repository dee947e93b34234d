import { attributeGroup } from '../../attributes/attributes.ts';
import { typeRole } from '../../garments/garment-types.ts';
import { hasType, type PhraseMatch } from '../../phrases/phrase-table.ts';
import type { Token } from '../../words/tokens.ts';

const says = (match: PhraseMatch | undefined, id: string): boolean =>
  match?.concepts.some((concept) => concept.id === id) === true;

const KINDS_OF_TIES: ReadonlySet<string> = new Set([
  'material',
  'pattern',
  'gender',
  'shopper-gender',
]);

/** Prices, sizes and brands are blanked before phrases are read: then a thing to buy is meant. */
const BLANKED = ';';

const describesTie = ({ concepts }: PhraseMatch): boolean =>
  concepts.some(
    ({ kind, id }) =>
      KINDS_OF_TIES.has(kind) || ['fit', 'detail', 'closure'].includes(attributeGroup(id) ?? ''),
  );

/** Whether a black necktie is meant: something is said of the tie itself, or of its price or size. */
const isNecktie = (others: readonly PhraseMatch[], text: string): boolean =>
  text.includes(BLANKED) || (!others.some(hasType) && others.some(describesTie));

const KARATS = /^\d{1,2}k$/;
/** What is made of gold. */
const PRECIOUS: ReadonlySet<string> = new Set(['jewelry', 'watch']);

const typesOf = ({ concepts }: PhraseMatch): string[] =>
  concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

const isActivity = ({ concepts }: PhraseMatch): boolean =>
  concepts.some(({ id }) => attributeGroup(id) === 'activity');

/** "14k" beside an earring is gold; "running a 10k" and "10k shoes" tell of a race. */
function isOfRace(match: PhraseMatch, matches: readonly PhraseMatch[], tokens: readonly Token[]) {
  const isKarats = match.to === match.from + 1 && KARATS.test(tokens[match.from]?.word ?? '');
  if (!isKarats) return false;
  const isRun = RUNS.has(tokens[match.to]?.word ?? '');
  const types = matches.flatMap(typesOf);
  const isOfGold = types.some((id) => PRECIOUS.has(typeRole(id) ?? ''));
  return isRun || (!isOfGold && (types.length > 0 || matches.some(isActivity)));
}
const RUNS: ReadonlySet<string> = new Set(['run', 'race', 'runs', 'races', 'steps', 'training']);

/** "Top 10 dresses" asks for the best of them, and for no top. */
const isOfRanking = (match: PhraseMatch, tokens: readonly Token[]): boolean =>
  tokens[match.from]?.word === 'top' &&
  match.to === match.from + 1 &&
  tokens[match.to]?.afterBreak === false &&
  /^\d{1,3}$/.test(tokens[match.to]?.word ?? '') &&
  tokens[match.to + 1]?.afterBreak === false;

const WIDE: ReadonlySet<string> = new Set(['wide-leg', 'wide-leg-pants', 'wide-leg-jeans']);

/** "Loose wide trousers" says one thing twice: wide legs are loose. */
function isSaidTwice(match: PhraseMatch, matches: readonly PhraseMatch[]): boolean {
  const isLoose = match.concepts.every(({ id }) => id === 'relaxed-fit');
  return (
    isLoose &&
    matches.some(
      (other) =>
        (other.from === match.to || other.to === match.from) &&
        other.concepts.some(({ id }) => WIDE.has(id)),
    )
  );
}

/** Drops what a phrase does not mean where it stands, and joins what is one there: "black tie". */
export function readInContext(
  matches: readonly PhraseMatch[],
  tokens: readonly Token[],
  text: string,
): PhraseMatch[] {
  const meant = matches.filter(
    (match) =>
      !isOfRanking(match, tokens) &&
      !isOfRace(match, matches, tokens) &&
      !isSaidTwice(match, matches),
  );
  return readBlackTie(meant, tokens, text);
}

/** "Black tie" alone or beside another garment is the dress code; "silk black tie" is a tie. */
function readBlackTie(
  matches: readonly PhraseMatch[],
  tokens: readonly Token[],
  text: string,
): PhraseMatch[] {
  const at = matches.findIndex((match, index) => {
    const next = matches[index + 1];
    const isPair = match.to === next?.from && tokens[match.from]?.word === 'black';
    return (
      isPair &&
      says(match, 'Black') &&
      tokens[next.from]?.word === 'tie' &&
      next.to === next.from + 1
    );
  });
  const [black, tie] = [matches[at], matches[at + 1]];
  if (at < 0 || black === undefined || tie === undefined) return [...matches];
  const others = [...matches.slice(0, at), ...matches.slice(at + 2)];
  if (isNecktie(others, text) || (others.length === 0 && tokens.length > 2)) return [...matches];
  return [
    ...matches.slice(0, at),
    { from: black.from, to: tie.to, concepts: [{ kind: 'attribute', id: 'black-tie-event' }] },
    ...matches.slice(at + 2),
  ];
}
