import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import * as webAssembly from 'onnxruntime-web';

type OnnxRuntime = Pick<typeof webAssembly, 'InferenceSession' | 'Tensor'>;

export interface OpenRuntime {
  runtime: OnnxRuntime;
  /** Native code reads files itself; WebAssembly is given their bytes. */
  kind: 'native' | 'WebAssembly';
  threads: number;
}

/** Not among the packages that are installed by themselves: an operator adds it. */
const NATIVE_PACKAGE = 'onnxruntime-node';
const THREADS_MAX = 8;

const load = createRequire(import.meta.url);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';

function findNative(): OnnxRuntime | null {
  try {
    const native: OnnxRuntime = load(NATIVE_PACKAGE);
    return native;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The faster runtime where it is installed, and otherwise the one that runs anywhere. */
export function openOnnxRuntime(): OpenRuntime {
  // One core stays free for the shoppers.
  const threads = Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1));
  const native = findNative();
  if (native !== null) return { runtime: native, kind: 'native', threads };
  webAssembly.env.wasm.numThreads = threads;
  return { runtime: webAssembly, kind: 'WebAssembly', threads };
}
