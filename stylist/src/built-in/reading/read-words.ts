import { isEnglishWord } from '@modiste/lexicon/english-dictionary';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { tokenize } from '@modiste/lexicon/tokens';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { type References, resolveReferences } from '../../references/resolve-references.ts';
import type { Turn } from '../../stylist.ts';
import { type Message, readMessage, withReferences } from '../../understanding/message.ts';
import { rewordComplaints } from '../../understanding/reword.ts';
import { rewordChatter, rewordPurpose } from '../../understanding/reword-chatter.ts';
import { rewordCompany } from '../../understanding/reword-company.ts';
import {
  rewordCorrected,
  rewordLimit,
  rewordReplacing,
  rewordTurned,
} from '../../understanding/reword-corrections.ts';
import { rewordDetails } from '../../understanding/reword-details.ts';
import { rewordAge, rewordStatements } from '../../understanding/reword-statements.ts';
import type { Understand } from '../../understanding/understand.ts';
import { withoutPricesNamed } from './question-of-named.ts';
import { rewordSize } from './read-sizes.ts';
import { rewordLighter } from './reword-colors.ts';
import { rewordCostWith, rewordTotals } from './reword-totals.ts';

export const NO_REFERENCES: References = {
  items: [],
  outfit: null,
  spans: [],
  isMissing: false,
  isAmbiguous: false,
};

/** A message as it was read, and what it refers to. */
export interface Read {
  understood: UnderstoodQuery;
  message: Message;
  references: References;
}

/** Words that were read in another language are read once more in English, each at its place. */
async function inEnglish(
  understand: Understand,
  understood: UnderstoodQuery,
): Promise<UnderstoodQuery> {
  const { text, corrected, readings } = understood;
  // "Sweat" is French, and "how do I get sweat stains out" is not.
  const words = tokenize(text).map(({ word }) => word);
  const isForeign =
    corrected !== null &&
    readings.length > 0 &&
    words.filter(isEnglishWord).length * 2 < words.length;
  return isForeign ? understand(corrected) : understood;
}

/** Reads words, put into those of shops, against what is shown. */
export async function readWords(understand: Understand, turn: Turn, words: string): Promise<Read> {
  const { request } = turn.state;
  const kinds = [...turn.items, ...(turn.earlierItems ?? [])].map(
    ({ other_info }) => other_info.type,
  );
  const isShown = (type: string) => kinds.some((kind) => isKindOf(kind, type));
  const cost = turn.items.length === 0 ? words : rewordCostWith(words, isShown);
  const told = rewordStatements(rewordAge(rewordTotals(cost)), request);
  const detailed = rewordDetails(told, request?.wishes ?? []);
  const corrected = rewordLimit(
    rewordTurned(rewordCorrected(rewordReplacing(rewordPurpose(rewordChatter(detailed))))),
    turn.state.request,
  );
  const said = rewordSize(corrected, turn.state);
  const reworded = rewordComplaints(rewordCompany(rewordLighter(said, turn.state)));
  const understood = await inEnglish(understand, await understand(reworded));
  const whole = readMessage(understood);
  const resolved = resolveReferences(whole, turn);
  // Of a new search "max 70 for both" means what is named in it, and nothing on the screen.
  const isOfNew = turn.isFresh === true && resolved.spans.every(({ from, to }) => to - from === 1);
  const references = isOfNew ? NO_REFERENCES : resolved;
  const message = withoutPricesNamed(whole, references, turn);
  const referring = withReferences(message, references.spans);
  return { understood: message.understood, message: referring, references };
}
