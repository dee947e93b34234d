import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../../config/config.ts';
import { makeClipFolder } from '../../../testing/clip/made-clip-folder.ts';
import { madeTextTower, madeVisionTower } from '../../../testing/clip/made-towers.ts';
import { openClipModel } from './clip-model.ts';
import { findModelFiles } from './model-files.ts';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

async function open(changed: Parameters<typeof makeClipFolder>[0] = {}) {
  const folder = await makeClipFolder(changed);
  undo.push(folder.remove);
  return openClipModel(await findModelFiles(folder.path));
}

const dot = (a?: Float32Array, b?: Float32Array) =>
  a && b ? a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) : Number.NaN;

describe('a model of texts and pictures', () => {
  it('says of a text the same beside a longer one as alone, where it is told what fills up', async () => {
    const model = await open({ 'onnx/text_model.onnx': madeTextTower({ takesMask: true }) });
    const [alone] = await model.embedTexts(['a red dress']);
    const [beside] = await model.embedTexts(['a red dress', 'a cat of a dog of a coat']);
    expect(dot(alone, beside)).toBeCloseTo(1, 5);
  });

  it('is the same in another place, and another one with other numbers in it', async () => {
    const vision = madeVisionTower();
    vision.writeFloatLE(0.5, vision.length - 120);
    const ids = [await open(), await open(), await open({ 'onnx/vision_model.onnx': vision })];
    expect(ids[1]?.id).toBe(ids[0]?.id);
    expect(ids[2]?.id).not.toBe(ids[0]?.id);
  });

  it('is read whole where there are smaller ones beside it', async () => {
    const whole = await open({ 'onnx/text_model_quantized.onnx': Buffer.from('not looked at') });
    expect(whole.dimensions).toBe(8);
  });

  it('is read where it is a smaller one, or lies in the folder itself', async () => {
    const { id } = await open();
    const smaller = await open({
      'onnx/text_model.onnx': null,
      'onnx/text_model_quantized.onnx': madeTextTower(),
    });
    const flat = await open({
      'onnx/text_model.onnx': null,
      'onnx/vision_model.onnx': null,
      'text_model.onnx': madeTextTower(),
      'vision_model.onnx': madeVisionTower(),
    });
    expect([smaller.id, flat.id]).toEqual([id, id]);
  });

  it('does without what only tells more', async () => {
    const model = await open({ 'config.json': null, 'tokenizer_config.json': null });
    const [short, long] = await model.embedTexts(['red', 'a red dress '.repeat(100)]);
    expect([short?.length, long?.length]).toEqual([8, 8]);
  });
});

describe('a folder that holds no model', () => {
  const TOKENIZER = 'tokenizer.json';
  const PREPROCESSOR = 'preprocessor_config.json';
  const TEXTS = 'onnx/text_model.onnx';
  const PICTURES = 'onnx/vision_model.onnx';
  const noCrop = { size: { shortest_edge: 32 }, do_center_crop: false };

  it.each([
    ['without a tokenizer', { [TOKENIZER]: null }, 'which lacks tokenizer.json'],
    [
      'without most of it',
      { [PREPROCESSOR]: null, [TEXTS]: null, [PICTURES]: null },
      'lacks preprocessor_config.json, onnx/text_model.onnx, onnx/vision_model.onnx',
    ],
    ['a tokenizer cut off', { [TOKENIZER]: Buffer.from('{"model":') }, 'tokenizer.json: '],
    ['an unknown tokenizer', { [TOKENIZER]: { model: { type: 'X' } } }, 'tokenizer.json: '],
    ['no size of pictures', { [PREPROCESSOR]: {} }, 'preprocessor_config.json: size: '],
    ['pictures of any shape', { [PREPROCESSOR]: noCrop }, 'crop_size: must be given'],
    ['what is no model', { [TEXTS]: Buffer.from('no model') }, 'text_model.onnx: '],
    ['a model cut off', { [TEXTS]: madeTextTower().subarray(0, 2000) }, 'text_model.onnx: '],
    ['two models of pictures', { [TEXTS]: madeVisionTower() }, 'texts asks for "pixel_values"'],
    [
      'two models that never met',
      { [PICTURES]: madeVisionTower({ dimensions: 12 }) },
      'do not belong together: 8 numbers for a text, 12 for a picture',
    ],
  ])('is refused with its reason: %s', async (_what, changed, message) => {
    const opening = open(changed);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow('The settings are not valid:\n  EMBEDDING_FOLDER ');
    await expect(opening).rejects.toThrow(message);
  });

  it('is named where it is not there', async () => {
    await expect(findModelFiles('/nowhere/clip')).rejects.toThrow(
      'EMBEDDING_FOLDER names /nowhere/clip, which is not there',
    );
  });
});
