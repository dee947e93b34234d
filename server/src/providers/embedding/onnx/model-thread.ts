import { parentPort, workerData } from 'node:worker_threads';
import type { EmbeddingInput } from '@modiste/catalogue/embedding/embedder';
import { ConfigError } from '../../../config/config.ts';
import { BadPictureError } from '../../../images/clean-picture.ts';
import { type ClipModel, openClipModel } from './clip-model.ts';
import type { ModelMessage, ModelRequest, ModelThreadData } from './model-messages.ts';

// A model computes for a tenth of a second and more at a time: a thread of its own keeps it out of
// the way of requests.

const send = (news: ModelMessage) => parentPort?.postMessage(news);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function embed(model: ClipModel, inputs: readonly EmbeddingInput[]) {
  const texts = inputs.flatMap((input) => ('text' in input ? [input.text] : []));
  const pictures = inputs.flatMap((input) => ('picture' in input ? [input.picture] : []));
  const ofTexts = (await model.embedTexts(texts)).values();
  const ofPictures = (await model.embedPictures(pictures)).values();
  return inputs.flatMap((input) => ('text' in input ? ofTexts : ofPictures).next().value ?? []);
}

async function handle(model: ClipModel, { call, inputs }: ModelRequest): Promise<void> {
  try {
    send({ is: 'answer', call, vectors: await embed(model, inputs) });
  } catch (error) {
    const isUnreadable = error instanceof BadPictureError;
    send({ is: 'failure', call, message: messageOf(error), isUnreadable });
  }
}

try {
  const { files }: ModelThreadData = workerData;
  const model = await openClipModel(files);
  const { id, dimensions, runtime } = model;
  parentPort?.on('message', (call: ModelRequest) => void handle(model, call));
  send({ is: 'open', model: { id, dimensions, runtime } });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  send({ is: 'refused', message: error.message });
}
