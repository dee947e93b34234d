// Makes a fresh clone ready for the command that follows. Only Node built-ins, plain JavaScript:
// it runs before anything is installed, on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findChromium, installChromium } from './chromium.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const LOCK = path.join(ROOT, 'package-lock.json');
const INSTALLED_LOCK = path.join(ROOT, 'node_modules', '.package-lock.json');
const WEB_STAMP = path.join(ROOT, 'web', 'dist', '.sources');

const NEEDS = {
  start: { web: true, chromium: false },
  test: { web: true, chromium: true },
  bench: { web: true, chromium: false },
  dev: { web: false, chromium: false },
  check: { web: false, chromium: false },
  tool: { web: false, chromium: false },
};

function npm(args) {
  const npmScript = process.env.npm_execpath;
  const [command, before] = npmScript ? [process.execPath, [npmScript]] : ['npm', []];
  const outcome = spawnSync(command, [...before, ...args], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (outcome.status !== 0) {
    console.error(`"npm ${args.join(' ')}" failed; mend what it says above and try again.`);
    process.exit(outcome.status ?? 1);
  }
}

/** Whether what is installed is what the lock file names; platform packages may be absent. */
function isInstalled() {
  if (!existsSync(INSTALLED_LOCK)) return false;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const present = JSON.parse(readFileSync(INSTALLED_LOCK, 'utf8')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') || entry.link) return true;
    const installed = present[place];
    return installed ? installed.version === entry.version : Boolean(entry.optional);
  });
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* filesUnder(place);
    } else yield place;
  }
}

function webSourcesHash() {
  const hash = createHash('sha256').update(readFileSync(LOCK));
  const sources = ['web', 'contract'].flatMap((room) => [...filesUnder(path.join(ROOT, room))]);
  for (const file of sources.toSorted((a, b) => (a < b ? -1 : 1))) {
    if (file.endsWith('.test.ts') || file.endsWith('.test.tsx')) continue;
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function buildWebWhenStale() {
  const wanted = webSourcesHash();
  if (existsSync(WEB_STAMP) && readFileSync(WEB_STAMP, 'utf8') === wanted) return;
  console.error('Building the web app …');
  npm(['run', 'build', '--loglevel=error', '--workspace', '@modiste/web']);
  mkdirSync(path.dirname(WEB_STAMP), { recursive: true });
  writeFileSync(WEB_STAMP, wanted);
}

const need = NEEDS[process.argv[2]];
if (!need) {
  console.error(`Usage: node scripts/prepare.mjs ${Object.keys(NEEDS).join('|')}`);
  process.exit(2);
}
if (!statSync(LOCK, { throwIfNoEntry: false })) {
  console.error('package-lock.json is missing; restore it from the repository.');
  process.exit(1);
}
if (!isInstalled()) {
  console.error('Installing what Modiste needs (about a minute the first time) …');
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
if (need.web) buildWebWhenStale();
if (need.chromium && !findChromium()) installChromium(ROOT);
