import type { Item } from '@modiste/contract/entities/item';
import { fabricName } from '../../facts/fabric-traits.ts';
import { shownColor } from '../../facts/item-colors.ts';
import type { Turn } from '../../stylist.ts';

const SAME =
  /\b(?:in|of|made of|with) (?:the )?(?:(?:exact )?same|that(?: exact| same)?) (?<what>material|fabric|stuff|cloth|colou?r|shade|leather|suede|wool|cashmere|linen|silk|satin|denim|velvet|cotton)\b|\bsame (?<alone>material|fabric|colou?r|shade)(?=\W*$| please| as (?:it|that))/i;

/** The piece that was spoken of or chosen last. */
function spokenOf({ state, items, earlierItems = [] }: Turn): Item | undefined {
  const ids = [state.focusId, ...(state.chosen ?? []), state.shown.itemIds[0]];
  const known = [...items, ...earlierItems];
  return ids.flatMap((id) => known.find((item) => item.id === id) ?? [])[0];
}

/** "Gloves in the same material": in that of the piece spoken of. */
export function rewordSame(words: string, turn: Turn): string {
  const { what, alone } = SAME.exec(words)?.groups ?? {};
  const named = what ?? alone;
  const item = named === undefined ? undefined : spokenOf(turn);
  if (named === undefined || item === undefined) return words;
  const [material] = item.other_info.materials;
  const fabric = material === undefined ? '' : fabricName(material);
  const color = (shownColor(item)?.name ?? '').split(' / ')[0]?.toLowerCase() ?? '';
  const isNamed = !/^(?:material|fabric|stuff|cloth|colou?r|shade)$/i.test(named);
  const said = isNamed ? named : /^(?:colou?r|shade)$/i.test(named) ? color : fabric;
  return said === '' ? words : words.replace(SAME, `in ${said}`);
}
