import type { IncomingMessage } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { z } from 'zod';

/** How the services behave: `hangs` never answers, `queues` never ends a job, `fails` ends it badly. */
export type ServiceMood = 'well' | 'hangs' | 'queues' | 'fails' | 'refuses' | 'babbles' | 'falters';

/** The jobs and files that the services hold. */
export class ServiceJobs {
  mood: ServiceMood = 'well';
  origin = '';
  readonly words: string[] = [];
  readonly #asked: number[] = [];
  readonly #files: string[] = [];

  start(person: string, garment: string, as: string): string {
    this.#asked.push(0);
    return String(this.words.push(`${person} in ${garment} as ${as}`) - 1);
  }

  /** A job waits once, then is done. */
  ask(path: string) {
    const index = Number(/(\d+)(?:\/status)?$/.exec(path)?.[1]);
    const asked = (this.#asked[index] ?? 0) + 1;
    this.#asked[index] = asked;
    return { words: this.words[index] ?? '', isDone: this.mood !== 'queues' && asked > 1 };
  }

  keep(words: string): string {
    return `${this.origin}/files/${this.#files.push(words) - 1}`;
  }

  kept(address: string): string {
    return this.#files[Number(address.split('/').at(-1))] ?? '';
  }
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Bytes that begin like a PNG and say what they show, so that tests can read pictures. */
export const tellingPicture = (words: string) =>
  new Uint8Array(Buffer.concat([SIGNATURE, Buffer.from(words)]));

export const wordsOfPicture = (bytes: Uint8Array) =>
  Buffer.from(bytes).subarray(SIGNATURE.length).toString();

const base64Words = (text: string) =>
  wordsOfPicture(Buffer.from(text.replace(/^data:image\/png;base64,/, ''), 'base64'));
const dataUrl = (words: string) =>
  `data:image/png;base64,${Buffer.from(tellingPicture(words)).toString('base64')}`;
const base64 = (words: string) => Buffer.from(tellingPicture(words)).toString('base64');

const common = { seed: z.number(), return_base64: z.literal(true), model_image: z.string() };
const fashnSchema = z.discriminatedUnion('model_name', [
  z.object({
    model_name: z.literal('tryon-v1.6'),
    inputs: z.strictObject({ ...common, garment_image: z.string(), category: z.string() }),
  }),
  z.object({
    model_name: z.literal('tryon-max'),
    inputs: z.strictObject({ ...common, product_image: z.string() }),
  }),
]);
/** Person, garment and how it is worn, as each model of fal names them. */
const falSchemas: Readonly<Record<string, z.ZodType<string[]>>> = {
  '/fal-ai/cat-vton': z
    .strictObject({
      human_image_url: z.string(),
      garment_image_url: z.string(),
      cloth_type: z.enum(['upper', 'lower', 'overall']),
      seed: z.number(),
    })
    .transform((input) => [input.human_image_url, input.garment_image_url, input.cloth_type]),
  '/fal-ai/leffa/virtual-tryon': z
    .object({
      human_image_url: z.string(),
      garment_image_url: z.string(),
      garment_type: z.enum(['upper_body', 'lower_body', 'dresses']),
    })
    .transform((input) => [input.human_image_url, input.garment_image_url, input.garment_type]),
  '/fal-ai/kling/v1-5/kolors-virtual-try-on': z
    .strictObject({ human_image_url: z.string(), garment_image_url: z.string() })
    .transform((input) => [input.human_image_url, input.garment_image_url]),
  '/fal-ai/image-apps-v2/virtual-try-on': z
    .strictObject({ person_image_url: z.string(), clothing_image_url: z.string() })
    .transform((input) => [input.person_image_url, input.clothing_image_url]),
  '/fal-ai/fashn/tryon/v1.6': z
    .strictObject({
      model_image: z.string(),
      garment_image: z.string(),
      category: z.enum(['tops', 'bottoms', 'one-pieces']),
      seed: z.number(),
    })
    .transform((input) => [input.model_image, input.garment_image, input.category]),
};
const replicateSchema = z.object({
  version: z.literal('v7'),
  input: z.object({ human_img: z.string(), garm_img: z.string(), category: z.string() }),
});
const geminiSchema = z.object({
  contents: z.tuple([
    z.object({
      parts: z.array(
        z.object({
          text: z.string().optional(),
          inlineData: z.object({ mimeType: z.literal('image/png'), data: z.string() }).optional(),
        }),
      ),
    }),
  ]),
});
const ownSchema = z.object({
  person: z.string(),
  garments: z.array(z.object({ role: z.string(), image: z.string() })),
});

async function formOf(request: IncomingMessage): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  const body = new Uint8Array(await buffer(request));
  return new Response(body, { headers: { 'content-type': type } }).formData();
}

const wordsOfPart = async (part: unknown) =>
  part instanceof Blob ? wordsOfPicture(new Uint8Array(await part.arrayBuffer())) : '';

export type Answer = { status?: number; body: unknown };

type Service = (asked: {
  jobs: ServiceJobs;
  request: IncomingMessage;
  path: string;
}) => Promise<Answer>;

/** How each service answers, by its name. */
export const SERVICES: Readonly<Record<string, Service>> = {
  async fashn({ jobs, request, path }) {
    if (path === '/run') {
      const { inputs } = fashnSchema.parse(await json(request));
      const [garment, as] =
        'product_image' in inputs
          ? [inputs.product_image, 'a product']
          : [inputs.garment_image, inputs.category];
      const id = jobs.start(base64Words(inputs.model_image), base64Words(garment), as);
      return { body: { id, error: null } };
    }
    const { words, isDone } = jobs.ask(path);
    if (jobs.mood === 'fails') return { body: { status: 'failed', error: { name: 'PoseError' } } };
    return {
      body: isDone ? { status: 'completed', output: [dataUrl(words)] } : { status: 'processing' },
    };
  },
  async fal({ jobs, request, path }) {
    if (request.method === 'POST') {
      const [person = '', garment = '', as = 'it is'] =
        falSchemas[path]?.parse(await json(request)) ?? [];
      return { body: { request_id: jobs.start(base64Words(person), base64Words(garment), as) } };
    }
    if (request.method === 'PUT')
      return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } };
    if (!path.endsWith('/status')) {
      return { body: { image: { url: `${jobs.origin}/picture/${path.split('/').at(-1)}` } } };
    }
    const { isDone } = jobs.ask(path);
    if (jobs.mood === 'fails') return { body: { status: 'COMPLETED', error: 'out of memory' } };
    return { body: { status: isDone ? 'COMPLETED' : 'IN_QUEUE' } };
  },
  async replicate({ jobs, request, path }) {
    if (path === '/files') {
      const words = await wordsOfPart((await formOf(request)).get('content'));
      const address = jobs.keep(words);
      return { status: 201, body: { id: address.split('/').at(-1), urls: { get: address } } };
    }
    if (request.method === 'DELETE') return { status: 204, body: null };
    if (path.endsWith('/cancel')) return { body: { status: 'canceled' } };
    if (request.method === 'POST') {
      const { input } = replicateSchema.parse(await json(request));
      const id = jobs.start(jobs.kept(input.human_img), jobs.kept(input.garm_img), input.category);
      return { status: 201, body: { id, status: 'starting' } };
    }
    const { words, isDone } = jobs.ask(path);
    const id = path.split('/').at(-1);
    if (jobs.mood === 'fails') return { body: { id, status: 'failed', output: null } };
    return {
      body: isDone
        ? { id, status: 'succeeded', output: dataUrl(words) }
        : { id, status: 'processing' },
    };
  },
  async google({ jobs, request }) {
    const { contents } = geminiSchema.parse(await json(request));
    if (jobs.mood === 'fails') return { body: { promptFeedback: { blockReason: 'SAFETY' } } };
    const words = contents[0].parts.flatMap(({ inlineData }) =>
      inlineData ? [base64Words(inlineData.data)] : [],
    );
    const sketch = { thought: true, inlineData: { data: base64('a sketch') } };
    const picture = { inlineData: { data: base64(words.join(' + ')) } };
    return {
      body: { candidates: [{ content: { parts: [{ text: 'Here.' }, picture, sketch] } }] },
    };
  },
  async openai({ jobs, request }) {
    const form = await formOf(request);
    if (jobs.mood === 'fails')
      return { status: 400, body: { error: { code: 'moderation_blocked' } } };
    const isMini = form.get('model') === 'gpt-image-1-mini';
    if (isMini && form.has('input_fidelity')) {
      return { status: 400, body: { error: { param: 'input_fidelity' } } };
    }
    const words = await Promise.all(form.getAll('image[]').map(wordsOfPart));
    return { body: { data: [{ b64_json: base64(words.join(' + ')) }] } };
  },
  async http({ jobs, request }) {
    const { person, garments } = ownSchema.parse(await json(request));
    if (jobs.mood === 'fails') return { status: 500, body: {} };
    const worn = garments.map(({ role, image }) => `${base64Words(image)} as ${role}`);
    return { body: { image: base64([base64Words(person), ...worn].join(' + ')) } };
  },
};
