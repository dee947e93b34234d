import { describe, expect, it } from 'vitest';
import { createBuiltInStylist } from '../../built-in/built-in-stylist.ts';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { factWordings } from '../topics/find-topic.ts';
import { topicOf } from './question-topics.ts';

const stylist = createBuiltInStylist();

const JEANS = [
  sampleItem('wide', { price: 90, colors: ['Black'], facts: { type: 'wide-leg-jeans' } }),
  sampleItem('straight', { price: 60, colors: ['Blue'], facts: { type: 'straight-jeans' } }),
];
const SHOWN = { ...INITIAL_STATE, shown: { itemIds: ['wide', 'straight'], outfits: [] } };

const ask = (words: string, isShown: boolean) =>
  stylist.translate(
    sampleTurn(words, isShown ? { items: JEANS, state: SHOWN } : { state: INITIAL_STATE }),
  );

const tells = (answer: string, id: string): boolean =>
  topicOf(id)?.facts.some((fact) =>
    factWordings(fact).some((wording) => answer.includes(wording)),
  ) === true;

describe('a general question', () => {
  it.each([
    ['no im asking u, is it normal that jeans gap? should i get them taken in', 'waist-gap'],
    ['how many inches is a mid heel exactly', 'heel-heights'],
    ['will real leather stretch if the shoe is a bit tight', 'leather-shoes-stretch'],
    ['why do my tights slide down all day', 'tights-slide'],
    ['does tarnish mean my silver chain is fake', 'silver-turned-black'],
    ['is it rude to take my suit jacket off during the wedding dinner', 'jacket-off'],
    ['how do i find out her ring size without her noticing', 'secret-ring-size'],
    ['what does denier even mean on stockings', 'denier'],
  ])('is answered by its topic, whatever is on the screen: %j', async (words, topic) => {
    const [alone, beside] = [await ask(words, false), await ask(words, true)];
    expect([tells(alone.answer, topic), tells(beside.answer, topic)]).toEqual([true, true]);
    expect([alone.intent, beside.intent]).not.toContain('search');
    expect(beside.state.shown).toEqual(SHOWN.shown);
  });

  it.each([
    'wide jeans under 80, no stretch',
    'in black please',
    'are the second ones lined?',
    'do you have anything in wool for the office?',
    'what should i wear to a baby shower?',
    'cheaper ones',
  ])('is none that looks for something, or asks of what is shown: %j', async (words) => {
    const { intent } = await ask(words, true);
    expect(['search', 'item_question', 'clarify']).toContain(intent);
  });

  it('is told on in other words, and never twice in the same', async () => {
    const words = 'is it normal that jeans gap at the back?';
    const first = await ask(words, true);
    const second = await stylist.translate(
      sampleTurn('why do all my jeans gap at the waist', { items: JEANS, state: first.state }),
    );
    expect(second.answer).not.toBe('');
    expect(second.answer).not.toContain(first.answer.split(/(?<=\.) /)[0]);
  });
});
