import type { Plugin } from 'vite';

/** A module that names all icons there are, of which nearly none are used. */
const ALL_ICONS = /lucide-react\/dist\/esm\/lucide-react\./;

/**
 * Knows, once the modules of a build are read, what each needs before it can run. What a module
 * imports later belongs to nobody's start.
 */
export function createStaticImports() {
  const imports = new Map<string, readonly string[]>();
  const closures = new Map<string, ReadonlySet<string>>();

  const closureOf = (ending: string): ReadonlySet<string> => {
    const known = closures.get(ending);
    if (known !== undefined) return known;
    const found = new Set([...imports.keys()].filter((id) => id.endsWith(ending)));
    for (const id of found) {
      if (ALL_ICONS.test(id)) continue;
      for (const next of imports.get(id) ?? []) found.add(next);
    }
    closures.set(ending, found);
    return found;
  };
  const plugin: Plugin = {
    name: 'modiste:static-imports',
    apply: 'build',
    buildEnd() {
      closures.clear();
      for (const id of this.getModuleIds())
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
  return {
    plugin,
    /** Whether the module that ends so needs another one, which is not itself. */
    needs: (ending: string, id: string) => !id.endsWith(ending) && closureOf(ending).has(id),
  };
}
