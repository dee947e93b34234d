interface Part {
  name: string;
  content: Uint8Array | string;
  /** Absent for a plain field. */
  filename?: string;
  type?: string;
}

const BOUNDARY = 'a-boundary-of-tests';

/** A multipart body for an injected request. */
export function uploadBody(parts: readonly Part[]): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const pieces = parts.flatMap(({ name, content, filename, type = 'application/octet-stream' }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
