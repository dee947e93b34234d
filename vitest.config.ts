import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const ENGINE_ROOMS = ['contract', 'lexicon', 'vision', 'catalogue', 'wardrobe', 'bench'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engines',
          include: ENGINE_ROOMS.map((room) => `${room}/src/**/*.test.ts`),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
        },
      },
      {
        test: { name: 'structure', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
