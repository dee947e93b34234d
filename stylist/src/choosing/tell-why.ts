import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../answers/answer.ts';
import { fabricDoes, fabricName } from '../facts/fabric-traits.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { exactKind, fabricsOf, withFabric } from '../facts/item-names.ts';
import { joinSentences, joinWithAnd } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import { explainComparison, explainOpinion, explainPick } from './comparing/explain-comparison.ts';
import { tellOpinion } from './comparing/tell-opinion.ts';
import { tellReasons } from './give-reasons.ts';
import { fullPriceOf, priceOf } from './reasons/reason.ts';
import { readWish } from './reasons/wish.ts';

const WHY =
  /\bwhy\b|\bhow come\b|\bwhat makes\b|\b(?:other|more) reasons?\b|^\W*(?:(?:and|ok|so|hm+)[ ,]+)*(?:anything|something|what) (?:else|more)\b|\b(?:else|what|anything) (?:speaks for|you like about)\b/;
const SURE =
  /\b(?:are )?you (?:sure|certain|serious)\b|\breally\b|\bis (?:that|this|it) (?:true|right|correct)\b(?! to)|\bsays who\b|\bhow (?:do|would) you know\b|\bfor real\b/;
const ELSE = /\b(?:else|other|more)\b/i;
const REASONS = 2;

/** What speaks for a piece: the reasons that its record gives, none of them told before. */
export function reasonsFor(item: Item, { turn, speech }: ReadTurn): string[] {
  const among = turn.items.includes(item) ? turn.items : [...turn.items, item];
  const { state, shopper, now } = turn;
  const found = { candidates: among, total: among.length, dropped: null, notice: null };
  const wish = readWish({ ...found, outfits: [], state, shopper, now });
  const isMore = ELSE.test(turn.words) || WHY.test(state.heard?.at(-1)?.toLowerCase() ?? '');
  const scene = { item, facts: readItemFacts(item), among, wish, shopper };
  return tellReasons(scene, { most: REASONS, isMore }, speech);
}

/** Whether words only doubt what they ask of: "really", "are you sure". */
export const isDoubt = (words: string): boolean => SURE.test(words) && !WHY.test(words);

/** What the record holds of a piece, for one who doubts it. */
function standBy(item: Item, { speech }: ReadTurn, name: string): string {
  const facts = readItemFacts(item);
  const kind = exactKind(item);
  const [fabric = ''] = fabricsOf(facts);
  const what = withFabric(fabric, kind);
  const at = name.endsWith(priceOf(item)) ? '' : ` at ${priceOf(item)}`;
  const page = item.website === '' ? 'the shop’s own page' : `the page at ${item.website}`;
  return joinSentences(
    speech.say(
      `As sure as the listing: it gives ${name} as ${what}${at}.`,
      `I go by the record alone, and that has ${name} as ${what}${at}.`,
      `That is what the shop lists: ${name}, ${what}${at}.`,
    ),
    speech.say(
      `Where it differs, ${page} decides.`,
      `If ${page} says otherwise, trust that.`,
      'Before you buy, look at its page once more.',
    ),
  );
}

const OF_PRICE =
  /\b(?:why|how come|what makes)\b.*\b(?:cheap\w*|expensive|pricey|pricier|costs?|priced?|price|steep|\d+ ?(?:dollars|bucks|usd|euros|pounds))\b|\bwhy\b.*\$ ?\d/i;

/** Whether it is asked why a piece costs what it does. */
export const asksWhyPrice = (words: string): boolean => OF_PRICE.test(words);

/** "Why is it so expensive?": no listing says so, but what it is made of and by whom. */
function tellWhyPrice(item: Item, { turn, speech }: ReadTurn): string {
  const facts = readItemFacts(item);
  const name = mentionItem(item, turn.items);
  const fabrics = joinWithAnd(fabricsOf(facts));
  const [id = ''] = facts.garment.materials;
  const does = fabricDoes(id)[0];
  const by = item.brand === '' ? '' : `by ${item.brand}`;
  const what = [fabrics, by].filter((part) => part !== '').join(' ');
  const why = does === undefined ? '' : `, and ${fabricName(id)} ${does}`;
  const off =
    item.price < item.full_price
      ? ` At ${priceOf(item)} it is reduced from ${fullPriceOf(item)}.`
      : ` ${priceOf(item)} is its full price.`;
  const known = what === '' ? '' : ` What its record tells: it is ${what}${why}.`;
  return speech.say(
    `No listing says why a piece costs what it does.${known}${off}`,
    `Its maker sets the price of ${name} and gives no reason.${known}${off}`,
  );
}

/**
 * "Why this one?", "are you sure?": the facts of the record that stand behind what was said of an
 * item. Empty where a question asks nothing of the kind.
 */
export function tellWhy(item: Item, read: ReadTurn): string {
  const words = read.turn.words.toLowerCase();
  const name = mentionItem(item, read.turn.items);
  if (asksWhyPrice(words)) return tellWhyPrice(item, read);
  if (SURE.test(words)) return standBy(item, read, name);
  const opinion = WHY.test(words) ? '' : tellOpinion(item, read);
  if (opinion !== '') return opinion;
  if (!WHY.test(words)) return '';
  const picked =
    explainComparison(item, read) || explainPick(item, read) || explainOpinion(item, read);
  if (picked !== '') return picked;
  const reasons = reasonsFor(item, read);
  const { speech } = read;
  if (reasons.length === 0) {
    const done = speech.say(
      `All that speaks for ${name} I have said above.`,
      `There is no further reason in the listing of ${name}.`,
      `That is all its listing gives me for ${name}.`,
      `No more than that: the listing of ${name} has nothing else to offer.`,
    );
    return joinSentences(
      done,
      speech.say(
        'I can hold it against another one, if you like.',
        'Say “compare the first two” and I will hold them side by side.',
        'A comparison would tell more now.',
      ),
    );
  }
  return joinSentences(...reasons);
}
