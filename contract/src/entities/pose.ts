import { z } from 'zod';

export const poseSchema = z
  .object({
    id: z.string(),
    description: z.string(),
    generated: z.boolean(),
    generated_from_item_id: z.string().nullable(),
  })
  .meta({ id: 'Pose' });
