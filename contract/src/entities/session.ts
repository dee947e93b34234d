import { z } from 'zod';

/** One signed-in device of a person. */
export const sessionSchema = z
  .object({
    id: z.string(),
    /** The browser and system in plain words, such as "Chrome on Android". */
    device: z.string(),
    /** How the session was begun. */
    provider: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    /** Whether it is the session that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;
