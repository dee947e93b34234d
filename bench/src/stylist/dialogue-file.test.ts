import { CHAT_INTENTS, COLORS } from '@modiste/contract/values';
import { findAttribute, findFabric } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { describe, expect, it } from 'vitest';
import { DIALOGUE_SETS, readDialogues } from './dialogue-file.ts';

const [tunable = [], exam = []] = await Promise.all(DIALOGUE_SETS.map(readDialogues));
const dialogues = [...tunable, ...exam];
const turns = dialogues.flatMap((dialogue) => dialogue.turns);

const isColor = (id: string) => COLORS.some((color) => color === id);
const isFact = (id: string) => findAttribute(id) !== null || findFabric(id) !== null;

/** Whether the label of a slot names something that can be understood. */
function isKnown(slot: string): boolean {
  const [kind = '', id = ''] = slot.split(':');
  if (kind === 'type') return findType(id) !== null;
  if (kind === 'color') return isColor(id);
  if (kind === 'attribute' || kind === 'material' || kind === 'pattern') return isFact(id);
  if (kind === 'not') return isFact(id) || isColor(id) || findType(id) !== null;
  return ['max', 'min', 'budget', 'size', 'fit', 'gender', 'sale', 'outfit'].includes(kind);
}

describe('the labeled conversations', () => {
  it('ask for everything that a message may ask for, in both halves and in the exam', () => {
    expect(turns.length).toBeGreaterThan(300);
    const [tuned = [], heldOut = []] = ['tuned', 'heldOut'].map((half) =>
      tunable.filter((dialogue) => dialogue.half === half),
    );
    for (const own of [tuned, heldOut, exam]) {
      const asked = new Set(own.flatMap((one) => one.turns.flatMap(({ intents }) => intents)));
      expect(asked).toEqual(new Set(CHAT_INTENTS));
    }
  });

  it('are labeled in words of the lexicon', () => {
    const unknown = turns.flatMap(({ slots = [] }) => slots.filter((slot) => !isKnown(slot)));
    expect(unknown).toEqual([]);
  });

  it('are all held out where they examine', () => {
    expect(exam.filter(({ half }) => half === 'tuned')).toEqual([]);
  });

  it('have a name each', () => {
    expect(new Set(dialogues.map(({ name }) => name)).size).toBe(dialogues.length);
  });
});
