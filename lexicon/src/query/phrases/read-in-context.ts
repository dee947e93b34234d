import { attributeGroup } from '../../attributes/attributes.ts';
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

/** "Black tie" alone or beside another garment is the dress code; "silk black tie" is a tie. */
export function readInContext(
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
