/** What kind of thing an attribute says. One garment has at most one of an exclusive group. */
export type AttributeGroup =
  | 'neckline'
  | 'sleeve'
  | 'length'
  | 'fit'
  | 'rise'
  | 'heel'
  | 'closure'
  | 'detail'
  | 'feature'
  | 'age'
  | 'activity'
  | 'season'
  | 'occasion'
  | 'dress-code'
  | 'style';

/** One attribute as the data files write it. */
export interface AttributeRow {
  id: string;
  group: AttributeGroup;
  /** For shoppers; the id with spaces where absent. */
  name?: string;
  /** Other ways to say it, separated by commas. */
  also?: string;
  /**
   * Concepts that go with it, separated by commas: a lexicon id, a color or a plain word, and a
   * weight from 0 to 1.
   */
  related?: string;
  /** Attributes, materials and types that cannot be where it is asked for, separated by commas. */
  excludes?: string;
}

/** Gives rows their group. */
export const inGroup = (
  group: AttributeGroup,
  rows: readonly Omit<AttributeRow, 'group'>[],
): AttributeRow[] => rows.map((row) => ({ group, ...row }));
