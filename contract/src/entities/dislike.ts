import { z } from 'zod';
import { COLORS, DISLIKE_KINDS } from '../values.ts';

/** Something that a person does not want to be shown on Home. */
export const dislikeSchema = z
  .object({
    id: z.string(),
    kind: z.enum(DISLIKE_KINDS),
    /** The piece, or the pieces of the outfit; empty for a color. */
    item_ids: z.array(z.string()),
    color: z.enum(COLORS).nullable(),
    /** What it is called in the list: "Ribbed knit dress", "Yellow". */
    label: z.string(),
    /** A picture of it; null for a color, or where it is no longer in the catalogue. */
    image: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Dislike' });
export type Dislike = z.infer<typeof dislikeSchema>;
