import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

/** Fetched when it is run: with all that it brings it would weigh more than the product. */
const PACKAGE = 'lighthouse@12.8.2';

const categorySchema = z.object({ score: z.number() });
const measureSchema = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: categorySchema,
    accessibility: categorySchema,
    'best-practices': categorySchema,
    seo: categorySchema,
  }),
  audits: z.object({
    'largest-contentful-paint': measureSchema,
    'total-blocking-time': measureSchema,
    'cumulative-layout-shift': measureSchema,
  }),
});

export type LighthouseReport = z.infer<typeof reportSchema>;

interface Run {
  address: string;
  port: number;
  /** Whether the browser keeps its session from page to page. */
  keepsStorage: boolean;
}

/** Loads a page as a middling phone would (Lighthouse's own settings) and reports on it. */
export async function runLighthouse({
  address,
  port,
  keepsStorage,
}: Run): Promise<LighthouseReport> {
  const given = [
    'exec',
    '--yes',
    `--package=${PACKAGE}`,
    '--',
    'lighthouse',
    address,
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    ...(keepsStorage ? ['--disable-storage-reset'] : []),
  ];
  const run = spawn('npm', given, {
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let text = '';
  run.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const [code] = await once(run, 'close');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return reportSchema.parse(JSON.parse(text));
}
