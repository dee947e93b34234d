const BLOCK = /<!--if ([\w-]+)-->([\s\S]*?)<!--end-->/g;

/** Leaves, of the marked parts of a built page, those that hold: `<!--if name-->…<!--end-->`. */
export const keepBlocks = (html: string, kept: readonly string[]): string =>
  html.replaceAll(BLOCK, (_whole, name: string, block: string) =>
    kept.includes(name) ? block : '',
  );
