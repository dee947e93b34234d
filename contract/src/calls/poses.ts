import { z } from 'zod';
import { PATHS } from '../paths.ts';
import { POSE_PHOTO_FAULTS } from '../values.ts';
import { call, doneSchema, idParamsSchema } from './call.ts';

const poseSchema = z
  .object({
    id: z.string(),
    description: z.string(),
    generated: z.boolean(),
    generated_from_item_id: z.string().nullable(),
    /** What makes garments hard to show on it, the most important first. */
    photo_faults: z.array(z.enum(POSE_PHOTO_FAULTS)),
  })
  .meta({ id: 'Pose' });

const member = { tag: 'poses', access: 'member' } as const;

export const poses = call(PATHS.poses, {
  ...member,
  summary: 'The poses of the signed-in person',
  answer: z.array(poseSchema),
  errors: ['authentication_required'],
});

export const poseThumbnails = call(PATHS.poseThumbnails, {
  ...member,
  summary: 'A small picture of every pose as a data URL, by pose id',
  answer: z.record(z.string(), z.string()),
  errors: ['authentication_required'],
});

const onePose = {
  ...member,
  params: idParamsSchema,
  errors: ['authentication_required', 'invalid_request', 'not_found'],
} as const;

export const poseById = call(PATHS.poseById, {
  ...onePose,
  summary: 'What is known of a pose',
  answer: poseSchema,
});

export const poseImage = call(PATHS.poseImage, {
  ...onePose,
  summary: 'The picture of a pose',
  media: ['image/webp'],
});

export const poseThumbnail = call(PATHS.poseThumbnail, {
  ...onePose,
  summary: 'The small picture of a pose',
  media: ['image/webp'],
});

export const createPose = call(PATHS.createPose, {
  ...member,
  summary: 'Upload a pose, or save a try-on result as one',
  multipart: {
    image: 'The picture; not looked at where a result is saved',
    image_id: 'The id of a try-on result, when one is saved as a pose',
  },
  answer: poseSchema,
  errors: [
    'authentication_required',
    'invalid_request',
    'not_found',
    'not_an_image',
    'attachment_too_large',
    'unreadable_image',
    'explicit_image',
    'poses_full',
    'unsupported_media_type',
  ],
});

export const deletePose = call(PATHS.deletePose, {
  ...onePose,
  summary: 'Delete a pose and its pictures',
  answer: doneSchema,
});
