import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4310);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const OPENID_PORT = PORT + 1;
const ANALYTICS_PORT = PORT + 2;
const GOOGLE = { clientId: 'journeys', clientSecret: 'of-the-journeys' };
const DATA_FOLDER =
  process.env.E2E_DATA ?? mkdtempSync(path.join(os.tmpdir(), 'modiste-journeys-'));

const LAUNCH_ARGS = [
  // The names by which journeys reach the app and the public side, each on a host of its own.
  '--host-resolver-rules=MAP *.modiste.test 127.0.0.1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Journeys ask what happens, benches how soon: a slow machine is no failure.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: ORIGIN,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: LAUNCH_ARGS },
    // A trace of every journey would take a fifth of their time; `--trace on` records one to look into.
    screenshot: 'only-on-failure',
    // Only the journeys without a network need what it keeps; the others would fetch it for nothing.
    serviceWorkers: 'block',
  },
  projects: [
    // A journey is made once: on a phone, or where it says so on a desktop or on both.
    {
      name: 'phone',
      testDir: 'journeys',
      grepInvert: /@desktop/,
      // One dot a pixel: the layout is the same, and the software renderer paints a seventh of it.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testDir: 'journeys',
      grep: /@desktop|@both/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'pictures',
      testDir: 'pictures',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    {
      // Stands in for Google: it speaks the same protocol.
      command: `node server/src/testing/loopback/serve-openid.ts ${OPENID_PORT} ${GOOGLE.clientId} ${GOOGLE.clientSecret}`,
      cwd: '..',
      port: OPENID_PORT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: `node server/src/testing/loopback/serve-analytics.ts ${ANALYTICS_PORT}`,
      cwd: '..',
      port: ANALYTICS_PORT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node server/src/main.ts',
      cwd: '..',
      // Search by photo is ready a while after everything else.
      wait: { stdout: /A photo finds every item/ },
      timeout: 1_200_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        PORT: String(PORT),
        MODISTE_DATA: DATA_FOLDER,
        MODISTE_ANALYTICS_TAG: `<script src="http://127.0.0.1:${ANALYTICS_PORT}/tag.js" data-site="journeys"></script>`,
        MODISTE_CALLS_PER_MINUTE: '0',
        MODISTE_MARKETING_HOST: 'www.modiste.test',
        MODISTE_CHAT_TURNS_PER_MINUTE: '0',
        MODISTE_TRY_ONS_PER_MINUTE: '0',
        MODISTE_FAULTS: 'on',
        MODISTE_SIGN_INS_PER_MINUTE: '0',
        GOOGLE_CLIENT_ID: GOOGLE.clientId,
        GOOGLE_CLIENT_SECRET: GOOGLE.clientSecret,
        GOOGLE_ISSUER: `http://127.0.0.1:${OPENID_PORT}`,
        LOG_LEVEL: 'warn',
      },
    },
  ],
});
