import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const DIST = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../web/dist');

const KB = 1000;
const SEARCH_JS_MAX_KB = 130;
const OVERLAY_JS_MAX_KB = 45;
const CSS_MAX_KB = 14;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The chunk and everything it imports statically, by their keys in the manifest. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found);
  return found;
}

const gzipKb = (file: string) => gzipSync(readFileSync(path.join(DIST, file))).length / KB;

const sumKb = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + gzipKb(file), 0);

const filesOf = (manifest: Manifest, keys: Iterable<string>, kind: 'js' | 'css') =>
  [...keys].flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk) return [];
    return kind === 'css' ? (chunk.css ?? []) : [chunk.file];
  });

interface Weight {
  name: string;
  kb: number;
  maxKb: number;
}

function weigh(manifest: Manifest): Weight[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const first = closure(manifest, entry);
  const lazy = Object.keys(manifest).filter((key) =>
    Object.values(manifest).some((chunk) => chunk.dynamicImports?.includes(key)),
  );
  const overlays = lazy.map((key) => {
    const more = [...closure(manifest, key)].filter((part) => !first.has(part));
    return {
      name: `lazy ${key}, JS more`,
      kb: sumKb(filesOf(manifest, more, 'js')),
      maxKb: OVERLAY_JS_MAX_KB,
    };
  });
  return [
    { name: 'search, JS', kb: sumKb(filesOf(manifest, first, 'js')), maxKb: SEARCH_JS_MAX_KB },
    {
      name: 'all CSS',
      kb: sumKb(filesOf(manifest, Object.keys(manifest), 'css')),
      maxKb: CSS_MAX_KB,
    },
    ...overlays,
  ];
}

/** Weighs the built pages, gzipped, against their budgets. Returns whether all are kept. */
export function webBench(): boolean {
  const manifestFile = path.join(DIST, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) {
    console.error('There is no build to weigh: run "npm run build -w @modiste/web" first.');
    return false;
  }
  const weights = weigh(manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))));
  for (const { name, kb, maxKb } of weights) {
    const verdict = kb <= maxKb ? 'ok      ' : 'TOO MUCH';
    console.log(`${verdict} ${kb.toFixed(1).padStart(6)} kB of ${maxKb} kB  ${name}`);
  }
  return weights.every(({ kb, maxKb }) => kb <= maxKb);
}
