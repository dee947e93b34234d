import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const requestSchema = z.object({
  model: z.string(),
  input: z.array(z.string()),
  dimensions: z.number().optional(),
});

interface AskedEmbedding extends z.output<typeof requestSchema> {
  authorization: string | undefined;
}

interface EndpointOptions {
  numbers?: number;
  apiKey?: string;
  /** Without it, each vector says how long its text is. */
  vectorOf?: (text: string, length: number) => number[];
}

const lengthVector = (text: string, length: number) =>
  Array.from({ length }, (_, at) => (at === 0 ? text.length : 0.5));

/** Speaks the OpenAI embeddings protocol for tests. */
export async function openEmbeddingEndpoint(options: EndpointOptions = {}) {
  const { numbers = 8, apiKey = 'a-key', vectorOf = lengthVector } = options;
  const asked: AskedEmbedding[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { authorization } = request.headers;
    if (request.url !== '/v1/embeddings')
      return answer(404, { error: { message: 'no such path' } });
    if (authorization !== `Bearer ${apiKey}`) {
      return answer(401, {
        error: { message: 'Incorrect API key', type: 'invalid_request_error' },
      });
    }
    const body = requestSchema.parse(await json(request));
    asked.push({ ...body, authorization });
    const length = body.dimensions ?? numbers;
    const data = body.input.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: vectorOf(text, length),
    }));
    const usage = { prompt_tokens: 1, total_tokens: 1 };
    return answer(200, { object: 'list', model: body.model, data, usage });
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: new URL(`http://127.0.0.1:${port}/v1`),
    asked,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
