import { randomUUID } from 'node:crypto';

const GIVEN_ID = /^[\w-]{8,64}$/;

interface Headed {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A request keeps the id that a proxy gave it, where it is a plain one. */
export function requestId({ headers }: Headed): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}
