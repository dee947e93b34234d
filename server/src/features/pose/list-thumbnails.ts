import type { Deps } from '../../composition/open-deps.ts';
import { poseThumbnailKey } from '../../images/pose-pictures.ts';
import { listPoses } from './pose-store.ts';

const dataUrl = (bytes: Uint8Array) =>
  `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;

/** A small picture of every pose of a person as a data URL, by pose id, newest first. */
export async function listThumbnails(
  { database, objects }: Pick<Deps, 'database' | 'objects'>,
  userId: string,
): Promise<Record<string, string>> {
  const poses = await listPoses(database, userId);
  const entries = await Promise.all(
    poses.map(async ({ id }) => {
      const bytes = await objects.get(poseThumbnailKey({ userId, id }));
      // Deleted meanwhile on another device.
      return bytes ? [[id, dataUrl(bytes)] as const] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}
