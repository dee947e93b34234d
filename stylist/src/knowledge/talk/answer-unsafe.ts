import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { reply } from '../topics/reply.ts';

/** What needs care or a boundary, not clothes. */
export const answerUnsafe = (read: ReadTurn): Answer =>
  reply(readAsked(read), { parts: [], suggestions: [] });
