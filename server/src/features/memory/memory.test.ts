import { MEMORY_CHARS_MAX } from '@modiste/contract/limits';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  shopper = await makeMember(test);
});
afterAll(() => test.close());

interface Asked {
  id?: string;
  body?: object;
  of?: TestMember;
}

async function ask(
  { method, path }: { method: 'GET' | 'POST' | 'DELETE'; path: string },
  { id = '', body, of = shopper }: Asked = {},
) {
  const url = fillPath(path, { id });
  const request = { method, url, headers: of.headers, ...(body && { payload: body }) };
  const response = await test.app.inject(request);
  return { status: response.statusCode, answer: response.json() };
}

const add = async (text: string, of = shopper) => {
  const { answer } = await ask(PATHS.addMemory, { body: { text }, of });
  return answer;
};
const texts = async (of = shopper): Promise<string[]> => {
  const { answer } = await ask(PATHS.memories, { of });
  return answer.memories.map(({ text }: { text: string }) => text);
};

describe('what the stylist remembers', () => {
  it('is nothing at first, and switched on', async () => {
    const { status, answer } = await ask(PATHS.memories);
    expect([status, answer]).toEqual([200, { memory_enabled: true, memories: [] }]);
  });

  it('is listed the latest first, in few words', async () => {
    await add('I never wear wool');
    await add('I have wide feet');
    expect(await texts()).toEqual(['Wide feet', 'No wool']);
  });

  it('can be changed', async () => {
    const { id, created_at } = await add('No wool');
    const changed = await ask(PATHS.changeMemory, { id, body: { text: 'i hate polyester' } });
    expect(changed).toEqual({ status: 200, answer: { id, text: 'No polyester', created_at } });
    expect(await texts()).toEqual(['No polyester']);
  });

  it('becomes one where two would say the same', async () => {
    await add('No wool');
    const { id } = await add('No silk');
    const { status } = await ask(PATHS.changeMemory, { id, body: { text: 'no wool' } });
    expect([status, await texts()]).toEqual([200, ['No wool']]);
    await add('NO WOOL');
    expect(await texts()).toEqual(['No wool']);
  });

  it('can be forgotten, one by one and all at once', async () => {
    const { id } = await add('No wool');
    await add('No silk');
    await add('No fur');
    expect((await ask(PATHS.forgetMemory, { id })).status).toBe(200);
    expect((await ask(PATHS.forgetMemory, { id })).status).toBe(404);
    expect(await texts()).toEqual(['No fur', 'No silk']);
    expect((await ask(PATHS.forgetMemories)).status).toBe(200);
    expect(await texts()).toEqual([]);
  });

  it('stays listed while it is switched off', async () => {
    await add('No wool');
    await ask(PATHS.setMemoryMode, { body: { memory_enabled: false } });
    const { answer } = await ask(PATHS.memories);
    expect(answer).toMatchObject({ memory_enabled: false, memories: [{ text: 'No wool' }] });
  });

  it('keeps nothing of health, measurements or beliefs, whoever writes it', async () => {
    for (const text of ['I am diabetic', 'Waist 32 inches', 'Muslim']) {
      const { status, answer } = await ask(PATHS.addMemory, { body: { text } });
      expect([text, status, answer.code]).toEqual([text, 422, 'memory_refused']);
    }
    const { id } = await add('No wool');
    const changed = await ask(PATHS.changeMemory, { id, body: { text: 'pregnant' } });
    expect([changed.status, await texts()]).toEqual([422, ['No wool']]);
  });

  it.each([{}, { text: ' ' }, { text: 'a'.repeat(MEMORY_CHARS_MAX + 1) }])(
    'is not %j',
    async (body) => {
      expect((await ask(PATHS.addMemory, { body })).status).toBe(400);
    },
  );
});

describe('a memory of somebody else', () => {
  it('can be neither seen, changed nor forgotten', async () => {
    const { id } = await add('No wool');
    const stranger = await makeMember(test);
    expect(await texts(stranger)).toEqual([]);
    const body = { text: 'No silk' };
    expect((await ask(PATHS.changeMemory, { id, body, of: stranger })).status).toBe(404);
    expect((await ask(PATHS.forgetMemory, { id, of: stranger })).status).toBe(404);
    await ask(PATHS.forgetMemories, { of: stranger });
    expect(await texts()).toEqual(['No wool']);
    expect((await ask(PATHS.changeMemory, { id: 'nonsense', body })).status).toBe(404);
  });
});
