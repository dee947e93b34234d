import { PAGES } from '@modiste/contract/paths';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LEGAL_ENTRIES, prerenderLegalPages } from './src/legal/prerender-legal-pages.ts';

const SERVER = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const SERVED = ['/api', '/shop', '/pictures', PAGES.openapi, PAGES.apiReference, PAGES.mailbox];

export default defineConfig({
  plugins: [react(), prerenderLegalPages()],
  // The router brings a stand-in for what React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { input: ['index.html', ...LEGAL_ENTRIES] },
    // Every browser that knows what the build is aimed at knows it without help.
    modulePreload: { polyfill: false },
  },
  server: {
    strictPort: true,
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(SERVED.map((path) => [path, { target: SERVER }])),
  },
});
