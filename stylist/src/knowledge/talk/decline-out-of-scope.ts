import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { reply } from '../topics/reply.ts';

/** What the stylist does not do, and what it can do instead. */
export const declineOutOfScope = (read: ReadTurn): Answer =>
  reply(readAsked(read), { parts: [], suggestions: [] });
