import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ReadTurn } from '../../answers/answer.ts';
import { asksForPick } from '../../intents/asks-for-pick.ts';
import { capitalize, joinSentences } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { nearItems } from '../reasons/near-items.ts';
import { differencesOf } from './differences.ts';
import type { Factor } from './item-factors.ts';
import { claimsFor, factorsToPick, plainReason } from './pick-one.ts';
import { purposesIn } from './purposes-in.ts';
import { recommendAmong } from './recommend-among.ts';
import type { Side } from './records/side.ts';
import { asksForOpinion, nearLike } from './tell-opinion.ts';
import { factorsFor, leadOver, weighItems } from './weigh-items.ts';

/** So far back "why?" is still asked of the same answer: "why?", "no, but why?". */
const HEARD_BACK = 2;

const ASKS_OF_PICK =
  /^(?!.*\bnot\b)(?!.*\binstead\b).*\b(?:pick|choose|chose|recommend|suggest|show|first|second|third|fourth|fifth|last)(?:ed)?\b/i;

/** A lead that anybody would notice. */
const CLEAR = 0.4;
const OF_COST = /^it costs (?:the least|less)\b/;
const OF_MONEY = /\b(?:worth|value|deal|price|money|cheap\w*|buy|get|cop)\b/;

/** The read turn as it was when something was asked before. */
function asAsked(read: ReadTurn, words: string): ReadTurn {
  return { ...read, understood: understandQuery(words), turn: { ...read.turn, words } };
}

/** Where one is behind another, weightiest first. */
const lacksOf = (one: Item, other: Item, factors: readonly Factor[]): string[] =>
  factors
    .map((factor) => ({ factor, lead: leadOver(factor, other, one) }))
    .filter(({ lead }) => lead > CLEAR)
    .toSorted((a, b) => b.lead - a.lead)
    .flatMap(({ factor }) => factor.behind(one, other) ?? []);

/** Why one of the items that were compared was the one to take; empty where none was compared. */
export function explainComparison(item: Item, read: ReadTurn): string {
  const { state, items } = read.turn;
  const compared = (state.compared ?? []).flatMap((id) => items.find((one) => one.id === id) ?? []);
  if (compared.length < 2 || !compared.includes(item)) return '';
  const asked = asAsked(read, state.heard?.at(-1) ?? '');
  const wishes = state.request?.wishes ?? [];
  const purposes = purposesIn([...asked.understood.readings, ...wishes]);
  const sides: Side[] = compared.map((one) => ({ item: one, name: mentionItem(one, compared) }));
  const best = recommendAmong(asked, sides, purposes);
  // "Why did you pick the first one?" is no question of the one that was preferred to it.
  const isOfOther = best?.side.item !== item && ASKS_OF_PICK.test(read.turn.words);
  if (best === null || isOfOther) return '';
  const { speech } = read;
  const others = compared.filter((one) => one !== best.side.item);
  const factors = factorsFor(asked, compared, purposes);
  const more = claimsFor(best.side.item, others, factors).find(
    (claim) => claim !== best.why && !(OF_COST.test(claim) && OF_COST.test(best.why)),
  );
  const [other] = others;
  const gain = other === undefined ? undefined : lacksOf(best.side.item, other, factors)[0];
  const name = other === undefined ? '' : mentionItem(other, compared);
  return joinSentences(
    speech.say(
      `I chose ${best.side.name} because ${best.why}${more === undefined ? '' : `, and ${more}`}.`,
      `It came down to this: ${best.why}.`,
      ...differencesOf(sides, []).flatMap(({ wordings }) => wordings),
    ),
    gain === undefined ? '' : speech.say(`For ${name}: beside it, mine ${gain}.`),
  );
}

/** Why the stylist would take a piece or not, after it said so; empty where it did not. */
export function explainOpinion(item: Item, read: ReadTurn): string {
  const { heard = [] } = read.turn.state;
  const words = heard.slice(-HEARD_BACK).findLast(asksForOpinion);
  if (words === undefined) return '';
  const asked = asAsked(read, words);
  const near = [...new Set([...nearLike(item, asked), item])];
  const all = factorsFor(asked, near, []);
  const factors = OF_MONEY.test(words) ? all : all.filter(({ isOfMoney }) => isOfMoney !== true);
  const [best = item] = weighItems(near, factors).map((one) => one.item);
  const { speech, turn } = read;
  const others = near.filter((one) => one !== item);
  const claims = claimsFor(item, others, factors);
  const fits = factors.flatMap((factor) => factor.fits?.(item) ?? []);
  const [reason, second] = [...new Set([...claims, ...fits])];
  const what = [reason, second].flatMap((one) => one ?? []).join(', and ');
  const [lack] = best === item ? [] : lacksOf(item, best, factors);
  if (what === '') return '';
  return joinSentences(
    speech.say(`What speaks for it: ${what}.`, `Because ${what}.`),
    lack === undefined
      ? ''
      : speech.say(
          `What speaks against it: beside ${mentionItem(best, turn.items)}, it ${lack}.`,
          `Only that it ${lack}.`,
        ),
  );
}

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
  // What both can do sets neither behind.
  const isShared = (lack: string): boolean =>
    reason.includes(/\bwhich (.+)$/.exec(lack)?.[1] ?? '\n');
  const because = speech.say(`Because ${reason}.`, `What decided it: ${reason}.`);
  const lack = lacks.find((one) => !isShared(one));
  const beside =
    lack === undefined
      ? speech.say(`${capitalize(theirs)} came next and was close.`)
      : speech.say(
          `${capitalize(theirs)} came next, but ${lack}.`,
          `Next best was ${theirs}, which ${lack}.`,
        );
  return joinSentences(because, beside);
}
