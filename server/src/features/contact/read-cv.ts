import { type FileTypeResult, fileTypeFromBuffer } from 'file-type';
import { ApiError } from '../../errors/api-error.ts';

export const CV_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvExtension = keyof typeof CV_TYPES;

/** A compound file (MS-CFB) of Word names this stream in its directory, in UTF-16. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

function extensionOf(found: FileTypeResult | undefined, bytes: Uint8Array): CvExtension | null {
  if (found?.mime === CV_TYPES.pdf) return 'pdf';
  if (found?.mime === CV_TYPES.docx) return 'docx';
  const isWord = found?.mime === 'application/x-cfb' && Buffer.from(bytes).includes(WORD_STREAM);
  return isWord ? 'doc' : null;
}

/**
 * Which kind of document a CV is, by its bytes alone. Documents with macros are refused.
 * @throws ApiError `unsupported_media_type`
 */
export async function readCv(bytes: Uint8Array): Promise<CvExtension> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const extension = extensionOf(found, bytes);
  if (extension !== null) return extension;
  throw new ApiError('unsupported_media_type', {
    detail: 'A CV is a PDF or a Word document without macros.',
  });
}
