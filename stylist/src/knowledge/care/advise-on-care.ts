import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { reply } from '../topics/reply.ts';

/** How to wash, dry, iron, store and rid a piece of stains. */
export const adviseOnCare = (read: ReadTurn): Answer =>
  reply(readAsked(read), { parts: [], suggestions: [] });
