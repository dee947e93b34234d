/*
 * Promise: each page of the built web stays within its budget of JavaScript and CSS, gzipped.
 *
 *     npm run bench -- web (after the web was built)
 */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** The chunk that every page begins with, and on top of it what strangers, members, newcomers and those with a shared link see. */
const START = 'start';
const LOGIN = 'src/app/login-page.tsx';
const MEMBERS = 'src/app/member-pages.tsx';
const SEARCH = 'src/app/main/search-page.tsx';
const HOME = 'src/app/main/home-content.tsx';
const ONBOARDING = 'src/app/onboarding-page.tsx';
const SHARED = 'src/app/shared-item/shared-item-page.tsx';
/** The script of the public side, which all of its pages share and which knows nothing of the app. */
const WEBSITE = 'website';
const DIST = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../web/dist');

const KB = 1000;
const LOGIN_JS_MAX_KB = 85;
const SEARCH_JS_MAX_KB = 130;
const HOME_JS_MAX_KB = 120;
const ONCE_SEEN_JS_MAX_KB = 140;
const LAZY_JS_MAX_KB = 45;
const WEBSITE_JS_MAX_KB = 60;
const CSS_MAX_KB = 14;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
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

/** A page or a part: what it needs, and what is there already when it is wanted. */
interface Part {
  name: string;
  needs: ReadonlySet<string>;
  has: ReadonlySet<string>;
  jsMaxKb: number;
}

/** A page that is opened directly, and what of the build it fetches before anybody presses anything. */
const OPENED = [
  { name: 'login', keys: [LOGIN], jsMaxKb: LOGIN_JS_MAX_KB },
  { name: 'search', keys: [MEMBERS, SEARCH], jsMaxKb: SEARCH_JS_MAX_KB },
  { name: 'home', keys: [MEMBERS, HOME], jsMaxKb: HOME_JS_MAX_KB },
  { name: ONBOARDING, keys: [ONBOARDING], jsMaxKb: ONCE_SEEN_JS_MAX_KB },
  { name: SHARED, keys: [SHARED], jsMaxKb: ONCE_SEEN_JS_MAX_KB },
] as const;

function listParts(manifest: Manifest): Part[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const start = Object.keys(manifest).find((key) => manifest[key]?.name === START);
  const website = Object.keys(manifest).find((key) => manifest[key]?.name === WEBSITE);
  const pages: string[] = OPENED.flatMap(({ keys }) => [...keys]);
  if (!entry || !start || !website || pages.some((key) => !manifest[key]))
    throw new Error('The build has no entry, or not a part of its own for each page.');
  const nothing = new Set<string>();
  const app = closure(manifest, start, closure(manifest, entry));
  const opened = OPENED.map(({ name, keys, jsMaxKb }): Part => {
    const needs = keys.reduce((found, key) => closure(manifest, key, found), new Set(app));
    return { name, needs, has: nothing, jsMaxKb };
  });
  const listed = new Set([start, ...pages]);
  const later = opened.flatMap(({ name, needs }): Part[] => {
    const keys = [...needs].flatMap((key) => manifest[key]?.dynamicImports ?? []);
    const fresh = [...new Set(keys)].filter((key) => !listed.has(key) && !needs.has(key));
    return fresh.map((key) => {
      listed.add(key);
      const part = closure(manifest, key);
      return { name: `${key} after ${name}`, needs: part, has: needs, jsMaxKb: LAZY_JS_MAX_KB };
    });
  });
  const visited: Part = {
    name: WEBSITE,
    needs: closure(manifest, website),
    has: nothing,
    jsMaxKb: WEBSITE_JS_MAX_KB,
  };
  return [visited, ...opened, ...later];
}

function weigh(manifest: Manifest): Weight[] {
  return listParts(manifest).flatMap(({ name, needs, has, jsMaxKb }) => {
    const more = [...needs].filter((key) => !has.has(key));
    const all = new Set([...needs, ...has]);
    return [
      { name: `${name}, JS`, kb: sumKb(filesOf(manifest, more, 'js')), maxKb: jsMaxKb },
      { name: `${name}, CSS in all`, kb: sumKb(filesOf(manifest, all, 'css')), maxKb: CSS_MAX_KB },
    ];
  });
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
