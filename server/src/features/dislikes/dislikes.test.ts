import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import type { CallBody } from '@modiste/contract/calls';
import { ERRORS } from '@modiste/contract/errors';
import { DISLIKES_MAX } from '@modiste/contract/limits';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { publishItems } from '../../testing/catalogue/publish-items.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const dress = makeStoredItem('t_dress', { short_description: 'Ribbed Knit Dress' });
const shoes = makeStoredItem('t_shoes', { short_description: 'Court Shoes' });

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: [dress, shoes] });
});
beforeEach(async () => {
  shopper = await makeMember(test);
});
afterAll(() => test.close());

type Said = CallBody<'addDislike'>;

async function add(payload: Said, of = shopper) {
  const { method, path: url } = PATHS.addDislike;
  const response = await test.app.inject({ method, url, headers: of.headers, payload });
  return { status: response.statusCode, answer: response.json() };
}

async function list(of = shopper) {
  const { method, path: url } = PATHS.dislikes;
  return (await test.app.inject({ method, url, headers: of.headers })).json().dislikes;
}

async function remove(id: string, of = shopper) {
  const { method, path } = PATHS.removeDislike;
  const url = fillPath(path, { id });
  return (await test.app.inject({ method, url, headers: of.headers })).statusCode;
}

const PIECE: Said = { kind: 'item', item_id: 't_dress' };
const OUTFIT: Said = { kind: 'outfit', item_ids: ['t_dress', 't_shoes'] };
const YELLOW: Said = { kind: 'color', color: 'Yellow' };

describe('what is not for a person', () => {
  it('is listed the latest first, with its name and picture', async () => {
    await add(PIECE);
    await add(OUTFIT);
    await add(YELLOW);
    const image = dress.item.image_urls[0];
    const common = { id: expect.any(String), created_at: expect.any(String) };
    expect(await list()).toEqual([
      { ...common, kind: 'color', item_ids: [], color: 'Yellow', label: 'Yellow', image: null },
      {
        ...common,
        kind: 'outfit',
        item_ids: ['t_dress', 't_shoes'],
        color: null,
        label: 'Outfit with Ribbed Knit Dress',
        image,
      },
      {
        ...common,
        kind: 'item',
        item_ids: ['t_dress'],
        color: null,
        label: 'Ribbed Knit Dress',
        image,
      },
    ]);
  });

  it('is the same when it is said again, an outfit in any order', async () => {
    const said = [PIECE, OUTFIT, YELLOW];
    const first = await Promise.all(said.map((one) => add(one)));
    const turned: Said = { kind: 'outfit', item_ids: ['t_shoes', 't_dress'] };
    const again = await Promise.all([PIECE, turned, YELLOW].map((one) => add(one)));
    expect(again).toEqual(first);
    expect(await list()).toHaveLength(said.length);
  });

  it('is said once where it is said twice at the same moment', async () => {
    const [one, other] = await Promise.all([add(PIECE), add(PIECE)]);
    expect(one.answer.id).toBe(other.answer.id);
    expect(await list()).toHaveLength(1);
  });

  it('can be taken back, once', async () => {
    const { answer } = await add(YELLOW);
    expect([await remove(answer.id), await remove(answer.id)]).toEqual([200, 404]);
    expect(await list()).toEqual([]);
  });

  it('is a piece of the catalogue', async () => {
    const unknown = await add({ kind: 'item', item_id: 't_unknown' });
    expect([unknown.status, unknown.answer.code]).toEqual([404, 'item_not_found']);
    const partly = await add({ kind: 'outfit', item_ids: ['t_dress', 't_unknown'] });
    expect([partly.status, partly.answer.code]).toEqual([404, 'item_not_found']);
  });

  it('keeps its name, without a picture, when the piece is gone', async () => {
    const gone = makeStoredItem('t_gone', { short_description: 'Gone Skirt' });
    await publishItems(test, [gone]);
    await add({ kind: 'item', item_id: 't_gone' });
    await test.deps.database
      .updateTable('dislikes')
      .set({ item_ids: ['t_never_imported'] })
      .where('user_id', '=', shopper.userId)
      .execute();
    expect(await list()).toMatchObject([{ label: 'Gone Skirt', image: null }]);
  });

  it('has a limit, which does not hinder what is known already', async () => {
    const row = { user_id: shopper.userId, kind: 'item' as const, color: null, label: 'A piece' };
    const rows = Array.from({ length: DISLIKES_MAX }, (_, at) => ({
      ...row,
      item_ids: [at === 0 ? 't_dress' : `t_${at}`],
    }));
    await test.deps.database.insertInto('dislikes').values(rows).execute();
    const { status, answer } = await add(YELLOW);
    expect([status, answer.message]).toEqual([409, ERRORS.dislikes_full.message]);
    expect((await add(PIECE)).status).toBe(200);
  });
});

describe('a dislike of somebody else', () => {
  it('is neither listed nor taken back', async () => {
    const { answer } = await add(PIECE);
    const stranger = await makeMember(test);
    expect(await list(stranger)).toEqual([]);
    expect(await remove(answer.id, stranger)).toBe(404);
    expect(await remove('nonsense')).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});
