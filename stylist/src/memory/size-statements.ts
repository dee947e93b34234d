import { alphaSize } from '@modiste/lexicon/alpha-sizes';
import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { SizeFact } from './memory-fact.ts';
import { MY_RELATION, personOf } from './people.ts';

const LETTERS = 'xx?s|xx?x?x?l|[1-4]xl|[1-3]x|[sml]|(?:extra[- ]|x[- ])?(?:small|large)|medium';
const NUMBER = String.raw`(?:(?:us|uk|eu|it|fr|au|jp)(?:r?(?: size)?) ?)?\d{1,2}(?:\.5| ?½)?(?: ?(?:us|uk|eu))?(?: (?:wide|narrow|petite|tall|long|short|regular)|[wptrl])?`;
const PAIR = String.raw`\d{2} ?x ?\d{2}`;
const BRA = '(?:2[8-9]|3[02468]|4[0-8])(?:dd|aa|[a-h])';
const SIZE = `(?<size>${PAIR}|${BRA}|${LETTERS}|${NUMBER})`;
const LIKE =
  '(?: (?:usually|normally|typically|mostly|generally|always|about|around|currently|now|a|an|usually a))*';
const IN =
  '(?: (?:in|for) (?:most |my )?(?<garment>[a-z-]+(?: [a-z-]+)?)| (?<after>shoes?|boots?|jeans|pants|trousers|dress(?:es)?|tops?|shirts?|skirts?|suits?|bras?|jackets?|sneakers|heels))?';
const END =
  '(?: (?:now|these days|usually|normally|mostly|too|at the moment|currently|actually))*$';

const FRAMES: readonly RegExp[] = [
  `^(?:i|${MY_RELATION})${LIKE} (?:wears?|takes?|wear mostly|fits?)${LIKE}(?: size)? ${SIZE}${IN}${END}`,
  `^(?:im|i am|${MY_RELATION} is)${LIKE}(?: a| an)?(?: size) ${SIZE}${IN}${END}`,
  `^(?:im|i am|${MY_RELATION} is)(?: (?:usually|normally|typically|mostly|generally|always|about))* an? ${SIZE}${IN}${END}`,
  `^(?:my|${MY_RELATION}'?s)(?: (?:usual|normal|current))?(?: (?<of>[a-z-]+))? size is${LIKE} ${SIZE}${IN}${END}`,
].map((frame) => new RegExp(frame, 'i'));

/** "Medium" is M; "us8" is US 8. */
function writeSize(said: string): string {
  const folded = said.toLowerCase().replaceAll('-', ' ').trim();
  const alpha = alphaSize(folded);
  if (alpha !== null) return alpha;
  if (/\dx\d|\d x \d/.test(folded)) return folded.replaceAll(' ', '');
  return folded
    .replace('½', '.5')
    .replace(/^([a-z]+?)r?(?: size)? ?(?=\d)/, '$1 ')
    .replace(/\b(?:us|uk|eu|it|fr|au|jp)\b/, (system) => system.toUpperCase())
    .replace(
      /(\d)([a-z]{1,2})$/,
      (_, digit: string, letter: string) => digit + letter.toUpperCase(),
    )
    .replace(/\s+/g, ' ');
}

/** The plural of a garment's name; null for what is none. */
function garmentOf(said: string | undefined): string | null {
  if (said === undefined) return '';
  if (/^(?:clothes|clothing|everything|general|most|usual|normal)/i.test(said)) return '';
  const { readings } = understandQuery(said);
  const id = readings[0]?.concepts.find(({ kind }) => kind === 'type')?.id;
  return findType(id ?? '')?.plural ?? null;
}

/** The size that the clause gives as a size. Lengths in inches and weights are none. */
export function readSize(clause: string): SizeFact | null {
  for (const frame of FRAMES) {
    const groups = frame.exec(clause)?.groups;
    if (groups?.size === undefined) continue;
    const garment = garmentOf(groups.garment ?? groups.after ?? groups.of);
    if (garment === null) return null;
    const person = personOf(groups.person);
    return { kind: 'size', person, size: writeSize(groups.size), garment };
  }
  return null;
}

const WRITTEN = new RegExp(`^${SIZE}(?: in (?<garment>[a-z -]+))?$`, 'i');

/** "US 8 in tops", as a memory writes it after "wears size". */
export function readWrittenSize(said: string, person: string | null): SizeFact | null {
  const groups = WRITTEN.exec(said)?.groups;
  if (groups?.size === undefined) return null;
  const garment = garmentOf(groups.garment);
  return garment === null ? null : { kind: 'size', person, size: writeSize(groups.size), garment };
}
