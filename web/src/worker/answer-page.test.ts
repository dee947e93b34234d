import { describe, expect, it } from 'vitest';
import { answerPage } from './answer-page.ts';

const page =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });
const refuse = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const nothing = async () => undefined;
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('the page of the app', () => {
  it.each([200, 404, 500])(
    'is that of the server wherever it answers, with %i too',
    async (status) => {
      const answer = await answerPage({ ask: page('new', status), readKept: page('kept') });
      expect([answer.status, await answer.text()]).toEqual([status, 'new']);
    },
  );

  it('is the kept one without a network', async () => {
    expect(await textOf(answerPage({ ask: refuse, readKept: page('kept') }))).toBe('kept');
  });

  it.each([502, 503, 504])('is the kept one where a gateway finds nobody (%i)', async (status) => {
    const answer = answerPage({ ask: page('nobody', status), readKept: page('kept') });
    expect(await textOf(answer)).toBe('kept');
  });

  it('is what there is where none was kept', async () => {
    const answer = answerPage({ ask: page('nobody', 503), readKept: nothing });
    expect(await textOf(answer)).toBe('nobody');
    await expect(answerPage({ ask: refuse, readKept: nothing })).rejects.toThrow('Failed to fetch');
  });
});
