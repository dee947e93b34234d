import {
  cheaper,
  chooseColor,
  chooseSwap,
  recolor,
  swapFor,
  swapOther,
  under,
} from './exchange-steps.ts';
import { add, addUnder, ask, keepPiece, remove } from './piece-steps.ts';
import type { Make } from './view.ts';
import { budget, choose, drop, only, total, undo } from './whole-steps.ts';

/** All that a shopper does to outfits; to choose one is done more often than the rest. */
export const OPERATIONS: readonly Make[] = [
  choose,
  choose,
  chooseSwap,
  chooseColor,
  swapFor,
  swapOther,
  cheaper,
  under,
  recolor,
  add,
  addUnder,
  remove,
  only,
  drop,
  keepPiece,
  total,
  ask,
  undo,
  budget,
];
