import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { gradeFabrics } from '../../facts/fabric-grades.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { asksForLeast } from '../../intents/asks-for-pick.ts';
import { capitalize } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { factorsFor, leadOver, weighItems } from './weigh-items.ts';

const NEAR = 6;
const LACKS = 2;

const shownFirst = ({ turn }: ReadTurn): Item[] =>
  turn.state.shown.itemIds
    .slice(0, NEAR)
    .flatMap((id) => turn.items.find((item) => item.id === id) ?? []);

function tellSoldOut({ speech }: ReadTurn, name: string): string {
  return speech.say(
    `${capitalize(name)}: it is out of stock, so there is nothing to decide.`,
    `Leave ${name}, since it is sold out.`,
  );
}

/** Of the pieces of outfits, which are not worn for the same, the one whose fabric lasts least. */
function leastOfOutfits({ turn, speech }: ReadTurn): { item: Item; text: string } | null {
  const ids = new Set(turn.state.shown.outfits.flat());
  const [weakest] = turn.items
    .filter(({ id }) => ids.has(id))
    .flatMap((item) => {
      const graded = gradeFabrics('durability', readItemFacts(item).garment.materials);
      return graded === null ? [] : [{ item, ...graded }];
    })
    .toSorted((one, other) => one.grade - other.grade);
  if (weakest === undefined) return null;
  const name = mentionItem(weakest.item, turn.items);
  const why = `${weakest.fabric} ${weakest.does}`;
  const text = speech.say(
    `By how long it lasts, ${name}: ${why}.`,
    `The one I would expect the least of is ${name}, as ${why}.`,
  );
  return { item: weakest.item, text };
}

/** Of the first few shown the one to leave, and why. Null where the question asks no such thing. */
export function pickLeast(
  read: ReadTurn,
  purposes: readonly string[],
): { item: Item; text: string } | null {
  const { turn, speech } = read;
  if (!asksForLeast(turn.words)) return null;
  if (turn.state.shown.outfits.length > 0) return leastOfOutfits(read);
  const near = shownFirst(read);
  const gone = near.find(({ other_info }) => other_info.availability !== 'in_stock');
  if (gone !== undefined && near.length > 1) {
    return { item: gone, text: tellSoldOut(read, mentionItem(gone, turn.items)) };
  }
  const factors = factorsFor(read, near, purposes);
  const weighed = weighItems(near, factors);
  const [best, last] = [weighed[0]?.item, weighed.at(-1)?.item];
  if (best === undefined || last === undefined || best === last) return null;
  const lacks = factors
    .map((factor) => ({ factor, lead: leadOver(factor, best, last) }))
    .filter(({ lead }) => lead > 0)
    .toSorted((one, other) => other.lead - one.lead)
    .flatMap(({ factor }) => factor.behind(last, best) ?? []);
  const name = mentionItem(last, turn.items);
  const other = mentionItem(best, turn.items);
  const why = [...new Set(lacks)].slice(0, LACKS).join(' and ');
  const isDearOnly = lacks.length === 1 && why.startsWith('costs ');
  const text = isDearOnly
    ? speech.say(
        `I would leave ${name}: it ${why} than ${other}, and its listing gives no reason why.`,
        `If one has to go, ${name}, as it ${why} than ${other} for the same.`,
      )
    : why === ''
      ? speech.say(
          `Their listings give me nothing against any of them; the one I would look at last is ${name}.`,
          `None is a mistake; ${name} comes last for me.`,
        )
      : speech.say(
          `I would leave ${name}: beside ${other} it ${why}.`,
          `If one has to go, ${name}: it ${why}, held against ${other}.`,
        );
  return { item: last, text };
}
