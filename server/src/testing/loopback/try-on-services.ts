import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLoopback } from './serve-loopback.ts';
import {
  type Answer,
  SERVICES,
  ServiceJobs,
  type ServiceMood,
  tellingPicture,
} from './try-on-protocols.ts';

/** What a service in a bad mood answers in place of its own answer; null: its own. */
function moodyAnswer(jobs: ServiceJobs, request: IncomingMessage): Answer | null {
  if (jobs.mood === 'refuses') return { status: 401, body: { error: 'Unauthorized: a-key' } };
  if (jobs.mood !== 'falters' || request.method !== 'GET') return null;
  jobs.mood = 'well';
  return { status: 503, body: {} };
}

/** Speaks the protocols of the hosted try-on services, each below a path of its name, for tests. */
export async function openTryOnServices() {
  const jobs = new ServiceJobs();
  const requests: string[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = '', path = ''] = /^\/([a-z]+)(.*)$/.exec(request.url ?? '') ?? [];
    requests.push(`${request.method} ${request.url}`);
    if (jobs.mood === 'hangs') return;
    if (name === 'picture') {
      response.end(tellingPicture(jobs.words[Number(path.slice(1))] ?? ''));
    } else if (jobs.mood === 'babbles') {
      response.end('<html>Welcome</html>');
    } else {
      const own = () => SERVICES[name]?.({ jobs, request, path }) ?? { status: 404, body: {} };
      const { status = 200, body } = moodyAnswer(jobs, request) ?? (await own());
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }
  }

  const server = await serveLoopback((request, response) => void respond(request, response));
  jobs.origin = server.origin;
  return {
    urlOf: (provider: string) => new URL(`${server.origin}/${provider}`),
    requests,
    behave: (mood: ServiceMood) => {
      jobs.mood = mood;
    },
    close: () => server.close(),
  };
}
