import type { Filters } from '@modiste/contract/filters/filters';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { genderTold } from './told-gender.ts';

/** "Why men's suits?" of a woman wonders at them, and "is that a women's pair? I'm a man" asks. */
const WONDERS = /\?|\b(?:why|not|no|isn['’]?t|aren['’]?t|don['’]?t|stop)\b/i;

/** Who told their gender does not change it by naming the other one in a question or a complaint. */
export function withOwnGender(filters: Filters, text: string, { own }: DialogueState): Filters {
  if (own === undefined || own.gender === null || !own.isTold) return filters;
  const { gender } = own;
  const isOwn = filters.gender.length === 1 && filters.gender[0] === gender;
  const isBoth = filters.gender.length > 1;
  const isNow = genderTold(text) !== null;
  return !isOwn && (isBoth || isNow || WONDERS.test(text))
    ? { ...filters, gender: [gender] }
    : filters;
}
