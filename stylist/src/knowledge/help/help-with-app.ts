import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { reply } from '../topics/reply.ts';

/** How the app and the account work. */
export const helpWithApp = (read: ReadTurn): Answer =>
  reply(readAsked(read), { parts: [], suggestions: [] });
