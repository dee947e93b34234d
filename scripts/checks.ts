import type { Step } from './run-step.ts';

/** What must hold before anything is tested: types, style, layers, dead code. */
export const CHECKS: readonly Step[] = [
  { name: 'types (engines, server)', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types (web)', command: 'tsc', args: ['-p', 'web/tsconfig.json'] },
  { name: 'types (worker)', command: 'tsc', args: ['-p', 'web/src/worker/tsconfig.json'] },
  { name: 'types (journeys)', command: 'tsc', args: ['-p', 'e2e/tsconfig.json'] },
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'lint with types, sizes', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  {
    name: 'structure and layers',
    command: 'vitest',
    args: ['run', '--project', 'structure', '--reporter', 'dot'],
  },
];
