import { Worker } from 'node:worker_threads';
import {
  type Embedder,
  type EmbeddingInput,
  UnreadablePictureError,
} from '@modiste/catalogue/embedding/embedder';
import { ConfigError } from '../../../config/config.ts';
import { findModelFiles, type ModelFiles } from './model-files.ts';
import type { ModelMessage, ModelRequest, ModelThreadData, OpenedModel } from './model-messages.ts';

type Waiting = PromiseWithResolvers<Float32Array[]>;

/** The worker thread of a model. */
interface ModelThread {
  opened: Promise<OpenedModel>;
  ask(inputs: readonly EmbeddingInput[]): Promise<Float32Array[]>;
  /** Whether it ended by itself; it is asked no more then. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

function startThread(files: ModelFiles): ModelThread {
  const data: ModelThreadData = { files };
  const worker = new Worker(new URL('./model-thread.ts', import.meta.url), { workerData: data });
  const opened = Promise.withResolvers<OpenedModel>();
  const waiting = new Map<number, Waiting>();
  let lastCall = 0;
  let hasEnded = false;

  const endWith = (error: Error) => {
    hasEnded = true;
    opened.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const settle = (call: number, how: (one: Waiting) => void) => {
    const one = waiting.get(call);
    waiting.delete(call);
    if (one) how(one);
  };
  worker.on('message', (news: ModelMessage) => {
    if (news.is === 'open') opened.resolve(news.model);
    else if (news.is === 'refused') {
      endWith(new ConfigError(news.message));
      void worker.terminate();
    } else if (news.is === 'answer') settle(news.call, ({ resolve }) => resolve(news.vectors));
    else {
      const Failure = news.isUnreadable ? UnreadablePictureError : Error;
      settle(news.call, ({ reject }) => reject(new Failure(news.message)));
    }
  });
  worker.on('error', endWith);
  worker.on('exit', () => endWith(new Error('the worker thread of the embedding model exited')));

  return {
    opened: opened.promise,
    ask(inputs) {
      const answer = Promise.withResolvers<Float32Array[]>();
      lastCall += 1;
      waiting.set(lastCall, answer);
      const call: ModelRequest = { call: lastCall, inputs };
      worker.postMessage(call);
      return answer.promise;
    },
    hasEnded: () => hasEnded,
    async stop() {
      await worker.terminate();
    },
  };
}

/**
 * A model of texts and pictures from a folder of ONNX files, run here, in a thread of its own. One
 * that crashes is opened again by the next call.
 * @throws ConfigError saying what of the folder is missing or cannot be used.
 */
export async function openOnnxEmbedder(
  folder: string,
  onOpen: (model: OpenedModel) => void = () => undefined,
): Promise<Embedder> {
  const files = await findModelFiles(folder);
  let thread = startThread(files);
  const model = await thread.opened;
  onOpen(model);
  return {
    id: model.id,
    dimensions: model.dimensions,
    readsPictures: true,
    async embed(inputs) {
      if (thread.hasEnded()) thread = startThread(files);
      await thread.opened;
      return thread.ask(inputs);
    },
    close: () => thread.stop(),
  };
}
