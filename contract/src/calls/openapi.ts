import { z } from 'zod';
import { filtersAnswerSchema } from '../entities/filters-schema.ts';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../errors.ts';
import { CLIENT_VERSION } from '../limits.ts';
import { STREAM_EVENTS, STREAM_TYPE } from '../streaming.ts';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';

type Json = { [key: string]: unknown };

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['code', 'message', 'request_id'],
  properties: {
    code: { type: 'string', enum: ERROR_CODES },
    message: { type: 'string', description: 'For the person using the app.' },
    detail: { type: 'string', description: 'What to change.' },
    request_id: { type: 'string' },
  },
};

const WAITING: Json = {
  'retry-after': {
    description: 'In how many seconds it may be tried again.',
    schema: { type: 'integer' },
  },
};

const FILTERS_NOTE = 'Any subset; what is absent keeps its default.';

/** Converts one zod schema, moving named parts to the shared components. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _dialect,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (z.globalRegistry.get(zodSchema)?.id !== 'Filters') return;
      const complete = z.toJSONSchema(filtersAnswerSchema);
      Object.assign(jsonSchema, {
        type: 'object',
        description: FILTERS_NOTE,
        properties: complete.properties,
        additionalProperties: false,
        propertyNames: undefined,
      });
    },
  });
  const named: Json = JSON.parse(
    JSON.stringify({ ...$defs }).replaceAll('#/$defs/', '#/components/schemas/'),
  );
  for (const [name, definition] of Object.entries(named)) components[name] ??= definition;
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', '#/components/schemas/'));
}

function requestBody(declared: Call, components: Json): Json | undefined {
  if (declared.body) {
    const schema = toSchema(declared.body, 'input', components);
    return { required: true, content: { 'application/json': { schema } } };
  }
  if (!declared.multipart) return undefined;
  const properties = Object.fromEntries(
    Object.entries(declared.multipart).map(([part, description]) => [
      part,
      { type: 'string', description },
    ]),
  );
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties } } },
  };
}

const STREAM_SCHEMA: Json = {
  type: 'string',
  description: `Server-sent events, for clients that accept them. ${STREAM_EVENTS[0]}: {"text": "…"}, the next piece of the reply; ${STREAM_EVENTS[1]}: what is answered as application/json, at the end; ${STREAM_EVENTS[2]}: an Error, in its place.`,
};

function answerContent(declared: Call, components: Json): Json {
  if (declared.answer) {
    return {
      'application/json': { schema: toSchema(declared.answer, 'output', components) },
      ...(declared.streams && { [STREAM_TYPE]: { schema: STREAM_SCHEMA } }),
    };
  }
  const binary = { schema: { type: 'string', format: 'binary' } };
  return Object.fromEntries((declared.media ?? []).map((type) => [type, binary]));
}

/** What can befall a call whatever it does: what is refused before its own rules are asked. */
function generalErrors({ method, path, access, body, query, params }: Call): ErrorCode[] {
  const isApi = path.startsWith('/api/');
  const mayCarryBody = method !== 'GET';
  return [
    ...(body || query || params || mayCarryBody ? (['invalid_request'] as const) : []),
    ...(access === 'anyone' ? [] : (['authentication_required'] as const)),
    ...(mayCarryBody
      ? (['forbidden_origin', 'payload_too_large', 'unsupported_media_type'] as const)
      : []),
    ...(isApi ? (['rate_limited', 'not_ready', 'service_unavailable'] as const) : []),
    'internal',
  ];
}

function failures(declared: Call): Json {
  const all = new Set<ErrorCode>([...declared.errors, ...generalErrors(declared)]);
  const byStatus = Map.groupBy(all, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `${code}: ${ERRORS[code].message}`).join('; '),
        headers: status === 429 || status === 503 ? WAITING : undefined,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const pathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);

const parametersOf = (declared: Call) => {
  const place = pathNames(declared.path).map((name) => ({ name, in: 'path' }));
  const query = Object.keys(declared.query?.shape ?? {}).map((name) => ({ name, in: 'query' }));
  return [...place, ...query].map((parameter) => ({
    ...parameter,
    required: true,
    schema: { type: 'string' },
  }));
};

/** Nothing for an open call; a second, empty choice where a token may be left out. */
const SECURITY: Readonly<Record<Call['access'], Json[]>> = {
  member: [{ bearer: [] }],
  optional: [{ bearer: [] }, {}],
  anyone: [],
};

function operation(name: string, declared: Call, components: Json): Json {
  const parameters = parametersOf(declared);
  const security = SECURITY[declared.access];
  return {
    operationId: name,
    summary: declared.summary,
    tags: [declared.tag],
    ...(parameters.length > 0 && { parameters }),
    ...(security.length > 0 && { security }),
    requestBody: requestBody(declared, components),
    responses: {
      200: { description: 'Done', content: answerContent(declared, components) },
      ...failures(declared),
    },
  };
}

/**
 * The OpenAPI 3.1 document of the given calls.
 * @param names The calls that the server answers; by default all that are declared.
 */
export function openapiDocument(names: readonly string[] = Object.keys(CALLS)): Json {
  const components: Json = { Error: ERROR_SCHEMA };
  const paths: { [path: string]: Json } = {};
  for (const [name, declared] of Object.entries<Call>(CALLS)) {
    if (!names.includes(name)) continue;
    const path = declared.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][declared.method.toLowerCase()] = operation(name, declared, components);
  }
  const document: Json = {
    openapi: '3.1.0',
    info: {
      title: 'Modiste',
      version: CLIENT_VERSION,
      description: 'Search clothes by words, filters or a photo.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
  return JSON.parse(JSON.stringify(document));
}
