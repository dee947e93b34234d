import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@modiste/contract/errors';
import { PATHS } from '@modiste/contract/paths';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { ApiError, toErrorAnswer } from '../errors/api-error.ts';
import { isUnavailable } from '../errors/is-unavailable.ts';

/** How long a database that is started again usually takes. */
const RETRY_AFTER_S = 2;
const TEMPORARY: readonly ErrorCode[] = ['not_ready', 'service_unavailable'];

/** What the framework itself refuses, in the terms of the contract. */
function fromFramework(error: FastifyError): ApiError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new ApiError('unsupported_media_type');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('payload_too_large');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
    case 'FST_ERR_ROUTE_MISSING_HANDLER':
      return new ApiError('not_found');
    default: {
      const status = error.statusCode ?? 500;
      if (status === 403 || status === 404) return new ApiError('not_found');
      if (status === 413) return new ApiError('payload_too_large');
      if (status === 415) return new ApiError('unsupported_media_type');
      return status >= 400 && status < 500
        ? new ApiError('invalid_request', { detail: error.message })
        : null;
    }
  }
}

const isOfFramework = (error: Error): error is FastifyError => 'code' in error;

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return new ApiError('service_unavailable', { cause: error });
  const refused = isOfFramework(error) ? fromFramework(error) : null;
  return refused ?? new ApiError('internal', { cause: error });
}

/** A failure in the contract's terms, noted for the log. What is not of its list stays in the log. */
export function noteFailure(error: Error, request: FastifyRequest, reply: FastifyReply): ApiError {
  const apiError = toApiError(error);
  if (apiError.statusCode >= 500)
    request.log.error({ err: apiError.cause ?? apiError }, 'call failed');
  reply.errorCode = apiError.code;
  return apiError;
}

/** Answers a failure. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const apiError = noteFailure(error, request, reply);
  if (TEMPORARY.includes(apiError.code)) reply.header('retry-after', RETRY_AFTER_S);
  if (apiError.retryAfterS !== undefined) {
    reply.header('retry-after', apiError.retryAfterS);
    reply.header('x-ratelimit-reset', Math.ceil(Date.now() / 1000) + apiError.retryAfterS);
  }
  void reply
    .code(apiError.statusCode)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json')
    .send(JSON.stringify(toErrorAnswer(apiError, request.id)));
}

/** The methods that the contract has for an address, empty when it has none. */
function methodsOf(url: string): string[] {
  const segments = (url.split('?')[0] ?? '').split('/');
  return Object.values(PATHS)
    .filter(({ path }) => {
      const pattern = path.split('/');
      return (
        pattern.length === segments.length &&
        pattern.every((part, at) => part.startsWith(':') || part === segments[at])
      );
    })
    .map(({ method }) => method);
}

/** What an address that leads nowhere answers: the methods it has, or that it does not exist. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const asked = request.method === 'HEAD' ? 'GET' : request.method;
  const methods = new Set(methodsOf(request.url));
  const isOtherMethod = methods.size > 0 && !methods.has(asked);
  if (isOtherMethod) reply.header('allow', [...methods].join(', '));
  sendError(new ApiError(isOtherMethod ? 'method_not_allowed' : 'not_found'), request, reply);
}

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the failure that was apiError, for the log; null when nothing failed. */
    errorCode: ErrorCode | null;
  }
}

export function handleErrors(app: FastifyInstance): void {
  app.decorateReply('errorCode', null);
  app.setErrorHandler<FastifyError>(sendError);
}

const STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers a request that is malformed or incomplete, and closes the connection. */
export const refuseBrokenRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code] ?? '400 Bad Request';
  const body = JSON.stringify(toErrorAnswer(new ApiError('invalid_request'), randomUUID()));
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nConnection: close`;
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};
