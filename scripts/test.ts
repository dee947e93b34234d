import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { CHECKS } from './checks.ts';
import { findChromium } from './chromium.mjs';
import { runStep, type Step } from './run-step.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(path.join(os.tmpdir(), 'modiste-reports-'));
const unitReport = path.join(reports, 'unit.json');
const journeyReport = path.join(reports, 'journeys.json');
const total: Count = { passed: 0, failed: 0, skipped: 0 };

function add(count: Count) {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Reads a runner's report; a run that left none counts as one failure. */
function readReport(file: string, read: (report: Record<string, unknown>) => Count): Count {
  try {
    return read({ ...Object(JSON.parse(readFileSync(file, 'utf8'))) });
  } catch (error) {
    console.error(`No report of the run could be read: ${String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function run(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  const outcome = await runStep(step, (chunk) => process.stdout.write(chunk));
  console.log(`── ${step.name}: ${outcome.ok ? 'ok' : 'FAILED'} (${outcome.seconds.toFixed(1)} s)`);
  return outcome.ok;
}

async function runSimple(step: Step) {
  const ok = await run(step);
  add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });
}

/** Runs a runner with a report; a failure that its report does not show still counts. */
async function runCounted(
  step: Step,
  file: string,
  read: (report: Record<string, unknown>) => Count,
) {
  const ok = await run(step);
  const count = readReport(file, read);
  add({ ...count, failed: Math.max(count.failed, ok ? 0 : 1) });
}

const UNIT: Step = {
  name: 'unit and API tests',
  command: 'vitest',
  args: [
    'run',
    ...['engines', 'server', 'web'].flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
};

const JOURNEYS: Step = {
  name: 'browser journeys',
  command: 'playwright',
  args: [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...['phone', 'desktop'].flatMap((project) => ['--project', project]),
    '--reporter=list,json',
  ],
  env: { CHROMIUM_PATH: findChromium() ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
};

for (const step of CHECKS) await runSimple(step);
await runCounted(UNIT, unitReport, (report) => ({
  passed: asNumber(report.numPassedTests),
  failed: asNumber(report.numFailedTests) + asNumber(report.numFailedTestSuites),
  skipped: asNumber(report.numPendingTests),
}));
await runSimple({ name: 'page weight', command: 'node', args: ['bench/src/main.ts', 'web'] });
await runCounted(JOURNEYS, journeyReport, (report) => {
  const stats: Record<string, unknown> = { ...Object(report.stats) };
  return {
    passed: asNumber(stats.expected),
    failed: asNumber(stats.unexpected) + asNumber(stats.flaky),
    skipped: asNumber(stats.skipped),
  };
});

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
