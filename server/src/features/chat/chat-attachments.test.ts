import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { chat, rankBody, retrieveBody } from '../../testing/chat/chat-client.ts';
import { scriptedStylist } from '../../testing/chat/scripted-stylist.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { drawGarment } from '../../testing/pictures/draw-garment.ts';
import { uploadBody } from '../../testing/pictures/upload-body.ts';

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop(), stylist: scriptedStylist() });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const say = (payload: object, member = shopper) => chat(test, member, ['chatTranslate', payload]);

async function attach(filename = 'photo.png'): Promise<string> {
  const content = await drawGarment({ color: '#1a3cb8', shape: 'dress' });
  const body = uploadBody([{ name: 'file', content, filename }]);
  const { method, path } = PATHS.uploadAttachment;
  const headers = { ...body.headers, ...shopper.headers };
  return (await test.app.inject({ method, url: path, payload: body.payload, headers })).json().id;
}

const photo = (id: string) => ({ attachments: [{ id, context: 'chat_attachment' }] });
const item = (id: string) => ({ attachments: [{ id, context: 'item' }] });

const conversationsOf = async ({ userId }: TestMember) =>
  test.deps.database
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', userId)
    .execute();

describe('what is attached to a message', () => {
  it('is what is looked for, and counts as used', async () => {
    const id = await attach();
    const { answer: said } = await say({ query: 'find this', ...photo(id) });
    const { answer } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    expect(answer.candidates[0]?.id).toBe('t_blue-dress');
    const row = await test.deps.database
      .selectFrom('attachments')
      .select('used_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.used_at).not.toBeNull();
  });

  it('is never among what is found, where it is an item', async () => {
    const { answer: said } = await say({ query: 'find this', ...item('t_red-dress') });
    const { answer } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    expect(answer.candidates.length).toBeGreaterThan(0);
    expect(answer.candidates.map(({ id }) => id)).not.toContain('t_red-dress');
  });

  it('is the person’s own and there, or nothing is said', async () => {
    const stranger = await makeMember(test);
    const id = await attach();
    const refused = [
      [await say({ query: 'find this', ...photo(id) }, stranger), 'attachment_not_found'],
      [await say({ query: 'find this', ...photo('nowhere\0') }, stranger), 'attachment_not_found'],
      [await say({ query: 'find this', ...item('nowhere') }, stranger), 'item_not_found'],
    ] as const;
    for (const [{ status, answer }, code] of refused) {
      expect([status, answer]).toEqual([404, expect.objectContaining({ code })]);
    }
    expect(await conversationsOf(stranger)).toEqual([]);
  });

  it('that is gone before it was looked for is told as such', async () => {
    const id = await attach();
    const { answer: said } = await say({ query: 'find this', ...photo(id) });
    await test.deps.database.deleteFrom('attachments').where('id', '=', id).execute();
    const found = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    expect(found.answer).toMatchObject({ code: 'attachment_not_found' });
    const nothing = { said, found: { ...found.answer, quick_picks: [], top_picks: [] } };
    const ranked = await chat(test, shopper, ['chatRank', rankBody('find this', nothing)]);
    expect([ranked.status, ranked.answer]).toMatchObject([404, { code: 'attachment_not_found' }]);
  });

  it('may stand without words; a message of neither is none', async () => {
    const id = await attach();
    expect((await say({ query: '', ...photo(id) })).status).toBe(200);
    const { status, answer } = await say({ query: ' \n', attachments: [] });
    expect([status, answer]).toMatchObject([
      400,
      { code: 'invalid_request', detail: expect.stringMatching(/^query: /) },
    ]);
  });
});
