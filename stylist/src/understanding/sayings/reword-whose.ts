import type { DialogueState, StyleRequest } from '../../dialogue/dialogue-state.ts';

type Sex = 'man' | 'woman';

const WOMAN = '(?:woman|girl|lady|gal|chick|female)';
const MAN = '(?:man|guy|dude|bloke|male)';
const I_AM = "\\b(?:i['’]?m|i am)(?: (?:actually|really|just|still|definitely|a|an))*";
const selfAs = (who: string): RegExp => new RegExp(`${I_AM}(?: \\w+)? ${who}\\b`, 'i');
const notAs = (who: string): RegExp => new RegExp(`${I_AM} not(?: an?)? ${who}\\b`, 'i');
const NOT_MAN = notAs(MAN);
const NOT_WOMAN = notAs(WOMAN);
const IS_WOMAN = selfAs(WOMAN);
const IS_MAN = selfAs(MAN);

const SHOWN = '(?:those|these|they|that|this|it|(?:all|most) of (?:them|those|these))';
const ARE =
  "(?:(?:['’]?re|['’]s| are| is| r| look| looks| seem| seems)(?: (?:all|both|just|only|kinda|mostly|like|to be|for|made|meant))*)";
const AFTER = '(?: (?:ones?|shoes|boots|clothes|clothing|stuff|styles?|sizes?|[a-z]+s))?';
/** "Those look like mens to me", "aren't these for men". */
const shownAs = (whose: string): RegExp =>
  new RegExp(
    `^(?:(?:um+|hm+|ok|wait|hey|so|oh|ugh|no) )*(?:(?:aren['’]?t|isn['’]?t) ${SHOWN}(?: (?:all|for|just))*|${SHOWN}(?: all| both)?${ARE}) ${whose}${AFTER}(?: (?:to me|tho|though))*$`,
    'i',
  );
const FOR_MEN = shownAs("(?:men|mens|men['’]s|guys?|guys['’]|males?|dudes?)");
const FOR_WOMEN = shownAs("(?:women|womens|women['’]s|ladies|girls?|girls['’]|females?)");
const WRONG_SEX =
  /^(?:(?:um+|hm+|wait|no|sorry|that['’]?s|(?:this|it) is|(?:these|those) are|it['’]?s|the) )*wrong (?:gender|sex)$/i;

const ENDS = /\s*(?:[,.;!?]+|\b(?:btw|lol|and|but|because|cause|cuz|since)\b)\s*/i;
const BETWEEN = new RegExp(
  `\\s+(?=(?:i['’]?m|i am)\\b)|(?<=${I_AM}(?: \\w+)? (?:${WOMAN}|${MAN}))\\s+(?=${SHOWN}\\b)`,
  'i',
);
const clausesOf = (text: string): string[] =>
  text
    .split(ENDS)
    .flatMap((part) => part.split(BETWEEN))
    .filter((clause) => clause !== '');

/** Whose pieces a clause says that were shown; null where it says nothing of that. */
function shownIn(clause: string, { filters: { gender } }: StyleRequest): Sex | null {
  if (FOR_MEN.test(clause)) return 'man';
  if (FOR_WOMEN.test(clause)) return 'woman';
  const [only, ...others] = gender.filter((one) => one !== 'Unisex');
  if (!WRONG_SEX.test(clause) || only === undefined || others.length > 0) return null;
  return only === 'Men' ? 'man' : 'woman';
}

/** "I'm not a man" as "I am a woman". */
const saidOutright = (clause: string): string =>
  clause.replace(NOT_MAN, 'i am a woman').replace(NOT_WOMAN, 'i am a man');

/**
 * "Those are mens, I'm a woman" tells for whom the same is looked for, and finds no fault with what is
 * shown. "Are those mens?" asks, and changes nothing.
 */
export function rewordWhose(text: string, { request, shown }: DialogueState): string {
  if (request === null || shown.itemIds.length + shown.outfits.length === 0) return text;
  const clauses = clausesOf(text);
  const wrong = clauses.flatMap((clause) => shownIn(clause, request) ?? []);
  const isTurned = clauses.some((clause) => NOT_MAN.test(clause) || NOT_WOMAN.test(clause));
  if (wrong.length === 0 && !isTurned) return text;
  const rest = clauses.filter((clause) => shownIn(clause, request) === null).map(saidOutright);
  const isTold = rest.some((clause) => IS_WOMAN.test(clause) || IS_MAN.test(clause));
  if (isTold) return rest.join(', ');
  // "Aren't those for men?" may be no more than a question.
  if (text.includes('?')) return text;
  return [`show me ${wrong[0] === 'man' ? "women's" : "men's"}`, ...rest].join(', ');
}
