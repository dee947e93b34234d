import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { continueQuery } from '@modiste/lexicon/continue-query';
import { brandFinder, type FindBrands } from '@modiste/lexicon/find-brands';
import { isAboutShownItems } from '@modiste/lexicon/is-about-shown-items';
import { normalizeSizes } from '@modiste/lexicon/normalize-sizes';
import { readHead } from '@modiste/lexicon/read-head';
import { readText } from '@modiste/lexicon/read-text';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { z } from 'zod';
import { type Half, halfOf, MissingDataError } from '../figures/measure.ts';
import { countSlot, noSlots, type SlotCounts } from './slot-score.ts';

const TURN = z.object({
  transcript: z.string(),
  transcript_annotated: z.object({
    act: z.string(),
    act_attributes: z.object({ slot_values: z.record(z.string(), z.unknown()) }),
  }),
});
const DIALOGUES = z.object({
  dialogue_data: z.array(z.object({ dialogue_idx: z.number(), dialogue: z.array(TURN) })),
});
export type ShoppingTurn = z.infer<typeof TURN>;
export type Slots = Readonly<Record<string, ReadonlySet<string>>>;

const SLOTS = [
  'type',
  'color',
  'pattern',
  'sleeveLength',
  'size',
  'price',
  'brand',
  'customerReview',
] as const;
/** Turns that ask for things; the others take, ask about, compare or point at what was shown. */
const SEARCHING: ReadonlySet<string> = new Set(['REQUEST:GET', 'INFORM:REFINE', 'INFORM:GET']);
const PRICE_LEVELS: Readonly<Record<string, string>> = {
  cheap: 'low',
  affordable: 'low',
  expensive: 'high',
};

const parts = (value: string): string[] => value.split(',').map((part) => part.trim());

const orItself = (found: readonly string[], value: string): readonly string[] =>
  found.length > 0 ? found : [value];

/** A marked value in our terms; where our words lack it, as it stands, to be missed. */
const READ_MARK: Readonly<Record<(typeof SLOTS)[number], (value: string) => readonly string[]>> = {
  type: (value) => parts(value).map((part) => readHead(part).type ?? part),
  color: (value) => parts(value).flatMap((part) => orItself(readText(part).colors, part)),
  pattern: (value) => {
    const { patterns, materials, attributes } = readText(value);
    return orItself([...patterns, ...materials, ...attributes].slice(0, 1), value);
  },
  sleeveLength: (value) => orItself(readText(`${value} sleeve`).attributes.slice(0, 1), value),
  size: (value) => normalizeSizes(value, { category: null, gender: null }).clothing_size,
  price: (value) => [PRICE_LEVELS[value] ?? value],
  brand: (value) => [value],
  customerReview: (value) => [value],
};

/** The marked slots of a turn. */
export function markedOf(turn: ShoppingTurn): Slots {
  const values = turn.transcript_annotated.act_attributes.slot_values;
  return Object.fromEntries(
    SLOTS.filter((slot) => values[slot] !== undefined && values[slot] !== '').map((slot) => [
      slot,
      new Set(READ_MARK[slot](String(values[slot]))),
    ]),
  );
}

export const inGroup = (ids: readonly string[], ...groups: string[]): string[] =>
  ids.filter((id) => groups.includes(attributeGroup(id) ?? ''));

/** What was understood of a turn and those before it, as slots. */
function slotsOf({ concepts, soft, hard }: UnderstoodQuery): Slots {
  const types = concepts.filter(({ kind }) => kind === 'type').map(({ id }) => id);
  const level = { '-1': 'low', '0': null, '1': 'high' }[`${soft.priceLevel}`];
  const told = {
    type: types.slice(-1),
    color: soft.colors,
    pattern: [...soft.patterns, ...soft.materials],
    sleeveLength: inGroup(soft.attributes, 'sleeve').slice(-1),
    size: hard.clothing_size,
    price: level === null || level === undefined ? [] : [level],
    brand: soft.brands,
    customerReview: soft.attributes.includes('well-rated') ? ['good'] : [],
  };
  return Object.fromEntries(Object.entries(told).map(([slot, values]) => [slot, new Set(values)]));
}

const NONE: ReadonlySet<string> = new Set();

/** A kind of the marked type is the marked type: slacks for trousers. */
function likeMarked(said: ReadonlySet<string>, marked: ReadonlySet<string>): Set<string> {
  return new Set([...said].map((id) => [...marked].find((other) => isKindOf(id, other)) ?? id));
}

/** Counts what was understood of a turn against what is marked. */
export function countTurn(counts: SlotCounts, said: Slots, marked: Slots): void {
  for (const slot of SLOTS) {
    const wanted = marked[slot] ?? NONE;
    const told = said[slot] ?? NONE;
    countSlot(counts, slot === 'type' ? likeMarked(told, wanted) : told, wanted);
  }
}

/** Whether a turn is marked as asking for things. */
export const isSearching = (turn: ShoppingTurn): boolean =>
  SEARCHING.has(turn.transcript_annotated.act);

export interface DialogueCounts {
  /** All turns, ours the decision which of them ask for things. */
  all: SlotCounts;
  /** Only the turns that are marked as asking for things. */
  searching: SlotCounts;
}

/** Follows one dialogue, feeding each turn with what was understood before it. */
export function countDialogue(
  counts: DialogueCounts,
  turns: readonly ShoppingTurn[],
  findBrands: FindBrands,
): void {
  let before: UnderstoodQuery | null = null;
  for (const turn of turns) {
    const isSearch = isSearching(turn);
    const now = understandQuery(turn.transcript, { findBrands });
    const understood: UnderstoodQuery = before === null ? now : continueQuery(before, now);
    const marked = markedOf(turn);
    const isAboutShown = isAboutShownItems(turn.transcript);
    countTurn(counts.all, isAboutShown ? {} : slotsOf(understood), marked);
    if (isSearch) countTurn(counts.searching, slotsOf(understood), marked);
    if (!isAboutShown) before = understood;
  }
}

export interface ShoppingDialogue {
  half: Half;
  turns: readonly ShoppingTurn[];
}

/** The fashion dialogues of SIMMC 2.1, and the brands of its shop. */
export async function readShoppingDialogues(data: string) {
  const file = join(data, 'simmc', 'dialogues.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new MissingDataError(`Shopping dialogues are missing: ${file}`);
  });
  const { dialogue_data } = DIALOGUES.parse(JSON.parse(text));
  const brands = dialogue_data.flatMap(({ dialogue }) =>
    dialogue.flatMap((turn) => {
      const { brand } = turn.transcript_annotated.act_attributes.slot_values;
      return typeof brand === 'string' ? [brand] : [];
    }),
  );
  const dialogues = dialogue_data.map(
    ({ dialogue_idx: id, dialogue }): ShoppingDialogue => ({
      half: halfOf(String(id)),
      turns: dialogue,
    }),
  );
  return { dialogues, findBrands: brandFinder(brands) };
}

export const noDialogues = (): Record<Half, DialogueCounts> => ({
  tuned: { all: noSlots(), searching: noSlots() },
  heldOut: { all: noSlots(), searching: noSlots() },
});

/** Micro-F1 counts of the slots of the dialogues, by the lexicon alone. */
export async function countDialogues(data: string): Promise<Record<Half, DialogueCounts>> {
  const { dialogues, findBrands } = await readShoppingDialogues(data);
  const counts = noDialogues();
  for (const { half, turns } of dialogues) countDialogue(counts[half], turns, findBrands);
  return counts;
}
