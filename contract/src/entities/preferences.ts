import { z } from 'zod';
import { describeValue } from '../filters/check-filters.ts';
import { invalidValueMessage } from '../invalid-value-message.ts';
import { STYLE_CHARS_MAX, STYLES_MAX, USER_NOTES_CHARS_MAX } from '../limits.ts';
import {
  AI_TONES,
  CLOTHING_CANONICAL_SIZES,
  CLOTHING_FITS,
  CLOTHING_SIZES,
  GENDERS,
  PERSONALITY_TAGS,
  SHOES_CANONICAL_SIZES,
  SHOES_SIZES,
} from '../values.ts';

/** Values of a closed list, each wrong one refused with its exact message. */
function choices<Value extends string>(
  values: readonly Value[],
  message: (value: string) => string,
) {
  const choice = z
    .custom<Value>((value) => values.some((known) => known === value), {
      error: (issue) => message(describeValue(issue.input)),
    })
    .meta({ type: 'string', enum: [...values] });
  return z.array(choice);
}

/** What a shopper tells about their taste and sizes. */
export const preferencesSchema = z
  .object({
    gender_preference: choices(GENDERS, invalidValueMessage.gender),
    clothing_size: choices(CLOTHING_SIZES, invalidValueMessage.clothing_size),
    clothing_fit: choices(CLOTHING_FITS, invalidValueMessage.clothing_fit),
    clothing_canonical_size: choices(
      CLOTHING_CANONICAL_SIZES,
      invalidValueMessage.clothing_canonical_size,
    ),
    shoes_size: choices(SHOES_SIZES, invalidValueMessage.shoes_size),
    shoes_canonical_size: choices(SHOES_CANONICAL_SIZES, invalidValueMessage.shoes_canonical_size),
    /** The listed style tags and the shopper's own. */
    style_preference: z.array(z.string().trim().min(1).max(STYLE_CHARS_MAX)).max(STYLES_MAX),
    personality: z.array(z.enum(PERSONALITY_TAGS)),
    user_notes: z.string().max(USER_NOTES_CHARS_MAX),
    ai_tone: z.enum(AI_TONES).nullable(),
    ai_tone_description: z.string().max(USER_NOTES_CHARS_MAX).nullable(),
    location: z.string().max(300).nullable(),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof preferencesSchema>;

/** The profile of the signed-in person. */
export const userProfileSchema = z
  .object({
    onboarded: z.boolean(),
    preferences: preferencesSchema,
    location: z.string().nullable(),
    ai_tone: z.enum(AI_TONES).nullable(),
    ai_tone_description: z.string().nullable(),
    user_notes: z.string(),
    personality: z.array(z.enum(PERSONALITY_TAGS)),
    chat_enabled: z.boolean(),
    name: z.string().nullable(),
    email: z.string(),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof userProfileSchema>;
