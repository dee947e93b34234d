import { ATTACHMENT_UNUSED_HOURS, TRY_ONS_KEPT_DAYS } from '@modiste/contract/limits';
import type { HeldTable } from './held-table.ts';

/** What is held of a person's pictures. */
export const HELD_PICTURES: readonly HeldTable[] = [
  {
    table: 'attachments',
    owner: 'user_id',
    file: 'attachments.json',
    columns: [
      'id',
      'created_at',
      'user_id',
      'context',
      'width',
      'height',
      'look',
      'seen',
      'used_at',
    ],
    pagedBy: 'id',
    about:
      'The photos you searched with. "look" is what search compares: the photo as a list ' +
      'of numbers. The photos are in the attachments folder, each named by its id.',
    kept:
      `Until you delete your account, or the only conversation they were sent in. What you never ` +
      `searched with is deleted ${ATTACHMENT_UNUSED_HOURS} to ${2 * ATTACHMENT_UNUSED_HOURS} hours after you uploaded it.`,
  },
  {
    table: 'poses',
    owner: 'user_id',
    file: 'poses.json',
    columns: [
      'id',
      'user_id',
      'created_at',
      'description',
      'generated',
      'generated_from_item_id',
      'photo_faults',
      'width',
      'height',
    ],
    about:
      'Your poses. The photos are in the poses folder, each named by its id, with a small copy ' +
      'whose name ends in -thumb.',
    kept: 'Until you delete the pose or your account.',
  },
  {
    table: 'try_ons',
    owner: 'user_id',
    file: 'try-ons.json',
    columns: [
      'id',
      'user_id',
      'created_at',
      'pose_id',
      'pose_key',
      'garments',
      'engine',
      'preview',
      'doubts',
      'request_hash',
      'previous_id',
      'iteration',
    ],
    pagedBy: 'id',
    about:
      'What you tried on: the pose, the garments, and what made the picture. The pictures are in ' +
      'the try-ons folder, each named by its id, with a copy without the AI mark whose name ends in ' +
      '-plain. "pose_key", "request_hash" and the "key" of a garment are check values of pictures.',
    kept: `For ${TRY_ONS_KEPT_DAYS} to ${TRY_ONS_KEPT_DAYS + 2} days, at the latest until you delete the pose or your account.`,
  },
];
