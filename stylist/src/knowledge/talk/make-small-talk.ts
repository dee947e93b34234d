import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { reply } from '../topics/reply.ts';

/** Greetings, thanks and chat. */
export const makeSmallTalk = (read: ReadTurn): Answer =>
  reply(readAsked(read), { parts: [], suggestions: [] });
