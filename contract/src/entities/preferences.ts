import { z } from 'zod';
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

/** What a shopper tells about their taste and sizes. */
export const preferencesSchema = z
  .object({
    gender_preference: z.array(z.enum(GENDERS)),
    clothing_size: z.array(z.enum(CLOTHING_SIZES)),
    clothing_fit: z.array(z.enum(CLOTHING_FITS)),
    clothing_canonical_size: z.array(z.enum(CLOTHING_CANONICAL_SIZES)),
    shoes_size: z.array(z.enum(SHOES_SIZES)),
    shoes_canonical_size: z.array(z.enum(SHOES_CANONICAL_SIZES)),
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
