import { understandQuery } from '@modiste/lexicon/understand-query';
import { announceFound } from '../choosing/announce-found.ts';
import { rankFound } from '../choosing/rank-found.ts';
import type { Found, Ranking, Stylist, Translation, Turn } from '../stylist.ts';
import type { Understand } from './read-turn.ts';
import { translateTurn } from './translate-turn.ts';

export interface BuiltInOptions {
  /** Reads words in terms of what the shop has; the language of clothes alone when left out. */
  understand?: Understand;
}

const readAlone = async (text: string) => understandQuery(text);

/** The stylist that needs no model and no network. */
export function createBuiltInStylist({ understand = readAlone }: BuiltInOptions = {}): Stylist {
  return {
    translate: (turn: Turn): Promise<Translation> => translateTurn(understand, turn),
    announce: announceFound,
    rank: async (found: Found): Promise<Ranking> => rankFound(found),
  };
}
