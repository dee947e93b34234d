import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import type { ReadTurn } from '../../answers/answer.ts';
import { fabricDoes, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { spellCount } from '../../facts/number-words.ts';
import { asksForPick } from '../../intents/asks-for-pick.ts';
import { capitalize, joinSentences } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { sizeNote } from '../limits/tell-fits.ts';
import { NEAR, nearItems } from '../reasons/near-items.ts';
import { priceOf } from '../reasons/reason.ts';
import type { Factor } from './item-factors.ts';
import { factorsFor, leadOver, strengthsOf, weighItems } from './weigh-items.ts';

const CLAIMS = 2;
/** A difference in price that nobody chooses by. */
const SMALL_SHARE = 0.04;

/** Why an item is the one to take: what it is ahead in, the weightiest first. */
export function claimsFor(
  item: Item,
  others: readonly Item[],
  factors: readonly Factor[],
): string[] {
  const count = spellCount(others.length + 1);
  const told = strengthsOf(item, others, factors).flatMap(({ factor, isFirst }) => {
    const claim = factor.ahead(item, count);
    // What another one has as well decides nothing, unless the shop itself says what it is for.
    const isOfAll = claim !== null && !claim.startsWith('the shop itself');
    return claim === null || (isOfAll && !isFirst) ? [] : [claim];
  });
  return [...new Set(told)].slice(0, CLAIMS);
}

const moreThan = (item: Item, other: Item): string =>
  formatPrice(Math.round((item.price - other.price) * 100) / 100, item.other_info.currency);

/** What the least expensive one saves, and what it lacks. */
function tellCheaper(read: ReadTurn, best: Item, { others, factors }: Rivals): string | null {
  const [least] = others.toSorted((one, other) => one.price - other.price);
  if (least === undefined || best.price - least.price <= best.price * SMALL_SHARE) return null;
  const [lack] = factors
    .map((factor) => ({ factor, lead: leadOver(factor, best, least) }))
    .filter(({ lead }) => lead > 0)
    .toSorted((one, other) => other.lead - one.lead)
    .flatMap(({ factor }) => factor.behind(least, best) ?? []);
  const name = capitalize(mentionItem(least, read.turn.items));
  const less = `${moreThan(best, least)} less`;
  return lack === undefined
    ? `${name} is ${less}, if the price decides.`
    : `${name} is ${less}, but ${lack}.`;
}

/** What another one has over the best, and what that costs. */
function tellBetter(read: ReadTurn, best: Item, { others, factors }: Rivals): string | null {
  const [found] = others
    .flatMap((item) =>
      factors.map(({ gain, ...factor }) => ({
        item,
        gain,
        lead: leadOver({ gain, ...factor }, item, best),
      })),
    )
    .filter(({ gain, lead }) => gain !== null && lead > 0)
    .toSorted((one, other) => other.lead - one.lead);
  if (found === undefined) return null;
  const { item, gain } = found;
  const name = capitalize(mentionItem(item, read.turn.items));
  const more = item.price > best.price ? `, for ${moreThan(item, best)} more` : '';
  return `${name} ${gain}${more}.`;
}

/** Of two that are level otherwise, what the other one costs more. */
function tellAsGood(read: ReadTurn, best: Item, { others }: Rivals): string | null {
  const [other] = others;
  if (other === undefined || others.length > 1 || other.price <= best.price) return null;
  const name = capitalize(mentionItem(other, read.turn.items));
  return `${name} has nothing more to show for its ${moreThan(other, best)} extra, according to the listings.`;
}

/** What can be said of the best one where it is ahead in nothing alone. */
export function plainReason(best: Item, others: readonly Item[]): string {
  const clauseOf = (item: Item): string | null => {
    const [fabric] = readItemFacts(item).garment.materials;
    const does = fabric === undefined ? undefined : fabricDoes(fabric)[0];
    return fabric === undefined || does === undefined ? null : `${fabricName(fabric)} ${does}`;
  };
  const own = clauseOf(best);
  // What all of them are made of decides nothing.
  if (own !== null && !others.every((other) => clauseOf(other) === own)) return own;
  const count = spellCount(others.length + 1);
  return others.every(({ price }) => price >= best.price)
    ? `the listings set the ${count} hardly apart, and none of them costs less than its ${priceOf(best)}`
    : `the ${count} are close, and on the whole it does best`;
}

interface Rivals {
  others: readonly Item[];
  factors: readonly Factor[];
}

function tellPick(read: ReadTurn, best: Item, rivals: Rivals): string {
  const { turn, speech } = read;
  const pick = mentionItem(best, turn.items);
  const ahead = claimsFor(best, rivals.others, rivals.factors);
  const fits = rivals.factors.flatMap((factor) => factor.fits?.(best) ?? []);
  const isTold = fits.some((fit) => ahead.some((claim) => claim.includes(fit)));
  const claims = [...(isTold ? [] : fits.slice(0, 1)), ...ahead].slice(0, CLAIMS);
  const price = priceOf(best);
  const why = (claims.join(', and ') || plainReason(best, rivals.others)).replace(
    pick.endsWith(price) ? ` at ${price}` : '\n',
    '',
  );
  const told =
    speech.frame('recommend', { pick, why }) ||
    speech.say(
      `${capitalize(pick)}: ${why}.`,
      `My choice stays ${pick}: ${why}.`,
      `Still ${pick}: ${why}.`,
      `As before, ${pick}: ${why}.`,
    );
  const but =
    tellCheaper(read, best, rivals) ??
    tellBetter(read, best, rivals) ??
    tellAsGood(read, best, rivals);
  const note = sizeNote(best, turn);
  return joinSentences(
    told,
    note === '' ? '' : speech.say(note),
    but === null ? '' : speech.say(but),
  );
}

/** There is nothing to choose from: that is said. */
function tellOnly({ turn, speech }: ReadTurn, item: Item): string {
  const name = mentionItem(item, turn.items);
  return speech.say(
    `There is only one on the table: ${name}, at ${priceOf(item)}. Ask for more and I will choose among them.`,
    `Just one is left to choose: ${name}.`,
    `It can only be ${name}; nothing else is shown.`,
  );
}

const TO_WEAR = /\bwear\b/i;
const OF_MONEY = /\b(?:worth|value|deal|cheap\w*|money|budget|afford\w*|price)\b/i;

/** What counts in a pick: what a piece costs decides nothing where it is asked what to wear. */
export function factorsToPick(
  read: ReadTurn,
  near: readonly Item[],
  purposes: readonly string[],
): Factor[] {
  const { words } = read.turn;
  const all = factorsFor(read, near, purposes);
  return TO_WEAR.test(words) && !OF_MONEY.test(words)
    ? all.filter(({ isOfMoney }) => isOfMoney !== true)
    : all;
}

/** Of the first few shown the one to take, and why. Null where the question asks no such thing. */
export function pickOne(
  read: ReadTurn,
  purposes: readonly string[],
): { item: Item; text: string } | null {
  const { turn, speech } = read;
  if (!asksForPick(turn.words)) return null;
  const near = nearItems(read);
  const [only] = near;
  if (only !== undefined && near.length === 1) return { item: only, text: tellOnly(read, only) };
  const factors = factorsToPick(read, near, purposes);
  const [best] = weighItems(near, factors);
  if (best === undefined) return null;
  const others = near.filter(({ id }) => id !== best.item.id);
  const among =
    turn.state.shown.itemIds.length > NEAR && near.length === NEAR
      ? speech.say(
          `That is of the first ${spellCount(near.length)}.`,
          `I looked at the first ${spellCount(near.length)}.`,
        )
      : '';
  return {
    item: best.item,
    text: joinSentences(tellPick(read, best.item, { others, factors }), among),
  };
}
