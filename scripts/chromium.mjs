// Finds the Chromium that the browser journeys run in, and installs one where there is none.
// Only Node built-ins, plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const SYSTEM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const PLAYWRIGHT_FOLDERS = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  path.join(os.homedir(), '.cache', 'ms-playwright'),
  path.join(os.homedir(), 'Library', 'Caches', 'ms-playwright'),
  path.join(os.homedir(), 'AppData', 'Local', 'ms-playwright'),
].filter(Boolean);

const PLAYWRIGHT_BINARIES =
  /(^|[\\/])(headless_shell|chrome-headless-shell|chrome|chrome\.exe|Chromium)$/;

function playwrightsOwn() {
  for (const folder of PLAYWRIGHT_FOLDERS) {
    if (!existsSync(folder)) continue;
    const found = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((place) => place.startsWith('chromium') && PLAYWRIGHT_BINARIES.test(place))
      .sort((a, b) => (a < b ? -1 : 1));
    if (found.length > 0) return path.join(folder, found[found.length - 1]);
  }
  return undefined;
}

/** The path of a Chromium, or undefined. CHROMIUM_PATH wins over the system's, that over Playwright's. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    process.exit(1);
  }
  return SYSTEM_PLACES.find((place) => existsSync(place)) ?? playwrightsOwn();
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], ...options }).status === 0;
}

const mayInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

function installFromDebian() {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env: environment };
  return (
    run('apt-get', ['update', '-qq'], options) &&
    (run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], options) ||
      run('apt-get', ['install', '-y', '-qq', 'chromium'], options))
  );
}

/** Installs a Chromium, or ends with what to do by hand. */
export function installChromium(root) {
  console.error('Installing a Chromium for the browser journeys …');
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const installed =
    (mayInstallPackages() && installFromDebian()) ||
    run(process.execPath, [playwright, 'install', 'chromium-headless-shell'], { timeout: 300_000 });
  if (installed && findChromium()) return;
  console.error('No Chromium was found or could be installed: set CHROMIUM_PATH to one.');
  process.exit(1);
}
