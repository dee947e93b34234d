import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attributeGroup, fabricWithKinds } from '@modiste/lexicon/attributes';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { readGarment } from '@modiste/lexicon/read-garment';
import { readText } from '@modiste/lexicon/read-text';
import { z } from 'zod';
import { type Half, halfOf, MissingDataError } from '../figures/measure.ts';
import { countSlot, noSlots, type SlotCounts } from './slot-score.ts';

const ROW = z.object({
  input: z.string(),
  category: z.string(),
  target_scores: z.record(z.string(), z.record(z.string(), z.number())),
});

/** What the titles of the data set sell that is fashion. */
const FASHION: ReadonlySet<string> = new Set([
  'Shirts',
  'Shorts',
  'Swimwear',
  'Baseball Caps',
  'Eyewear',
]);
/** The mark of an attribute that a title does not tell. */
const UNTOLD = 'n/a';

const inGroups =
  (...groups: string[]) =>
  (facts: Spoken): string[] =>
    facts.attributes.filter((id) => groups.includes(attributeGroup(id) ?? ''));

type Spoken = Pick<GarmentFacts, 'colors' | 'materials' | 'patterns' | 'attributes'> & {
  genders: readonly string[];
};

const wearers = (facts: Spoken): string[] => {
  if (facts.genders.length > 0) return [...facts.genders];
  return facts.attributes.includes('kids') ? ['kids'] : [];
};

/**
 * The marked attributes that concern fashion, each with the part of our facts that answers it.
 * Left out: brands and models, measures in numbers, and free sentences.
 */
const JUDGED: Readonly<Record<string, (facts: Spoken) => readonly string[]>> = {
  Gender: wearers,
  'Department Name': inGroups('age'),
  'Sport Type': inGroups('activity'),
  'Fabric Type': (facts) => facts.materials,
  Material: (facts) => facts.materials,
  Pattern: (facts) => facts.patterns,
  'Sleeve Length(cm)': inGroups('sleeve'),
  Feature: inGroups('feature'),
  'Lenses Optical Attribute': inGroups('feature'),
  Color: (facts) => facts.colors,
  Style: inGroups('style', 'occasion'),
  Season: inGroups('season'),
};

/** "Short" of a sleeve is a short sleeve. */
const CONTEXT: Readonly<Record<string, string>> = { 'Sleeve Length(cm)': 'sleeve' };

/** A marked value in our terms; where our words lack it, as it stands, to be missed. */
function readMark(attribute: string, value: string): string {
  const pick = JUDGED[attribute];
  return pick?.(readText(`${value} ${CONTEXT[attribute] ?? ''}`))[0] ?? value;
}

/** A kind of the marked value is the marked value: floral for print. */
const likeMarked = (said: string, marked: ReadonlySet<string>): string =>
  [...marked].find((mark) => fabricWithKinds(mark).includes(said)) ?? said;

/** The titles were taken from web pages as they stood there. */
const decoded = (title: string): string =>
  title.replaceAll('&#39;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');

const spokenOf = (title: string): Spoken => {
  const facts = readGarment({ title });
  return { ...facts, genders: facts.gender === null ? [] : [facts.gender] };
};

/**
 * Counts what is read from one title against what people marked of it: the marked attributes are
 * the questions, and what leads among our answers (a feed's column holds one) is the answer. An
 * answer where people found none is wrong.
 */
export function countTitle(counts: SlotCounts, row: z.infer<typeof ROW>): void {
  const spoken = spokenOf(decoded(row.input));
  for (const [attribute, marks] of Object.entries(row.target_scores)) {
    const pick = JUDGED[attribute];
    if (pick === undefined) continue;
    const told = Object.keys(marks).filter((value) => value !== UNTOLD);
    const marked = new Set(told.map((value) => readMark(attribute, value)));
    const said = pick(spoken).slice(0, 1);
    countSlot(counts, new Set(said.map((value) => likeMarked(value, marked))), marked);
  }
}

/** Micro-F1 counts of attributes read from the fashion titles of AE-110k. */
export async function countTitles(data: string): Promise<Record<Half, SlotCounts>> {
  const file = join(data, 'ae110k', 'train.jsonl');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new MissingDataError(`Titles with attributes are missing: ${file}`);
  });
  const counts = { tuned: noSlots(), heldOut: noSlots() };
  for (const line of text.trim().split('\n')) {
    const row = ROW.parse(JSON.parse(line));
    if (FASHION.has(row.category)) countTitle(counts[halfOf(row.input)], row);
  }
  return counts;
}
