import multipart, { type MultipartFile } from '@fastify/multipart';
import type { ErrorCode } from '@modiste/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** Takes JSON only, and takes an empty body for none at all: some calls carry an empty one. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString();
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** A field of an upload, unless a call takes longer ones. */
const FIELD_BYTES_MAX = 2_000;
const PARTS_MAX = 8;

export interface Uploads {
  /** By the names of their parts. */
  files: ReadonlyMap<string, Uint8Array>;
  fields: ReadonlyMap<string, string>;
}

export interface Upload extends Pick<Uploads, 'fields'> {
  bytes: Uint8Array;
}

interface UploadLimits {
  bytesMax: number;
  fieldBytesMax?: number;
  tooLarge: ErrorCode;
}

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

/** Reads a file to its end; what lies beyond the limit is thrown away as it comes. */
async function readFile(part: MultipartFile): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(Buffer.from(chunk));
  return part.file.truncated ? null : Buffer.concat(chunks);
}

const refuse = (detail: string) => new ApiError('invalid_request', { detail });

/**
 * Reads a multipart body of files in parts of the given names, each at most once, and fields.
 * @throws ApiError `tooLarge` above the limit, `invalid_request` for any other shape.
 */
export async function readUploads(
  request: FastifyRequest,
  parts: readonly string[],
  { bytesMax, fieldBytesMax = FIELD_BYTES_MAX, tooLarge }: UploadLimits,
): Promise<Uploads> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type');
  const limits = { fileSize: bytesMax, fieldSize: fieldBytesMax, parts: PARTS_MAX };
  const fields = new Map<string, string>();
  const files = new Map<string, Uint8Array>();
  try {
    for await (const part of request.parts({ limits })) {
      const { fieldname: name } = part;
      if (part.type === 'field') {
        fields.set(name, String(part.value));
        continue;
      }
      const read = await readFile(part);
      if (!parts.includes(name)) throw refuse(`There is no file part "${name}".`);
      if (files.has(name)) throw refuse('Send one file at a time.');
      if (!read) throw new ApiError(tooLarge, { detail: `At most ${bytesMax} bytes are taken.` });
      files.set(name, read);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('invalid_request', { detail: 'The upload broke off.', cause: error });
  }
  return { files, fields };
}

/**
 * Reads a multipart body of exactly one file, in the part of the given name, and short fields.
 * @throws ApiError as `readUploads` does.
 */
export async function readUpload(
  request: FastifyRequest,
  { part = 'file', ...limits }: UploadLimits & { part?: string },
): Promise<Upload> {
  const { files, fields } = await readUploads(request, [part], limits);
  const bytes = files.get(part);
  if (!bytes) throw refuse(`The part "${part}" is missing.`);
  return { bytes, fields };
}
