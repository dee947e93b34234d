import { z } from 'zod';

/** Something that the stylist remembers of a person. */
export const memorySchema = z
  .object({
    id: z.string(),
    /** In a few words: "No wool", "Wedding in May 2027", "Wide feet". */
    text: z.string(),
    /** ISO 8601. */
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Memory' });
export type StylistMemory = z.infer<typeof memorySchema>;
