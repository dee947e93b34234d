import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { isGift } from '../wearer.ts';

const NAMED = '(?:the |an? |some )?(?<KIND>[a-z-]+(?: [a-z-]+)?)';
const BETTER =
  '(?:is|are|would be|might be|may be|could be|sounds?|seems?|feels?|looks?|will be)(?: (?:probably|maybe|just|much|a bit|way|definitely|prob|the))* (?:safer|safest|better|best|easier|easiest|nicer|smarter|wiser|good|great|a (?:safe|safer|good|better) (?:bet|choice|idea|option)|more (?:her|him|them)(?: style)?)';
/** "Hm then the ring or bracelet is safer": these, and nothing else. */
const SAFER = new RegExp(
  `(?<=^|[.!?,;]\\s*)(?:(?:hm+|ok|okay|then|so|well|oh|and|but|maybe|perhaps|guess|i (?:guess|think|suppose))[\\s,]+)*${NAMED.replace('KIND', 'one')}(?:,? or (?:maybe )?${NAMED.replace('KIND', 'other')})? ${BETTER}(?: (?:for (?:her|him|them)|then|idea|tho|though))*(?=\\s*(?:[.!,;]|$))`,
  'i',
);

const kindNamed = (words: string | undefined): string | null => {
  const { concepts } = understandQuery(words ?? '');
  const type = concepts.find(({ kind }) => kind === 'type')?.id ?? '';
  return findType(type)?.plural ?? null;
};

/** Looks only among the kinds of a present that a giver finds safer; other words stay as they are. */
export function rewordSafer(words: string, { request, shown }: DialogueState): string {
  const isOfGift = request?.wishes.some(isGift) === true && shown.outfits.length === 0;
  const found = isOfGift ? SAFER.exec(words) : null;
  const { one, other } = found?.groups ?? {};
  const [first, second] = [kindNamed(one), kindNamed(other)];
  if (found === null || first === null || (other !== undefined && second === null)) return words;
  const kinds = second === null ? first : `${first} or ${second}`;
  return words.replace(found[0], `only ${kinds.toLowerCase()}`);
}
