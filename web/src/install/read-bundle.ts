import type { Rolldown } from 'vite';
import type { BuiltChunk } from './list-parts.ts';

/** The scripts of a build, with what tells how they belong together. */
export const readChunks = (bundle: Rolldown.OutputBundle): BuiltChunk[] =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .map((chunk) => ({
      fileName: chunk.fileName,
      name: chunk.name,
      source: chunk.facadeModuleId,
      imports: chunk.imports,
      css: [...(chunk.viteMetadata?.importedCss ?? [])],
    }));
