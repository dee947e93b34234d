import * as onnx from 'onnxruntime-web';
import { beforeAll, describe, expect, it } from 'vitest';
import { onnxModel } from './onnx-model.ts';

/** Two inputs times two weights, plus a bias: as small as a model gets. */
const MODEL = onnxModel({
  nodes: [
    {
      operator: 'Gemm',
      inputs: ['in', 'weights', 'bias'],
      output: 'sum',
      attributes: { transB: 1 },
    },
    { operator: 'Relu', inputs: ['sum'], output: 'out' },
  ],
  constants: [
    { name: 'weights', shape: [2, 2], values: Float32Array.of(1, 2, -1, -1) },
    { name: 'bias', shape: [2], values: Float32Array.of(0.5, 0.25) },
  ],
  input: { name: 'in', shape: [1, 2] },
  outputs: [{ name: 'out', shape: [1, 2] }],
});

describe('onnxModel', () => {
  let session: onnx.InferenceSession;
  beforeAll(async () => {
    onnx.env.wasm.numThreads = 1;
    session = await onnx.InferenceSession.create(MODEL);
  });

  it('is read by ONNX Runtime with its names', () => {
    expect([session.inputNames, session.outputNames]).toEqual([['in'], ['out']]);
  });

  it('computes what its graph says', async () => {
    const input = new onnx.Tensor('float32', Float32Array.of(3, 4), [1, 2]);
    const { out } = await session.run({ in: input });
    expect(Array.from({ length: 2 }, (_, at) => Number(out?.data[at]))).toEqual([11.5, 0]);
  });

  it('keeps texts and lists among the attributes', async () => {
    const pooled = onnxModel({
      nodes: [
        {
          operator: 'AveragePool',
          inputs: ['in'],
          output: 'out',
          attributes: { kernel_shape: [2, 2], strides: [2, 2], auto_pad: 'SAME_UPPER' },
        },
      ],
      constants: [],
      input: { name: 'in', shape: [1, 1, 2, 2] },
      outputs: [{ name: 'out', shape: [1, 1, 1, 1] }],
    });
    const pool = await onnx.InferenceSession.create(pooled);
    const input = new onnx.Tensor('float32', Float32Array.of(1, 2, 3, 6), [1, 1, 2, 2]);
    const { out } = await pool.run({ in: input });
    expect(out?.dims).toEqual([1, 1, 1, 1]);
    expect(Number(out?.data[0])).toBe(3);
  });
});
