import type { PosePhotoFault } from '@modiste/contract/values';
import { isUuid } from '../../db/is-uuid.ts';
import type { Database } from '../../db/open-database.ts';

export interface PoseRow {
  id: string;
  description: string;
  generated: boolean;
  generated_from_item_id: string | null;
  photo_faults: PosePhotoFault[];
}

interface NewPose {
  id: string;
  userId: string;
  width: number;
  height: number;
  photo_faults: PosePhotoFault[];
  /** Set where a result of a try-on is saved as a pose. */
  generated?: { description: string; itemId: string | null };
}

const SHOWN = ['id', 'description', 'generated', 'generated_from_item_id', 'photo_faults'] as const;

/** The poses of a person, newest first. */
export async function listPoses(database: Database, userId: string): Promise<PoseRow[]> {
  return database
    .selectFrom('poses')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A pose of that person; undefined for another person's. */
export async function findPose(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<PoseRow | undefined> {
  if (!isUuid(id)) return undefined;
  return database
    .selectFrom('poses')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countPoses(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('poses')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPose(
  database: Database,
  { userId, generated, ...made }: NewPose,
): Promise<PoseRow> {
  const saved = generated && {
    generated: true,
    description: generated.description,
    generated_from_item_id: generated.itemId,
  };
  return database
    .insertInto('poses')
    .values({ ...made, ...saved, user_id: userId })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** @returns The pose as it was; nothing when that person had none of that id. */
export async function removePose(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<PoseRow | undefined> {
  if (!isUuid(id)) return undefined;
  return database
    .deleteFrom('poses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst();
}
