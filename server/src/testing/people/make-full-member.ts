import { randomBytes } from 'node:crypto';
import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { fillPath, PATHS } from '@modiste/contract/paths';
import sharp from 'sharp';
import type { TestApp } from '../app/open-test-app.ts';
import { uploadBody } from '../pictures/upload-body.ts';
import { makeMember, type TestMember } from './make-member.ts';

export interface FullMember extends TestMember {
  password: string;
  /** Of the built-in identity provider. */
  accountId: string;
  poseId: string;
  attachmentId: string;
}

async function upload(test: TestApp, member: TestMember, call: 'createPose' | 'uploadAttachment') {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const content = await sharp({
    create: { width: 300, height: 400, channels: 3, background: { r, g, b } },
  })
    .png()
    .toBuffer();
  const name = call === 'createPose' ? 'image' : 'file';
  const { payload, headers } = uploadBody([{ name, content, filename: 'me.png' }]);
  const { method, path } = PATHS[call];
  const url = fillPath(path, {});
  const all = { ...headers, ...member.headers };
  const { id }: { id: string } = (
    await test.app.inject({ method, url, payload, headers: all })
  ).json();
  return id;
}

async function addPassword({ deps }: TestApp, { userId, email }: TestMember, password: string) {
  const password_hash = await deps.passwords.hash(password);
  const { id } = await deps.database
    .insertInto('identity_accounts')
    .values({ email, password_hash, verified_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const login = { provider: 'password', subject: id, user_id: userId };
  await deps.database.insertInto('logins').values(login).execute();
  const code = { hash: randomBytes(32), account_id: id, type: 'PASSWORD_RESET' };
  await deps.database
    .insertInto('identity_codes')
    .values({ ...code, expires_at: new Date() })
    .execute();
  return id;
}

async function addRows({ deps }: TestApp, member: TestMember, attachmentId: string) {
  const { userId: user_id, sessionId: session_id, email } = member;
  const attachments = JSON.stringify([{ id: attachmentId, context: 'chat_attachment' }]);
  const search = { query: `a dress for ${email}`, filters: '{}', attachments, item_ids: ['t_red'] };
  await deps.database
    .insertInto('searches')
    .values({ ...search, user_id })
    .execute();
  const asked = { user_id, message: `Please write to ${email}.` };
  await deps.database.insertInto('support_requests').values(asked).execute();
  const told = { user_id, user_notes: 'I like pockets.', clothing_size: ['M', 'L'] };
  await deps.database.insertInto('preferences').values(told).execute();
  const token = { hash: randomBytes(32), session_id, expires_at: new Date() };
  await deps.database.insertInto('refresh_tokens').values(token).execute();
}

async function addWishes({ deps }: TestApp, { userId: user_id }: TestMember) {
  const { item } = makeStoredItem('t_red');
  const place = { user_id, item_id: item.id, currency: 'USD' };
  await deps.database
    .insertInto('wishlist_items')
    .values({ ...place, price: item.price, item: JSON.stringify(item) })
    .execute();
  await deps.database
    .insertInto('price_alerts')
    .values({ ...place, below: 45 })
    .execute();
}

/** A person of a test's own of whom there is something in every place that keeps anything. */
export async function makeFullMember(test: TestApp): Promise<FullMember> {
  const member = await makeMember(test);
  const password = randomBytes(8).toString('hex');
  const accountId = await addPassword(test, member, password);
  const poseId = await upload(test, member, 'createPose');
  const attachmentId = await upload(test, member, 'uploadAttachment');
  await addRows(test, member, attachmentId);
  await addWishes(test, member);
  return { ...member, password, accountId, poseId, attachmentId };
}
