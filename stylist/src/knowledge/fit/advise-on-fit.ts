import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { reply } from '../topics/reply.ts';

/** Sizes, conversions, fit and what a tailor can change. */
export const adviseOnFit = (read: ReadTurn): Answer =>
  reply(readAsked(read), { parts: [], suggestions: [] });
