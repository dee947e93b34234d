import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { formatPrice } from '@modiste/contract/price';
import type { Color } from '@modiste/contract/values';
import { ancestorsOf } from '@modiste/lexicon/garment-types';
import { fabricDoes, fabricName } from '../../facts/fabric-traits.ts';
import { broadKind, withKindArticle } from '../../facts/item-names.ts';
import { colorNamed } from '../../knowledge/style/colors/color-rows.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { numberOfText, turnedBy } from '../day/day-choice.ts';
import { type Feel, feelOf } from '../day/day-weather.ts';
import lines from './trend-lines.json' with { type: 'json' };

/** What a tile is about, by lexicon ids; null where it is not about that. */
export interface TrendSubject {
  type: string | null;
  material: string | null;
  color: Color | null;
}

const CHARS_MAX = 140;
const KINDS_MAX = 3;
const OF_HEAT = /\b(?:summer|sun|hot|beach|bare)\b/i;
const OF_COLD = /\b(?:winter|cold|cools|tights|warm|tall boots)\b/i;

/** Advice on sandals is none for December, and on tights none for July. */
function isInSeason(text: string, feel: Feel): boolean {
  if (feel === 'mild') return true;
  const isCold = feel === 'cold' || feel === 'cool';
  return !(isCold ? OF_HEAT : OF_COLD).test(text);
}

/** Fabrics that are plural where they stand alone. */
const PLURAL: ReadonlySet<string> = new Set(['sequin', 'glass-bead']);

const fabricSentences = (material: string | null): string[] =>
  material === null || PLURAL.has(material)
    ? []
    : fabricDoes(material).map((does) => `${capitalize(fabricName(material))} ${does}.`);

const LINES = new Map(lines.flatMap(({ about, say }) => about.map((type) => [type, say] as const)));

/** What is said of a kind, by its own lines or by those of the nearest kind above it. */
function kindLines(type: string): readonly string[] {
  const known = [type, ...ancestorsOf(type)].find((id) => LINES.has(id));
  return LINES.get(known ?? '') ?? [];
}

/** How its kind is worn, or what its color goes with. */
function styleSentences({ type, material, color }: TrendSubject): string[] {
  const shade = color === null || type !== null || material !== null ? null : colorNamed(color);
  return [...(type === null ? [] : kindLines(type)), ...(shade?.row.why ?? [])];
}

/** "Here as a tote, a clutch, and a belt." */
function kindSentences(items: readonly Item[]): string[] {
  const kinds = [...new Set(items.map((item) => withKindArticle('', broadKind(item))))];
  if (kinds.length < 2) return [];
  return [`Here as ${joinWithAnd(kinds.slice(0, KINDS_MAX))}.`];
}

/** "Shown here from $38.95 to $180." */
function priceSentences(items: readonly Item[]): string[] {
  const prices = items.map(({ price }) => price).toSorted((one, other) => one - other);
  const [least, most] = [prices[0], prices.at(-1)];
  const currencies = new Set(items.map(({ other_info }) => other_info.currency));
  const [currency] = currencies;
  if (least === undefined || most === undefined || currencies.size > 1) return [];
  const [from, to] = [formatPrice(least, currency), formatPrice(most, currency)];
  if (least === most) return [`Shown here at ${from}.`];
  return [`Shown here from ${from} to ${to}.`];
}

export interface TrendScene extends TrendSubject {
  /** Some of its items. */
  items: readonly Item[];
  setting: DaySetting;
}

/**
 * What a tile says of its subject, in several wordings of at most 140 characters: what its fabric
 * does, how its kind is worn or what its color goes with, and what the items shown are and cost.
 */
export function describeTrend(scene: TrendScene, seed: string): readonly string[] {
  const { type, material, items, setting } = scene;
  const feel = feelOf(setting);
  const lead = turnedBy(
    [...fabricSentences(material), ...styleSentences(scene)].filter((text) =>
      isInSeason(text, feel),
    ),
    seed,
  );
  const facts = [...(type === null ? kindSentences(items) : []), ...priceSentences(items)];
  const long = lead.flatMap((text) => facts.map((fact) => joinSentences(text, fact)));
  const ordered = numberOfText(seed) % 2 === 0 ? [...long, ...lead] : [...lead, ...long];
  return [...ordered, ...facts].filter(({ length }) => length <= CHARS_MAX);
}
