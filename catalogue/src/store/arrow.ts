import { createRequire } from 'node:module';

/**
 * Arrow as LanceDB loads it. A plain import would give the package's other (ES module) copy, whose
 * values LanceDB does not recognise as Arrow's.
 */
export const arrow: typeof import('apache-arrow') = createRequire(import.meta.url)('apache-arrow');
