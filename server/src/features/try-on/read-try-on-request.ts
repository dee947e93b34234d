import { type TryOnMetadata, tryOnMetadataSchema } from '@modiste/contract/calls/try-on';
import { ATTACHMENT_BYTES_MAX } from '@modiste/contract/limits';
import type { GarmentRole } from '@modiste/fitting/try-on-engine';
import { ApiError } from '../../errors/api-error.ts';
import { type CallInput, readBody } from '../../http/bind-call.ts';
import { readUploads, type Uploads } from '../../http/request-body.ts';

export interface TryOnRequest {
  metadata: TryOnMetadata;
  /** The pictures that came with the call. */
  pictures: ReadonlyMap<GarmentRole | 'pose', Uint8Array>;
}

const PARTS = {
  top: 'top_file_base64',
  bottom: 'bottom_file_base64',
  full_body: 'full_body_file_base64',
  pose: 'pose_file_base64',
} as const;
const NAMES = ['top', 'bottom', 'full_body', 'pose'] as const;

const BASE64_CHARS_MAX = Math.ceil((ATTACHMENT_BYTES_MAX * 4) / 3) + 200;
const BASE64 = /^(?:data:image\/[a-z+.-]+;base64,)?([A-Za-z0-9+/\s]+={0,2})\s*$/;

const refuse = (detail: string) => new ApiError('invalid_request', { detail });

function readMetadata(text: string | undefined): TryOnMetadata {
  if (text === undefined) throw refuse('The part "metadata" is missing.');
  try {
    return readBody(tryOnMetadataSchema, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse('metadata: must be JSON');
    throw error;
  }
}

/** A picture in its part: a file, or a field of base64 with or without the head of a data URL. */
function readPicture({ files, fields }: Uploads, part: string): Uint8Array | undefined {
  const field = fields.get(part);
  if (field === undefined || field === '') return files.get(part);
  if (files.has(part)) throw refuse('Send one file at a time.');
  const [, encoded] = BASE64.exec(field) ?? [];
  if (encoded === undefined) throw refuse(`${part}: must be a file or base64`);
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > ATTACHMENT_BYTES_MAX) throw new ApiError('attachment_too_large');
  return bytes;
}

/** What breaks the rules of the slots, or null. */
function findFault({ metadata, pictures }: TryOnRequest): string | null {
  const { category, top, bottom, full_body, pose, retry, retry_prev_id } = metadata;
  if (full_body !== null && (top !== null || bottom !== null)) {
    return 'full_body: is worn without a top and a bottom';
  }
  if (top === null && bottom === null && full_body === null) return 'Choose a garment.';
  const isSlot = category === 'top' || category === 'bottom' || category === 'full_body';
  if (isSlot && metadata[category] === null) return `${category}: is missing`;
  for (const role of ['top', 'bottom', 'full_body'] as const) {
    if (pictures.has(role) && metadata[role] === null) return `${role}: is missing`;
  }
  if (pose === null && !pictures.has('pose')) return 'Choose a pose.';
  if (pose !== null && pictures.has('pose')) return 'pose: send its id or its picture, not both';
  if (retry !== (retry_prev_id !== null)) return 'retry_prev_id: goes with a retry';
  return category === 'retry' && !retry ? 'retry: must be true' : null;
}

/**
 * Reads what is asked of the fitting room.
 * @throws ApiError `invalid_request` with the first broken rule, `attachment_too_large`.
 */
export async function readTryOnRequest({
  request,
}: Pick<CallInput<'tryOn'>, 'request'>): Promise<TryOnRequest> {
  const uploads = await readUploads(request, Object.values(PARTS), {
    bytesMax: ATTACHMENT_BYTES_MAX,
    fieldBytesMax: BASE64_CHARS_MAX,
    tooLarge: 'attachment_too_large',
  });
  const metadata = readMetadata(uploads.fields.get('metadata'));
  const sent = NAMES.flatMap((name) => {
    const bytes = readPicture(uploads, PARTS[name]);
    return bytes ? [[name, bytes] as const] : [];
  });
  const read = { metadata, pictures: new Map(sent) };
  const fault = findFault(read);
  if (fault !== null) throw refuse(fault);
  return read;
}
