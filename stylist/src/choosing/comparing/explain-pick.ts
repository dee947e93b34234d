import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ReadTurn } from '../../answers/answer.ts';
import { asksForPick } from '../../intents/asks-for-pick.ts';
import { capitalize, joinSentences } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { nearItems } from '../reasons/near-items.ts';
import { claimsFor, factorsToPick, plainReason } from './pick-one.ts';
import { purposesIn } from './purposes-in.ts';
import { leadOver, weighItems } from './weigh-items.ts';

/** Why one of several pieces was picked a moment ago, beside the next best; empty where none was. */
export function explainPick(item: Item, read: ReadTurn): string {
  const { turn, speech } = read;
  const words = turn.state.heard?.at(-1) ?? '';
  if (!asksForPick(words)) return '';
  const asked: ReadTurn = { ...read, turn: { ...turn, words } };
  const near = nearItems(asked);
  const understood = understandQuery(words);
  const factors = factorsToPick({ ...asked, understood }, near, purposesIn(understood.readings));
  const [best, next] = weighItems(near, factors);
  if (best?.item !== item || next === undefined) return '';
  const others = near.filter((one) => one !== item);
  const claims = claimsFor(item, others, factors);
  const lacks = factors
    .map((factor) => ({ factor, lead: leadOver(factor, item, next.item) }))
    .filter(({ lead }) => lead > 0)
    .toSorted((one, other) => other.lead - one.lead)
    .flatMap(({ factor }) => factor.behind(next.item, item) ?? []);
  const theirs = mentionItem(next.item, turn.items);
  const reason = claims.join(', and ') || plainReason(item, others);
  const because = speech.say(`Because ${reason}.`, `What decided it: ${reason}.`);
  const [lack] = lacks;
  const beside =
    lack === undefined
      ? speech.say(`${capitalize(theirs)} came next and was close.`)
      : speech.say(
          `${capitalize(theirs)} came next, but ${lack}.`,
          `Next best was ${theirs}, which ${lack}.`,
        );
  return joinSentences(because, beside);
}
