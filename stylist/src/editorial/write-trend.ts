import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import type { Color } from '@modiste/contract/values';
import { findType } from '@modiste/lexicon/garment-types';
import { fabricAdjective } from '../facts/fabric-traits.ts';
import { written } from '../facts/item-names.ts';
import { capitalize } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';

export type TrendCause =
  | { kind: 'rising'; people: number }
  | { kind: 'season' }
  | { kind: 'arrived'; count: number }
  | { kind: 'reduced'; count: number; mostPercent: number }
  | { kind: 'restocked'; count: number };

export interface TrendFacts {
  /** What it is about, by lexicon ids; null where it is not what it is about. */
  type: string | null;
  material: string | null;
  color: Color | null;
  /** Some of its items, of which all that is said is true. */
  items: readonly Item[];
  cause: TrendCause;
  setting: DaySetting;
}

export interface WrittenTrend {
  /** Its name: "Satin skirts". */
  trend: string;
  description: string;
  reason: string;
  /** The search that finds its items. */
  query: string;
}

function whyOf(cause: TrendCause): string {
  switch (cause.kind) {
    case 'rising':
      return `${cause.people} people looked for it this week`;
    case 'season':
      return 'In season now';
    case 'arrived':
      return `${cause.count} new this week`;
    case 'reduced':
      return `${cause.count} reduced, up to ${cause.mostPercent}% off`;
    case 'restocked':
      return `${cause.count} back in stock`;
  }
}

/** The words on a tile of what is worn now, from facts only. */
export function writeTrend(facts: TrendFacts, speech: Speech): WrittenTrend {
  const type = findType(facts.type ?? '');
  const words = [
    facts.color?.toLowerCase() ?? '',
    facts.material === null ? '' : fabricAdjective(facts.material),
    type === null ? 'pieces' : written(type.plural),
  ];
  const query = words.filter((word) => word !== '').join(' ');
  return {
    trend: capitalize(query),
    description: speech.say(`${capitalize(query)} from the shop.`, 'From the shop.'),
    reason: whyOf(facts.cause),
    query,
  };
}
