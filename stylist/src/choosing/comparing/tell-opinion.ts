import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { ReadTurn } from '../../answers/answer.ts';
import { fabricDoes, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { joinSentences } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { nearItems } from '../reasons/near-items.ts';
import { priceOf } from '../reasons/reason.ts';
import type { Factor } from './item-factors.ts';
import { claimsFor } from './pick-one.ts';
import { factorsFor, leadOver, weighItems } from './weigh-items.ts';

/** "Would she like it?": whose taste is asked for. */
const OF_SOMEBODY =
  /\b(?:would|will|think|might|gonna|going to) (?<who>she|he|they|her|him|my \w+(?:[- ]in[- ]law)?) (?:would |will |even |really )*(?:like|love|want|hate|wear|use)\b/;
const PIECE =
  '(?:it|this|that|them|they|these|those|the (?:[\\w-]+ ){1,3}(?:one|pair|dress|skirt|shirt|shoes|boots|bag|coat|jacket|jeans|pants|top|sweater)|(?:the )?(?:first|second|third|last)(?: one)?)';
/** "The sandals in the first", "those cream boots". */
const NAMED = '(?:the|that|those|these) [\\w-]+(?: [\\w-]+)?';
const WOULD = new RegExp(
  `\\b(?:would|will|wd) (?:you|u|ya) (?:ever |actually |really )*(?:wear|rock|buy|get|take|go for|recommend|pick) (?:${PIECE}|${NAMED})\\b`,
);
const LIKES = new RegExp(
  `\\b(?:do|would|u|you) (?:(?:you|u|ya) )?(?:actually |really |even )*(?:like|love|dig|rate) ${PIECE}\\b`,
);
const SHOULD = new RegExp(
  `\\bshould (?:i|we) (?:just |really )*(?:get|buy|take|order|go for|cop) ${PIECE}\\b`,
);
const LOOKS = new RegExp(
  `\\b(?:is|are|was|r) ${PIECE} (?:really |even |actually |any |that |too |so |still |just |quite |rather |kinda |a (?:bit|little|lil|tad) )*(?:good|fire|cute|cool|nice|ugly|lit|dope|hot|pretty|stylish|basic|boring|plain|dull|frumpy|dated|old[- ]fashioned|tacky|weird|trendy|in style|a good (?:choice|pick|gift|idea))(?: or (?:nah|not|no|what|trash|mid))?(?:\\W*$| for (?:me|her|him|them)\\W*$)`,
);
const THOUGHTS =
  /\bthoughts\b|\bwhat (?:do|would) (?:you|u) think\b|\byour (?:honest )?opinion\b|\b(?:fire|good|yes|yay|hot|hit|cop) or (?:nah|not|nay|no|miss|drop)\b|\b(?:yay|hot|hit) or\b/;
const OF_MONEY = /\b(?:worth|value|deal|price|money|cheap\w*|buy|get|cop)\b/;
const DISPRAISES = /\b(?:ugly|basic|boring|plain|dull|frumpy|dated|old[- ]fashioned|tacky|weird)\b/;

/** Whether a question asks what the stylist, or somebody else, thinks of a piece. */
export const asksForOpinion = (asked: string): boolean => {
  const words = asked.toLowerCase().replaceAll('’', "'");
  return [OF_SOMEBODY, WOULD, LIKES, SHOULD, LOOKS, THOUGHTS].some((asks) => asks.test(words));
};

const PRONOUNS_OF: Readonly<Record<string, string>> = { her: 'she', him: 'he' };

/** What stands beside a piece and is worn where it is: no shoe is held against a dress. */
export function nearLike(item: Item, read: ReadTurn): Item[] {
  const role = typeRole(item.other_info.type);
  return nearItems(read).filter(({ other_info }) => typeRole(other_info.type) === role);
}

/** What a verdict begins with, so that it answers the very question: "I would". */
function yesTo(words: string): readonly string[] {
  const who = OF_SOMEBODY.exec(words)?.groups?.who;
  if (who !== undefined) {
    const whose = (PRONOUNS_OF[who] ?? who).replace(/^my /, 'your ');
    return [`I would guess so, though only ${whose} can say`, 'My guess is yes'];
  }
  if (WOULD.test(words)) return ['Yes, I would', 'I would, yes'];
  if (SHOULD.test(words)) return ['Yes, I would go for it', 'I would say yes'];
  if (DISPRAISES.test(words)) return ['Not to me', 'I don’t think so'];
  return ['Yes, I like it', 'I do like this one', 'It gets a yes from me'];
}

const notTo = (words: string): readonly string[] =>
  DISPRAISES.test(words)
    ? ['No, but it is not my first choice here either', 'It would not be my first choice here']
    : ['Not my first choice', 'Honestly, I would look further'];

/** The plainest thing that its fabric gives: "denim is sturdy". */
function fabricReason(item: Item): string {
  const [fabric] = readItemFacts(item).garment.materials;
  const does = fabric === undefined ? undefined : fabricDoes(fabric)[0];
  return fabric === undefined || does === undefined ? '' : `${fabricName(fabric)} ${does}`;
}

/** What speaks most for a piece beside others, as a clause; empty where the record gives nothing. */
function reasonFor(item: Item, others: readonly Item[], factors: readonly Factor[]): string {
  const fits = factors.flatMap((factor) => factor.fits?.(item) ?? []);
  const [claim] = [...(others.length === 0 ? [] : claimsFor(item, others, factors)), ...fits];
  return claim ?? fabricReason(item);
}

/** Where it falls furthest behind the best one: "is warmer to wear". */
const weakness = (item: Item, best: Item, factors: readonly Factor[]): string | undefined =>
  factors
    .map((factor) => ({ factor, lead: leadOver(factor, best, item) }))
    .filter(({ lead }) => lead > 0)
    .toSorted((one, other) => other.lead - one.lead)
    .flatMap(({ factor }) => factor.behind(item, best) ?? [])[0];

/**
 * What the stylist thinks of a piece: a yes or a no that goes by its place among what is shown, why,
 * and what would be the better choice. Empty where the question asks for no opinion.
 */
export function tellOpinion(item: Item, read: ReadTurn): string {
  const words = read.turn.words.toLowerCase().replaceAll('’', "'");
  if (!asksForOpinion(words)) return '';
  const { speech, turn } = read;
  const near = [...new Set([...nearLike(item, read), item])];
  const all = factorsFor(read, near, []);
  // Nobody likes a piece for its price, unless that is what was asked.
  const factors = OF_MONEY.test(words) ? all : all.filter(({ isOfMoney }) => isOfMoney !== true);
  const ranked = weighItems(near, factors).map((one) => one.item);
  const others = near.filter((one) => one !== item);
  const [best = item] = ranked;
  const place = ranked.indexOf(item);
  const [own, theirs] = [mentionItem(item, turn.items), mentionItem(best, turn.items)];
  const why = reasonFor(item, others, factors).replace(
    own.endsWith(priceOf(item)) ? ` at ${priceOf(item)}` : '\n',
    '',
  );
  const because = why === '' ? '' : `: ${why}`;
  const yes = yesTo(words).map((opening) => `${opening}${because}.`);
  if (place === 0) {
    const first = others.length === 0 ? '' : speech.say('Of what is shown it is my favorite.');
    return joinSentences(speech.say(...yes, `Still yes from me${because}.`), first);
  }
  const rivals = near.filter((one) => one !== best);
  const lack = weakness(item, best, factors);
  if (place < near.length / 2 || lack === undefined) {
    const ahead = reasonFor(best, [item], factors);
    const but =
      ahead === '' || ahead === why
        ? ''
        : speech.say(`I would only put ${theirs} before it: ${ahead}.`);
    return joinSentences(speech.say(...yes, `Still yes from me${because}.`), but);
  }
  return joinSentences(
    speech.say(...notTo(words).map((opening) => `${opening}: it ${lack}.`)),
    speech.say(
      `I would take ${theirs} instead: ${reasonFor(best, rivals, factors)}.`,
      `${theirs.charAt(0).toUpperCase()}${theirs.slice(1)} stays my choice.`,
    ),
  );
}
