import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../answers/answer.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { exactKind, fabricsOf, withKindArticle } from '../facts/item-names.ts';
import { capitalize, joinSentences } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import { tellReasons } from './give-reasons.ts';
import { priceOf } from './reasons/reason.ts';
import { readWish } from './reasons/wish.ts';

const WHY = /\bwhy\b|\bhow come\b|\bwhat makes\b/;
const SURE =
  /\b(?:are )?you (?:sure|certain|serious)\b|\breally\b|\bis (?:that|this|it) (?:true|right|correct)\b(?! to)|\bsays who\b|\bhow (?:do|would) you know\b|\bfor real\b/;
/** "Would she like it?", "is it fire or nah?", "thoughts?": taste is asked for, and facts can be given. */
const OF_SOMEBODY =
  /\b(?:would|will|think|might|gonna|going to) (?<who>she|he|they|her|him|my \w+(?:[- ]in[- ]law)?) (?:would |will |even |really )*(?:like|love|want|hate|wear|use)\b/;
const OPINION =
  /\b(?:is|are|was) (?:it|this|that|they|these|those|the \w+ (?:one|pair)) (?:really |even |actually |any |that |too |so )*(?:good|fire|cute|cool|nice|ugly|lit|dope|hot|pretty|stylish|basic|a good (?:choice|pick|gift|idea))(?: or (?:nah|not|no|what|trash|mid))?(?:\W*$| for (?:me|her|him|them)\W*$)|\b(?:do|would) you (?:like|love|recommend|wear|buy|get) (?:it|this|that|them|these|those)\b|\bshould i (?:get|buy|take|order|go for) (?:it|this|that|them|the \w+ one)\b|\bthoughts\b|\bwhat do you think\b|\b(?:fire|good|yes|yay) or (?:nah|not|nay)\b/;
const REASONS = 2;

/** What speaks for a piece: the reasons that its record gives, none of them told before. */
function reasonsFor(item: Item, { turn, speech }: ReadTurn): string[] {
  const among = turn.items.includes(item) ? turn.items : [...turn.items, item];
  const { state, shopper, now } = turn;
  const found = { candidates: among, total: among.length, dropped: null, notice: null };
  const wish = readWish({ ...found, outfits: [], state, shopper, now });
  return tellReasons({ item, facts: readItemFacts(item), among, wish, shopper }, REASONS, speech);
}

/** What the record holds of a piece, for one who doubts it. */
function standBy(item: Item, { speech }: ReadTurn, name: string): string {
  const facts = readItemFacts(item);
  const kind = exactKind(item);
  const [fabric = ''] = fabricsOf(facts);
  const what = withKindArticle(kind.noun.includes(fabric) ? '' : fabric, kind);
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

const PRONOUNS_OF: Readonly<Record<string, string>> = { she: 'her', he: 'him', they: 'them' };
const PRONOUNS: Readonly<Record<string, string>> = { her: 'she', him: 'he' };

/** What can be said where taste is asked for: whose it is, and what the record has to offer. */
function tellOpinion(item: Item, read: ReadTurn, name: string): string {
  const { speech, turn } = read;
  const who = OF_SOMEBODY.exec(turn.words.toLowerCase())?.groups?.who;
  const whose = who === undefined ? null : (PRONOUNS[who] ?? who).replace(/^my /, 'your ');
  const reasons = reasonsFor(item, read);
  const [isPlainly = ''] = reasons;
  if (isPlainly === '') {
    return speech.say(
      `I have said all that speaks for ${name}; the rest is taste, and that is yours to judge.`,
      `Beyond what I told you of ${name}, it comes down to taste.`,
    );
  }
  const opener =
    whose === null
      ? speech.say(
          `Taste is yours to judge; this is what ${name} has going for it.`,
          `I would give ${name} a chance, and here is why.`,
          `Worth a closer look, I would say.`,
        )
      : speech.say(
          `Only ${whose} can say, but ${name} has this in its favor.`,
          `I can’t speak for ${PRONOUNS_OF[whose] ?? whose}; what ${name} offers is this.`,
        );
  return joinSentences(opener, ...reasons);
}

/**
 * "Why this one?", "are you sure?": the facts of the record that stand behind what was said of an
 * item. Empty where a question asks nothing of the kind.
 */
export function tellWhy(item: Item, read: ReadTurn): string {
  const words = read.turn.words.toLowerCase();
  const name = mentionItem(item, read.turn.items);
  if (SURE.test(words)) return standBy(item, read, name);
  const isOpinion = OF_SOMEBODY.test(words) || OPINION.test(words);
  if (isOpinion) return tellOpinion(item, read, name);
  if (!WHY.test(words)) return '';
  const reasons = reasonsFor(item, read);
  const { speech } = read;
  if (reasons.length === 0) {
    return speech.say(
      `All that speaks for ${name} I have said above.`,
      `There is no further reason in the listing of ${name}.`,
    );
  }
  return joinSentences(
    speech.say(
      `Here is what speaks for ${name}.`,
      `For ${name} there is this to say.`,
      `${capitalize(name)} has this on its side.`,
      `This stands behind ${name}.`,
    ),
    ...reasons,
  );
}
