import { sampleFound, sampleTurn } from '@modiste/stylist/testing/sample-items';
import { describeStylist } from '@modiste/stylist/testing/stylist-suite';
import { afterEach, describe, expect, it } from 'vitest';
import type { StylistModelSettings } from '../../config/config.ts';
import type { AskedModel, ModelBehavior } from '../../testing/loopback/model-endpoint.ts';
import { chosen, openStylistOn, understood } from '../../testing/loopback/open-stylist.ts';

let opened: Awaited<ReturnType<typeof openStylistOn>>;
afterEach(() => opened.close());

const open = async (
  behave: (asked: AskedModel) => ModelBehavior,
  settings: Partial<StylistModelSettings> = {},
) => {
  opened = await openStylistOn(behave, settings);
  return opened;
};

const isRanking = ({ text }: AskedModel) => text.includes('picks');
const answerBoth = (asked: AskedModel): ModelBehavior => ({
  answer: isRanking(asked) ? chosen() : understood({ query: 'linen dress, nothing black' }),
});

const PROVIDERS: [string, Partial<StylistModelSettings>, RegExp][] = [
  ['OpenAI', { provider: 'openai', model: 'gpt-5-mini' }, /chat\/completions$/],
  ['Anthropic', { provider: 'anthropic', model: 'claude-haiku-4-5' }, /messages$/],
  [
    'Anthropic, by a tool call',
    { provider: 'anthropic', model: 'claude-3-5-haiku-latest' },
    /messages$/,
  ],
  ['Google', { provider: 'google', model: 'gemini-2.5-flash' }, /gemini.*streamGenerateContent/],
  ['a server of one’s own', { provider: 'compatible', model: 'qwen3:8b' }, /chat\/completions$/],
];

describe.each(PROVIDERS)('a model of %s', (_name, settings, path) => {
  it('is asked in its own protocol, with its key, for an answer of a shape', async () => {
    const { stylist, asked } = await open(answerBoth, settings);
    const told: string[] = [];
    const ranking = await stylist.rank(sampleFound(), { onText: (text) => told.push(text) });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: expect.stringMatching(path), key: 'a-key' });
    expect(asked[0]?.text).toContain('suggestions');
    expect(told).toEqual([
      'The linen dress is $88.',
      ' The cotton wrap dress is the cheapest at $60.',
    ]);
    expect(ranking).toMatchObject({
      reply: told.join(''),
      deep: [
        { id: 'cotton', reason: 'Crisp cotton in blue.' },
        { id: 'linen', reason: 'Pure linen with a square neckline.' },
      ],
      quickPickIds: ['silk'],
    });
  });

  it.each<[string, ModelBehavior, string | RegExp]>([
    ['is overloaded', { status: 429 }, 'the model answered 429'],
    ['breaks down', { status: 500 }, 'the model answered 500'],
    ['refuses the key', { status: 401 }, 'the model answered 401'],
    ['writes nonsense', { answer: 'Sure! Here you go.' }, 'not of the shape'],
    ['writes another shape', { answer: { reply: 1 } }, 'not of the shape'],
    ['breaks off', { answer: chosen(), cutAfter: 30 }, /broke off|not of the shape|no answer/],
    [
      'ends in the middle',
      { answer: chosen(), cutAfter: 60, endsQuietly: true },
      /not of the shape|could not be read/,
    ],
    ['calls a tool that there is not', { callsTool: 'buy_now' }, /./],
    ['says nothing', { answer: '' }, /./],
  ])(
    'that %s is replaced by the built-in stylist, and the log says why',
    async (_how, behavior, cause) => {
      const { stylist, builtIn, failures, asked } = await open(() => behavior, settings);
      const ranking = await stylist.rank(sampleFound());
      const own = await builtIn.rank(sampleFound());
      expect(ranking.deep).toEqual(own.deep);
      expect(ranking.reply).not.toBe('');
      expect(failures).toEqual([
        { step: 'rank', isPartial: false, cause: expect.stringMatching(cause) },
      ]);
      expect(asked.length).toBeLessThanOrEqual(2);
      expect(JSON.stringify(failures)).not.toContain('a-key');
    },
  );
});

describe('a model that fails for a moment', () => {
  it.each([429, 500, 503])('with %i is asked once more', async (status) => {
    let isFirst = true;
    const { stylist, asked, failures } = await open((question) => {
      const behavior = isFirst ? { status } : answerBoth(question);
      isFirst = false;
      return behavior;
    });
    const { deep } = await stylist.rank(sampleFound());
    expect(deep[0]?.reason).toBe('Crisp cotton in blue.');
    expect([asked.length, failures]).toEqual([2, []]);
  });

  it.each([
    [{ status: 500 }, 2],
    [{ status: 401 }, 1],
    [{ answer: 'nonsense' }, 1],
    [{ answer: chosen(), cutAfter: 60 }, 1],
  ])('and goes on failing (%j) is asked no more than twice', async (behavior, times) => {
    const { stylist, asked } = await open(() => behavior);
    await stylist.rank(sampleFound());
    expect(asked).toHaveLength(times);
  });
});

describe('a model that is slow', () => {
  it('is waited for so long and no longer', async () => {
    const slow = { answer: chosen(), cutAfter: 12, hangs: true };
    const { stylist, builtIn, failures } = await open(() => slow, { timeoutMs: 100 });
    expect((await stylist.rank(sampleFound())).reply).toBe(
      (await builtIn.rank(sampleFound())).reply,
    );
    expect(failures).toEqual([{ step: 'rank', isPartial: false, cause: 'no answer in time' }]);
  });

  it('is left when nobody waits any more', async () => {
    const abort = new AbortController();
    const { stylist, failures } = await open(() => {
      abort.abort();
      return { hangs: true };
    });
    const { signal } = abort;
    await expect(stylist.translate(sampleTurn('a dress'), { signal })).rejects.toThrow(/abort/);
    expect(failures).toEqual([]);
  });

  it('that fails again and again is not asked for a while, and then again', async () => {
    const { stylist, asked, failures } = await open(() => ({ status: 400 }));
    const later = new Date(sampleFound().now.getTime() + 31_000);
    for (let turn = 0; turn < 5; turn += 1) await stylist.rank(sampleFound());
    expect(asked).toHaveLength(3);
    expect(failures.at(-1)?.cause).toContain('not asked again for 30 s');
    await stylist.rank(sampleFound({ now: later }));
    expect(asked).toHaveLength(4);
  });
});

it('a model whose answers cannot be used is asked again all the same', async () => {
  const { stylist, asked } = await open(() => ({ answer: chosen({ picks: [] }) }));
  for (let turn = 0; turn < 5; turn += 1) await stylist.rank(sampleFound());
  expect(asked).toHaveLength(5);
});

describeStylist('a language model', async () => (await open(answerBoth)).stylist);
describeStylist(
  'a language model that fails',
  async () => (await open(() => ({ status: 400 }))).stylist,
);
