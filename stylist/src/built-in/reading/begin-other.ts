import {
  type FilterName,
  type Filters,
  SIZE_FILTER_NAMES,
} from '@modiste/contract/filters/filters';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { emptyRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Turn } from '../../stylist.ts';

const TALK =
  "(?:(?:nah|no|nope|ok|okay|actually|hm+|well|wait|you know what|so|and|but|right|please|pls|let['’]?s|can (?:we|you))[\\s,.!]+)*";
const LEAVES =
  "(?:forget|never ?mind|nvm|scrap|skip|drop|ditch|scratch|leave|no more|enough (?:of|with)|(?:i am|i[’']m) done with|done with)(?: about)?";
/** "Forget shirts, I've started running: shorts and a top". */
const BEGINS_OTHER = new RegExp(
  `^\\W*${TALK}${LEAVES} (?:(?:the|that|this|those|these|all|any|my|more) )*(?<what>[a-z-]+(?: [a-z-]+){0,3}?)(?: (?:now|then|though|for now|altogether|stuff|thing|things))*(?:\\s*[,.;:!–-]+\\s*|\\s+(?=(?:i|i['’]\\w+|show|find|give|now|let|can|how|what) ))(?<rest>.+)$`,
  'is',
);

/** The filters that are about the wearer, whatever is looked for. */
function ofWearer({ filters, defaultFilters }: Turn): Filters {
  const kept: readonly FilterName[] = ['gender', ...SIZE_FILTER_NAMES];
  const own = Object.fromEntries(kept.map((name) => [name, filters[name]]));
  return { ...defaultFilters, ...own };
}

/**
 * "Forget shirts, I've started running, shorts and a top" has no more use for what was looked for:
 * nothing of it holds for what is asked for now. Null where a message says no such thing.
 */
export function beginsOther(turn: Turn): Turn | null {
  const { state, words } = turn;
  const { request } = state;
  const { what = '', rest = '' } = BEGINS_OTHER.exec(words)?.groups ?? {};
  if (request === null || what === '' || turn.attachment !== null) return null;
  const left = typesOf(understandQuery(what).readings);
  const before = typesOf(request.wishes);
  const isLeft = (type: string): boolean =>
    left.some((kind) => isKindOf(type, kind) || isKindOf(kind, type));
  const asked = typesOf(understandQuery(rest).readings);
  const isOther = asked.length > 0 && !asked.some((type) => left.includes(type));
  // "Forget shirts" was said of work shirts, which the shop files as overshirts.
  const isNamed = (type: string): boolean =>
    isLeft(type) || left.map(typeRole).includes(typeRole(type));
  const areAllLeft = left.length > 0 && before.length > 0 && before.every(isNamed);
  if (!isOther || !areAllLeft || asked.every((type) => typeRole(type) === null)) return null;
  const filters = ofWearer(turn);
  const anew = { ...emptyRequest(filters), wearer: request.wearer };
  const { needs: _, ...known } = state;
  return {
    ...turn,
    words: rest,
    filters,
    state: {
      ...known,
      request: request.wearer === 'self' ? null : anew,
      earlier: [...state.earlier, request],
      shown: { itemIds: [], outfits: [] },
      focusId: null,
    },
  };
}
