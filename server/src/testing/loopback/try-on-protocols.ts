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

const fashnSchema = z.object({
  model_name: z.literal('tryon-v1.6'),
  inputs: z.object({ model_image: z.string(), garment_image: z.string(), category: z.string() }),
});
const falSchema = z.object({
  human_image_url: z.string(),
  garment_image_url: z.string(),
  cloth_type: z.string(),
});
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
      const [person, garment] = [inputs.model_image, inputs.garment_image].map(base64Words);
      return {
        body: { id: jobs.start(person ?? '', garment ?? '', inputs.category), error: null },
      };
    }
    const { words, isDone } = jobs.ask(path);
    if (jobs.mood === 'fails') return { body: { status: 'failed', error: { name: 'PoseError' } } };
    return {
      body: isDone ? { status: 'completed', output: [dataUrl(words)] } : { status: 'processing' },
    };
  },
  async fal({ jobs, request, path }) {
    if (request.method === 'POST') {
      const asked = falSchema.parse(await json(request));
      const [person, garment] = [asked.human_image_url, asked.garment_image_url].map(base64Words);
      return { body: { request_id: jobs.start(person ?? '', garment ?? '', asked.cloth_type) } };
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
      return { status: 201, body: { urls: { get: jobs.keep(words) } } };
    }
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
