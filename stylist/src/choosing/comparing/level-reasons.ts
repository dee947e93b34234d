import type { Item } from '@modiste/contract/entities/item';
import { readItemFacts } from '../../facts/item-facts.ts';
import { fabricsOf } from '../../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import type { Scale } from '../scales/ranking.ts';

/** Fewer that share the top are named one by one. */
export const NAMED_MAX = 3;

const sharedFabric = (items: readonly Item[]): string => {
  const [first = '', ...others] = items.map((item) => joinWithAnd(fabricsOf(readItemFacts(item))));
  return others.every((fabric) => fabric === first) ? first : '';
};

/** Several that share the end of a scale, among those that were ranked. */
export interface Level {
  top: readonly Item[];
  shown: readonly Item[];
  /** What they all are: " in black"; empty where they are all that is shown. */
  clause: string;
  known: number;
  word: string;
  scale: Scale;
}

/** Why those at the top are level: the fact that they share. */
export function whyLevel({ top, scale }: Level): string {
  const [fact = '', ...others] = [...new Set(top.map(scale.factOf))];
  if (others.length === 0) return fact;
  const fabric = sharedFabric(top);
  const [does = '', ...otherwise] = [...new Set(top.map(scale.doesOf))];
  if (otherwise.length === 0 && does !== '') return `: each is of a fabric that ${does}`;
  return fabric === '' ? '' : `: all ${fabric}`;
}

/** The few that fall behind many, and why: who asks what creases least is told what creases. */
export function tellBehind({ top, shown, scale }: Pick<Level, 'top' | 'shown' | 'scale'>): string {
  const behind = shown.filter((item) => !top.includes(item) && scale.valueOf(item) !== null);
  const [fact = '', ...others] = [...new Set(behind.map(scale.factOf))];
  if (top.length <= NAMED_MAX || behind.length === 0 || behind.length > NAMED_MAX) return '';
  const names = joinWithAnd(behind.map((item) => mentionItem(item, shown)));
  const verb = behind.length === 1 ? 'falls' : 'fall';
  const clause = fact.startsWith(': ') && others.length === 0 ? fact : '';
  return `${capitalize(names)} ${verb} behind${clause}.`;
}
