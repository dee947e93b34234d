import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { fabricsOf } from '../../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { priceOf } from '../reasons/reason.ts';

const SAME =
  /\bsame (?:shade of |kind of |type of )?(?<what>brand|maker|label|colou?r|white|black|blue|red|green|gr[ae]y|brown|beige|pink|fabric|material|price|one|thing|piece|item|bag|dress|coat|shirt|shoes?|jeans|skirt|top|sweater|jacket)\b/i;

/** What is held against each other, and how it is told of a piece: "by Ostra". */
function sharedValue(what: string, item: Item): string {
  if (/^(?:brand|maker|label)$/.test(what)) return item.brand === '' ? '' : `by ${item.brand}`;
  if (/^(?:fabric|material)$/.test(what)) return joinWithAnd(fabricsOf(readItemFacts(item)));
  if (what === 'price') return priceOf(item);
  if (/^(?:colou?r|white|black|blue|red|green|gr[ae]y|brown|beige|pink)$/.test(what)) {
    return shownColor(item)?.name ?? '';
  }
  return item.id;
}

/** "Is the third from the same brand as the first?", of two pieces; empty where nothing such is asked. */
export function tellSame({ turn, referred, speech }: ReadTurn): string {
  const what = SAME.exec(turn.words)?.groups?.what?.toLowerCase();
  const [one, other] = referred;
  if (what === undefined || one === undefined || other === undefined || referred.length > 2)
    return '';
  const [first, second] = [sharedValue(what, one), sharedValue(what, other)];
  if (first === '' || second === '') return '';
  const names = [one, other].map((item) => mentionItem(item, turn.items));
  if (first === one.id) {
    return speech.say(`No, these are two different pieces: ${joinWithAnd(names)}.`);
  }
  const list = `${names[0]} is ${first} and ${names[1]} ${second}`;
  return first === second
    ? speech.say(`Yes, both are ${first}.`, `Yes: ${list}.`)
    : speech.say(`No: ${list}.`, `${capitalize(list)}, so no.`);
}
