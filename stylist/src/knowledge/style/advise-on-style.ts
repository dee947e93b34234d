import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { reply } from '../topics/reply.ts';

/** What to wear with what, where and in which weather. */
export const adviseOnStyle = (read: ReadTurn): Answer =>
  reply(readAsked(read), { parts: [], suggestions: [] });
