import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** A lazy part may take its time on a busy machine; what is waited for is what counts. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom holds no files in memory. */
URL.createObjectURL = () => 'blob:held';
URL.revokeObjectURL = () => undefined;

afterEach(cleanup);
