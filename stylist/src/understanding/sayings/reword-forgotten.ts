import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';

/** "Forget the heel thing", "never mind the arms stuff". */
const FORGOTTEN =
  /\b(?:forget|never ?mind|nvm|ignore|scratch|drop|don['’]?t worry)(?: about)? (?:the |that |this |my |all the |whole )*(?<what>[a-z-]+(?: [a-z-]+)?) (?:things?|stuff|parts?|bit|rule|business)\b/i;
/** What was looked for because of a part of the body, by the group of its attributes. */
const BECAUSE_OF: readonly (readonly [RegExp, string, string])[] = [
  [/^arms?$/i, 'sleeve', 'sleeves'],
  [/^(?:belly|tummy|stomach|waist)$/i, 'rise', 'rise'],
];

const idsIn = (words: string): string[] =>
  [words, `${words}s`].flatMap((one) =>
    understandQuery(one).readings.flatMap(({ concepts }) => concepts.map(({ id }) => id)),
  );

const bareWords = ({ words }: QueryReading): string => words.replace(/^(?:no|not|without) /i, '');

/**
 * A wish that is taken back by a word for it: what was refused is fine again, and what was looked for
 * because of it is dropped.
 * @param wishes The wishes so far.
 */
export function rewordForgotten(text: string, wishes: readonly QueryReading[]): string {
  const match = FORGOTTEN.exec(text);
  const what = match?.groups?.what ?? '';
  if (match === null) return text;
  const ids = idsIn(what);
  const refused = wishes.find(
    ({ role, concepts }) => role === 'negated' && concepts.some(({ id }) => ids.includes(id)),
  );
  if (refused !== undefined)
    return text.replace(match[0], `${bareWords(refused)} are fine after all`);
  const part = BECAUSE_OF.find(([body]) => body.test(what));
  const isSought = ({ role, concepts }: QueryReading) =>
    role === 'wanted' && concepts.some(({ id }) => attributeGroup(id) === part?.[1]);
  return part !== undefined && wishes.some(isSought)
    ? text.replace(match[0], `forget the ${part[2]}`)
    : text;
}
