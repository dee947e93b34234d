import { randomBytes, randomUUID } from 'node:crypto';
import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import sharp from 'sharp';
import { recordView } from '../../activity/view-store.ts';
import { insertConversation } from '../../conversations/conversation-store.ts';
import { saveAttachment } from '../../features/attachment/save-attachment.ts';
import { createPose } from '../../features/pose/poses.ts';
import { plainTryOnKey, tryOnKey } from '../../images/try-on-pictures.ts';
import { insertTryOn } from '../../try-ons/try-on-store.ts';
import type { TestApp } from '../app/open-test-app.ts';
import { BLIND_RECOGNIZER } from '../pictures/blind-recognizer.ts';
import { makeMember, type TestMember } from './make-member.ts';

export interface FullMember extends TestMember {
  password: string;
  /** Of the built-in identity provider. */
  accountId: string;
  poseId: string;
  tryOnId: string;
  attachmentId: string;
}

function drawPhoto(): Promise<Uint8Array> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const background = { r, g, b };
  return sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
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
  const { id: chat_id } = await insertConversation(deps.database, user_id);
  const said = { message: `For ${email}, please.`, position: 0, state: '{}', attachments };
  await deps.database
    .insertInto('messages')
    .values({ ...said, chat_id, user_id, actor: 'user', intent: null, title: null })
    .execute();
  const asked = { user_id, message: `Please write to ${email}.` };
  await deps.database.insertInto('support_requests').values(asked).execute();
  const told = { user_id, user_notes: 'I like pockets.', clothing_size: ['M', 'L'] };
  await deps.database.insertInto('preferences').values(told).execute();
  const refused = { user_id, kind: 'item' as const, item_ids: ['t_red'], color: null };
  await deps.database
    .insertInto('dislikes')
    .values({ ...refused, label: 'Red Dress' })
    .execute();
  const composed = { taste: '', daily: 'null', style_picks: '[]', revision: 1 };
  await deps.database
    .insertInto('daily_outfits')
    .values({ ...composed, user_id, day: '2026-11-23' })
    .execute();
  const remembered = { user_id, text: 'No wool' };
  await deps.database.insertInto('stylist_memories').values(remembered).execute();
  const token = { hash: randomBytes(32), session_id, expires_at: new Date() };
  await deps.database.insertInto('refresh_tokens').values(token).execute();
}

/** A result of the fitting room, made of a pose. */
async function addTryOn({ deps }: TestApp, { userId }: TestMember, poseId: string) {
  const id = randomUUID();
  for (const keyOf of [tryOnKey, plainTryOnKey]) {
    await deps.objects.put(keyOf({ userId, id }), await drawPhoto(), 'image/webp');
  }
  const made = { engine: 'test', preview: true, doubts: [], previous_id: null, iteration: 0 };
  await insertTryOn(deps.database, {
    ...made,
    id,
    userId,
    pose_id: poseId,
    pose_key: poseId,
    garments: [{ role: 'top', item_id: 't_red', name: 'Red Top', key: 'a hash' }],
    request_hash: 'a hash',
  });
  return id;
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
  await recordView(deps.database, user_id, item.id);
}

/** A person of a test's own of whom there is something in every place that keeps anything. */
export async function makeFullMember(test: TestApp): Promise<FullMember> {
  const member = await makeMember(test);
  const password = randomBytes(8).toString('hex');
  const accountId = await addPassword(test, member, password);
  const deps = { ...test.deps, recognizer: BLIND_RECOGNIZER };
  const { userId } = member;
  const { id: poseId } = await createPose(deps, { userId, bytes: await drawPhoto() });
  const photo = { userId, bytes: await drawPhoto(), context: 'chat_attachment' } as const;
  const { id: attachmentId } = await saveAttachment(deps, photo);
  await addRows(test, member, attachmentId);
  await addWishes(test, member);
  const tryOnId = await addTryOn(test, member, poseId);
  return { ...member, password, accountId, poseId, tryOnId, attachmentId };
}
