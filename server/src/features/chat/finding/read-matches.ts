import type { SearchResult } from '@modiste/catalogue/request/search-request';
import type { DialogueState, StyleRequest } from '@modiste/stylist/dialogue-state';
import { keepBeyond } from '@modiste/stylist/keep-beyond';
import type { Found } from '@modiste/stylist/stylist';

const CANDIDATES_MAX = 60;

/** A conversation in which something is asked for now. */
export type AskedState = DialogueState & { request: StyleRequest };

export type Matches = Pick<Found, 'candidates' | 'total' | 'dropped' | 'notice' | 'outfits'>;

/** What is told where all that matches was shown before. */
const ALL_SEEN = 'You’ve seen everything that matches.';

/** What the alternatives miss: “sleeveless” or “with pockets”; the kind where it is that. */
function nameMissed({ missed }: SearchResult): string {
  if (missed.length === 0 || missed.some(({ kind }) => kind === 'type')) return 'the exact kind';
  const names = missed.map(({ name }) => `“${name}”`);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}

/** Whether what is listed only comes near what was asked for. */
const isNear = ({ total, alternatives }: SearchResult): boolean =>
  total === 0 && alternatives !== null;

/** What meets all limits, or else what misses one wish; without what is not to be found again. */
export function readMatches(result: SearchResult, { request, shown }: AskedState): Matches | null {
  const { items, total, alternatives } = result;
  const isOther = isNear(result);
  if (total === 0 && !isOther) return null;
  const matching = isOther ? items : items.slice(0, total);
  const unseen = matching.filter(({ id }) => !request.exceptIds.includes(id));
  const further = keepBeyond(unseen, { request, shown });
  const whole = (isOther ? (alternatives?.total ?? 0) : total) - (matching.length - unseen.length);
  const notice = result.isLeftOut ? null : result.notice;
  return {
    candidates: further.slice(0, CANDIDATES_MAX),
    total: further.length < unseen.length ? further.length : whole,
    dropped: isOther ? nameMissed(result) : null,
    notice: unseen.length === 0 ? ALL_SEEN : notice,
    outfits: [],
  };
}
