import type { Item } from '@modiste/contract/entities/item';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { ReadTurn } from '../../answers/answer.ts';
import { fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { fabricsOf } from '../../facts/item-names.ts';
import { spellCount } from '../../facts/number-words.ts';
import { itemCare } from '../../knowledge/care/item-care.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { tellJudged } from '../questions/tell-judged.ts';
import { asksOfComfort, asksToJudge } from '../verdicts/judge-each.ts';
import { qualifyItems } from './qualify-items.ts';
import { kindRanked } from './ranked-items.ts';

const ONES =
  '(?: (?:ones?|of (?:them|these|those|the \\w+)|pairs?|pieces?|items?|dress(?:es)?|coats?|jackets?|jeans|pants|trousers|tops?|shirts?|sweaters?|skirts?|shoes|boots|sneakers|sandals|bags?))*';
/** "Which one has pockets", "are any of these cotton", "which would stand the rain": asked of all that is shown. */
const WHICH = new RegExp(
  `^\\W*(?:(?:and|but|so|ok|okay|hmm|wait|then|also|plus|cool)[ ,]+)*(?:(?:which${ONES}(?:['’]s)?|what${ONES.replace(/\*$/, '+')})(?: actually| really| also)? (?:has|have|is|are|isn't|aren't|shouldn't|comes?|got|stretch|fit|can(?:'t|not)?|could|would|wouldn't|will|won't|wont|may|might|should|do|does|don't|doesn't|dont|doesnt|needs?|go|goes|survives?|holds?|stands?|keeps?|itch|wrinkle|crease|shrink|fade|breathe)|(?:do|does|are|is|have|has|can|could|would|will)(?: there)? (?:any|one|some|either)(?: one)?(?: of (?:them|these|those|the \\w+))?|(?:can|could|do|does|is|are|will|would) (?:everything|all of (?:it|this|that|them|these|those)|all (?:these|those)|the whole (?:outfit|lot|thing))|any (?:one )?of (?:them|these|those)|(?:does|do|will|would|can|must|should) anything(?: here)?|(?:is|are) (?:there )?(?:any|some)thing(?: here| there| in (?:it|this|that|these|those|them|there|here))?|what (?:would|do|will|should|must|can) (?:i|we)(?! (?:have to |need to |be able to )?(?:pack|bring|take|wear)\\b)(?: have to| need to| be able to)?|how many(?: of (?:them|these|those)| (?:do|did) (?:you|u)| are there)? (?:has|have|in|with|find|is|are|comes?|got|can|could|would|will|need))\\b`,
  'i',
);
const OF_CHOICE =
  /\b(?:better|best|worth|nicer|prettier|like|pick|choose|buy|get(?! wet)|more|most|less|least|(?!forest|interest|request|honest|modest)\w{3,}est|first|second|third|last|suits?|flatter\w*|match\w*|recommend|(?:would|should|do|will) (?:you|u|i|we) (?:take|wear|bring|go))\b/i;
const NAMED_MAX = 4;
/** "What would I have to dry clean?" is answered by fabrics or not at all. */
const OF_OWN =
  /^\W*(?:(?:and|but|so|ok|okay)[ ,]+)*what (?:would|do|will|should|must|can) (?:i|we)\b/i;
/** What a listing has to say, and no fabric can. */
const PROOF = /\b(?:water|rain)[- ]?(?:proof|resistant|repellent)\b/i;

/** Of what is on the screen, and of nothing that is yet to be found. */
const OF_SHOWN =
  /^\W*(?:(?:and|but|so|ok|okay|hmm|also)[ ,]+)*(?:which|(?:do|does|have|has|can|could|will|would) any|(?:is|are) any of the|(?:does|do|will|would|can|must|should) anything)\b|\bof (?:these|those|them)\b|\b(?:any|some)thing (?:here|in (?:it|this|that|these|those|them|there))\b/i;

/** Whether a question is which of the pieces on the screen are so. */
export const asksOfShown = (words: string): boolean => asksWhich(words) && OF_SHOWN.test(words);

/** "Which hide cat fur?": whatever they do, it is asked which do it. */
const WHICH_DO = new RegExp(
  `^\\W*(?:(?:and|but|so|ok|okay|hmm|wait|then|also)[ ,]+)*which${ONES} (?!one\\b|fabrics?\\b|materials?\\b|cloths?\\b|you\\b|i\\b|we\\b|to\\b|size|colou?r|shop|brand|day|way)[a-z]+`,
  'i',
);

/** Whether it is asked which of several do something, in whatever words, and not which to take. */
export const asksWhichDo = (words: string): boolean =>
  WHICH_DO.test(words) && !OF_CHOICE.test(words);

/** Whether it is asked which of the pieces shown are so, and not which of them to take. */
const asksWhich = (words: string): boolean => {
  const said = words.replaceAll('’', "'");
  return (WHICH.test(said) && !OF_CHOICE.test(said)) || (asksWhichDo(said) && asksToJudge(said));
};

const ONLY_WHICH =
  /^\W*(?:(?:and|but|so|ok|okay|then)[ ,]+)*which(?: (?:ones?|pairs?|of (?:these|those|them)))? (?:would|will|does|do|can|could|is|are)(?: then| it)?\W*$/i;
const MANY_FROM = 4;
/** A question that each piece is judged by is told of two already. */
const JUDGED_FROM = 2;
const OF_MANY =
  /^\W*(?:(?:and|but|so|ok|okay|hmm|also)[ ,]+)*(?:the [\w -]+, ?)?(?:are|do|does|is|will|would|can|could|have|has) (?:they|these|those|them|all|the \w+|(?:i|we|you|she|he) (?:\w+ ){1,3}?(?:in|on|with) (?:these|those|them|the \w+))\b/i;

/** "And the sneakers, are they leather?", asked of more pieces than can be told one by one. */
const asksOfMany = ({ turn, referred }: ReadTurn): boolean =>
  referred.length >=
    (asksToJudge(turn.words) || asksOfComfort(turn.words, referred) ? JUDGED_FROM : MANY_FROM) &&
  OF_MANY.test(turn.words) &&
  !OF_CHOICE.test(turn.words);

/** What is asked of sneakers, without that they are sneakers. */
const withoutTypes = (understood: UnderstoodQuery): UnderstoodQuery => ({
  ...understood,
  readings: understood.readings.filter(({ concepts }) =>
    concepts.every(({ kind }) => kind !== 'type'),
  ),
});

const PART =
  /\b(?<of>rubber|leather|crepe|lug|cork|rope|metal|gold|silver|brass|wooden|silk|satin|fleece|fur|zip|zipped|zippered|inside|inner|back|side|deep|chest|patch|phone) (?<part>soles?|linings?|buttons?|zips?|straps?|buckles?|hardware|trims?|uppers?|handles?|chains?|pockets?)\b/i;

/** "Which have rubber soles?": what a part is made of, by what the descriptions say of it. */
function tellParts({ turn, speech }: ReadTurn, shown: readonly Item[]) {
  const { of = '', part = '' } = PART.exec(turn.words)?.groups ?? {};
  if (part === '' || shown.length < 2) return null;
  const about = new RegExp(`\\b${of}[\\w -]{0,12}\\b${part.replace(/s$/, '')}`, 'i');
  const items = shown.filter(({ description }) => about.test(description));
  const names = joinWithAnd(items.slice(0, NAMED_MAX).map((item) => mentionItem(item, shown)));
  const what = `${of} ${part}`.toLowerCase();
  const text =
    items.length === 0
      ? speech.say(
          `No listing of the ${spellCount(shown.length)} speaks of ${what}.`,
          `Of ${what} none of the listings says a word.`,
        )
      : speech.say(
          `By the listings, with ${what}: ${names}.`,
          `${capitalize(names)} according to the listings.`,
        );
  return { text, items: items.slice(0, NAMED_MAX) };
}

const WHOLLY = /\b100 ?%|\b(?:100 percent|pure|purely|entirely)\b/i;

/** "Any of these 100% cotton?": by the shares that the listings give, and what they name alone. */
function tellWhole(
  { speech }: ReadTurn,
  shown: readonly Item[],
  id: string,
): { text: string; items: readonly Item[] } | null {
  const name = fabricName(id);
  const sharesOf = (item: Item) => itemCare(item).shares;
  const whole = shown.filter((item) =>
    sharesOf(item)
      ?.match(/^100% (.+)$/)?.[1]
      ?.endsWith(name),
  );
  const alone = shown.filter((item) => {
    const [only, ...others] = fabricsOf(readItemFacts(item));
    return sharesOf(item) === null && only === name && others.length === 0;
  });
  if (whole.length + alone.length === 0) return null;
  const names = (items: readonly Item[]) =>
    joinWithAnd(items.slice(0, NAMED_MAX).map((item) => mentionItem(item, shown)));
  const told =
    whole.length === 0
      ? speech.say(
          `No listing of the ${spellCount(shown.length)} gives 100% ${name}.`,
          `None states 100% ${name}.`,
        )
      : speech.say(
          `100% ${name} according to the listing: ${names(whole)}.`,
          `${capitalize(names(whole))}.`,
        );
  const rest =
    alone.length === 0
      ? ''
      : speech.say(
          `${capitalize(spellCount(alone.length))} name ${name} alone, without percentages.`,
          `Of ${spellCount(alone.length)} the listing names only ${name}, and no share of it.`,
        );
  return { text: joinSentences(told, rest), items: [...whole, ...alone].slice(0, NAMED_MAX) };
}

/** Every piece on the screen, those of outfits once. */
function allShown({ turn: { state, items } }: ReadTurn): Item[] {
  const { itemIds, outfits } = state.shown;
  const ids = outfits.length > 0 ? [...new Set(outfits.flat())] : itemIds;
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** Those of the pieces shown that are as a question says; null where it asks no such thing. */
export function tellWhich(read: ReadTurn): { text: string; items: readonly Item[] } | null {
  const { turn, speech, understood } = read;
  const { outfits } = turn.state.shown;
  const before = turn.state.heard?.at(-1) ?? '';
  // "Would they survive the snow?", "which pair would?"
  const words = ONLY_WHICH.test(turn.words) ? before : turn.words;
  const isOfReferred = asksOfMany(read);
  if (!asksWhich(turn.words) && !isOfReferred) return null;
  const kind = outfits.length > 0 ? kindRanked(read) : [];
  const shown = isOfReferred ? read.referred : kind.length > 1 ? kind : allShown(read);
  const judged = PROOF.test(turn.words) ? null : tellJudged(words, shown, speech);
  if (judged !== null) return judged;
  const parts = tellParts(read, shown);
  if (parts !== null) return parts;
  const fabric = understood.concepts.find((one) => one.kind === 'material')?.id;
  const whole =
    fabric === undefined || !WHOLLY.test(turn.words) ? null : tellWhole(read, shown, fabric);
  if (whole !== null) return whole;
  const asked = isOfReferred || kind.length > 1 ? withoutTypes(understood) : understood;
  const { items, many, one, isOpen } = qualifyItems(shown, asked, '');
  if (shown.length < 2 || many === '' || OF_OWN.test(turn.words)) return null;
  const all = spellCount(shown.length);
  if (items.length === 0) {
    const text = isOpen
      ? speech.say(
          `No listing of the ${all} tells of any${many}.`,
          `I find none${many} according to the listings.`,
        )
      : speech.say(`There is none${many} among the ${all}.`, `None of the ${all} is one${one}.`);
    return { text, items: [] };
  }
  if (items.length === shown.length) {
    const text = speech.say(
      shown.length === 2
        ? 'By their listings, both of them.'
        : `By their listings, all ${all} of them.`,
      `All ${all}, as the shops list them.`,
    );
    return { text, items: [] };
  }
  const names = items.slice(0, NAMED_MAX).map((item) => mentionItem(item, shown));
  const count = spellCount(items.length);
  const open = isOpen ? ' according to the listings' : '';
  const list = joinWithAnd(names);
  const ofCount = items.length === 1 ? one : many;
  const text =
    items.length > NAMED_MAX
      ? speech.say(
          `I count ${count}${ofCount} among the ${all}${open}: ${list}, to begin with.`,
          `Of the ${all}, there are ${count}${ofCount}${open}: ${list}, and more.`,
        )
      : speech.say(
          `Of the ${all}, there ${items.length === 1 ? 'is' : 'are'} ${count}${ofCount}${open}: ${list}.`,
          `${capitalize(list)}${open}.`,
        );
  return { text, items: items.slice(0, NAMED_MAX) };
}
