import { withoutScolding } from '../../clauses/scolding.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { translateClauses } from '../parts/translate-clauses.ts';
import { askedAgain } from '../reading/asked-again.ts';
import { withRemark } from './say-plainly.ts';

const SORRY = ['Sorry about that.', 'My mistake, sorry.', 'You are right, sorry.'];

/** Understands a message without what only scolds the stylist, and clause by clause where it asks by the way. */
export async function hearClauses(given: Turn, next: Translate): Promise<Translation> {
  const whole = await next(given);
  if (whole.intent === 'unsafe') return whole;
  const words = askedAgain(given) === null ? withoutScolding(given) : null;
  if (words === null) return (await translateClauses(next, given)) ?? whole;
  const turn = { ...given, words };
  const heard = (await translateClauses(next, turn)) ?? (await next(turn));
  return withRemark(heard, { turn, note: SORRY });
}
