import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { ApiError, toErrorAnswer } from '../errors/api-error.ts';

const STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no HTTP request, or never became a whole one, and hangs up. */
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
