import { z } from 'zod';
import { PATHS } from '../paths.ts';
import { call } from './call.ts';

/** Places as Geoapify answers them; other properties may be there. */
export const placesSchema = z
  .object({
    features: z.array(z.object({ properties: z.object({ formatted: z.string() }) })),
  })
  .meta({ id: 'Places' });
export type Places = z.infer<typeof placesSchema>;

const member = { tag: 'location', access: 'member' } as const;
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'must be degrees such as 48.137')
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, `must be from -${most} to ${most}`);

export const suggestLocations = call(PATHS.suggestLocations, {
  ...member,
  summary: 'Cities whose name begins as typed',
  query: z.object({ text: z.string().trim().min(1).max(200) }),
  answer: placesSchema,
  errors: ['authentication_required', 'invalid_request', 'location_failed', 'rate_limited'],
});

export const reverseLocation = call(PATHS.reverseLocation, {
  ...member,
  summary: 'The city nearest to a position',
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  answer: placesSchema,
  errors: ['authentication_required', 'invalid_request', 'location_failed', 'rate_limited'],
});
