import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { readItemFacts } from '../../facts/item-facts.ts';
import type { Found } from '../../stylist.ts';

/** "Nothing clingy", "not tight": how the refusal of what clings is said. */
const CLINGS =
  /\b(?:cling\w*|(?:skin[- ]?)?tight|body[- ]?con|figure[- ]?hugging|body[- ]?hugging)\b/i;
/** Of these a cloth stretches over the body. */
const STRETCHY: ReadonlySet<string> = new Set(['spandex', 'elastane', 'lycra']);
const NAMED =
  /\b(?:stretch|rib(?:bed)?[- ]?knit|bodysuit|body[- ]?con|second[- ]skin|compression)\b/i;
const FITTED = ['bodycon', 'slim-fit', 'fitted', 'skinny'];
/** On the legs a little stretch clings to nothing. */
const ON_BODY: ReadonlySet<string | null> = new Set(['top', 'one-piece', 'mid-layer']);
const ENOUGH = 3;

/** Whether a piece lies close to the body, by its cloth, its cut, or its name. */
function clings(item: Item): boolean {
  const { garment, stated } = readItemFacts(item);
  return (
    ON_BODY.has(typeRole(item.other_info.type)) &&
    (garment.materials.some((id) => STRETCHY.has(id)) ||
      NAMED.test(item.short_description) ||
      FITTED.some((id) => stated.has(id)))
  );
}

/** What was found without what clings, where that was refused and enough is left. */
export function withoutClingy(found: Found): Found {
  const wishes = found.state.request?.wishes ?? [];
  const isRefused = wishes.some(({ role, words }) => role === 'negated' && CLINGS.test(words));
  if (!isRefused || found.outfits.length > 0) return found;
  const candidates = found.candidates.filter((item) => !clings(item));
  if (candidates.length < ENOUGH) return found;
  return {
    ...found,
    candidates,
    total: Math.max(candidates.length, found.total - (found.candidates.length - candidates.length)),
  };
}
