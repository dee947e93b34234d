import { z } from 'zod';
import { CONTACT_NAME_CHARS_MAX, EMAIL_CHARS_MAX, SUPPORT_CHARS_MAX } from '../limits.ts';
import { PATHS } from '../paths.ts';
import { call, doneSchema } from './call.ts';

export const contactMessageSchema = z.object({
  name: z.string().trim().min(1).max(CONTACT_NAME_CHARS_MAX),
  email: z.email().max(EMAIL_CHARS_MAX),
  message: z.string().trim().min(1).max(SUPPORT_CHARS_MAX),
  /** A field that people never see. Whoever fills it in is a script: it is thanked, and not heard. */
  website: z.string().max(EMAIL_CHARS_MAX).optional(),
});

export const sendContact = call(PATHS.sendContact, {
  summary: 'Write to the people behind the product',
  tag: 'contacts',
  access: 'anyone',
  body: contactMessageSchema,
  answer: doneSchema,
  errors: ['invalid_request', 'rate_limited'],
});

export const sendCareer = call(PATHS.sendCareer, {
  summary: 'Apply for work',
  tag: 'contacts',
  access: 'anyone',
  multipart: {
    name: 'Text',
    email: 'Text',
    message: 'Text',
    cv: 'A .pdf, .doc or .docx file of at most 10 MB',
  },
  answer: doneSchema,
  errors: ['invalid_request', 'unsupported_media_type', 'payload_too_large', 'rate_limited'],
});
