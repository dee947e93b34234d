import { serveLoopback } from './serve-loopback.ts';

// Stands in for an analytics service in the journeys: node serve-analytics.ts <port>
const port = Number(process.argv[2]);

/** As tags do, it leaves a cookie on the page's site and reports the visit. */
const TAG = `document.cookie = '_count=1; path=/';
const { site } = document.currentScript.dataset;
fetch(new URL('/hit?site=' + site, document.currentScript.src), { method: 'POST' });`;

const server = await serveLoopback(({ url = '' }, response) => {
  response.setHeader('access-control-allow-origin', '*');
  if (!url.startsWith('/tag.js')) {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(TAG);
}, port);
process.once('SIGTERM', () => void server.close());
