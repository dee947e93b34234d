import * as onnx from 'onnxruntime-web';

const ERRORS_ONLY = 3;

/** Opens a model on the calling thread, which each run blocks. */
export function openSession(model: Uint8Array): Promise<onnx.InferenceSession> {
  onnx.env.wasm.numThreads = 1;
  return onnx.InferenceSession.create(model, { logSeverityLevel: ERRORS_ONLY });
}

/** The numbers of an output. */
export function floats(tensor: onnx.Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('The network returned no numbers');
  return tensor.data;
}
