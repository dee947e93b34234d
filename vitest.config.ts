import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** A busy machine may take its time; what is waited for is what counts. */
const PATIENT = { poll: { timeout: 20_000 } };

const ENGINE_ROOMS = [
  'contract',
  'lexicon',
  'vision',
  'catalogue',
  'stylist',
  'fitting',
  'wardrobe',
  'atelier',
  'bench',
];

export default defineConfig({
  test: {
    // Half of the time is spent waiting for databases and programs; a free core is left to nobody.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'engines',
          include: ENGINE_ROOMS.map((room) => `${room}/src/**/*.test.ts`),
          // The lexicon and its tables are read once for each worker, not for each file.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          // To load the app anew takes longer than most files: a worker loads it once for all.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/src/testing/set-up.ts'],
          testTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        test: { name: 'structure', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
