import materials from './materials.json' with { type: 'json' };
import patterns from './patterns.json' with { type: 'json' };

/** One material or pattern: its id, its kind where it is one of another, and its other names. */
export interface FabricRow {
  id: string;
  /** The material that it is a kind of: "no wool" means no merino either. */
  of?: string;
  also?: string;
  /** Words that mean it only where a shopper types them: a description's "photo" is no print. */
  asked?: string;
}

export const MATERIALS: readonly FabricRow[] = materials;
export const PATTERNS: readonly FabricRow[] = patterns;
