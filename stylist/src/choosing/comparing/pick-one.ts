import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { fabricDoes, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { spellCount } from '../../facts/number-words.ts';
import { capitalize, joinSentences } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { priceOf } from '../reasons/reason.ts';
import { asksForPick } from './asks-for-pick.ts';
import { type Recommendation, recommendOne } from './recommend.ts';

/** The items that a shopper has before their eyes. */
const NEAR = 6;

/** What the fabric adds to a pick that only the price decided. */
function addFabric({ why, side: { item } }: Recommendation): string {
  const [fabric] = readItemFacts(item).garment.materials;
  const does = fabric === undefined ? undefined : fabricDoes(fabric)[0];
  const isNamed = fabric !== undefined && why.includes(fabricName(fabric));
  return fabric === undefined || does === undefined || isNamed
    ? why
    : `${why}, and ${fabricName(fabric)} ${does}`;
}

/** Of the first few shown the one to take, and why. Null where the question asks no such thing. */
export function pickOne(
  { turn, speech }: ReadTurn,
  purposes: readonly string[],
): { item: Item; text: string } | null {
  if (!asksForPick(turn.words)) return null;
  const near = turn.state.shown.itemIds
    .slice(0, NEAR)
    .flatMap((id) => turn.items.find((item) => item.id === id) ?? []);
  const sides = near.map((item) => ({ item, name: mentionItem(item, turn.items) }));
  const best = near.length < 2 ? null : recommendOne(sides, purposes);
  if (best === null) return null;
  const { item, name } = best.side;
  const why = addFabric(best);
  const told =
    speech.frame('recommend', { pick: name, why }) ||
    speech.say(`${capitalize(name)}: ${why}.`, `My choice stays ${name}: ${why}.`);
  const others = near.filter(({ id }) => id !== item.id);
  const least = others.toSorted((one, other) => one.price - other.price)[0];
  const cheaper =
    least === undefined || least.price >= item.price
      ? ''
      : speech.say(
          `If the price decides, ${mentionItem(least, turn.items)} costs less: ${priceOf(least)}.`,
          `For less there is ${mentionItem(least, turn.items)}, ${priceOf(least)}.`,
        );
  const among = speech.say(
    `That is of the first ${spellCount(near.length)}.`,
    `I looked at the first ${spellCount(near.length)}.`,
  );
  return { item, text: joinSentences(told, cheaper, turn.items.length > NEAR ? among : '') };
}
