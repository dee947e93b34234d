import process from 'node:process';
import { CHECKS } from './checks.ts';
import { runStep } from './run-step.ts';

const queue = [...CHECKS];
let failed = 0;

async function work() {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const outcome = await runStep(step);
    console.log(
      `${outcome.ok ? 'ok    ' : 'FAILED'} ${step.name} (${outcome.seconds.toFixed(1)} s)`,
    );
    if (outcome.ok) continue;
    failed += 1;
    console.log(outcome.output);
  }
}

await Promise.all([work(), work()]);
process.exit(failed > 0 ? 1 : 0);
