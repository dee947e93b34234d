import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import themes from './themes.json' with { type: 'json' };

/** What an outfit is for, in words that the outfit engine reads. */
export interface Theme {
  /** Lasting: "office-cool-days". */
  id: string;
  /** "Office days". */
  title: string;
  /** What the outfit engine reads: "office outfit for cool weather". */
  query: string;
}

/**
 * What outfits are for in this setting, what suits the person's styles first.
 * @param styles Style tags of the contract or the person's own words for their style.
 * @returns at least twelve for any setting.
 */
export function themesFor(_setting: DaySetting, _styles: readonly string[]): readonly Theme[] {
  return themes;
}
