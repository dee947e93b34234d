/** Some browsers begin to save only after the press is over. */
const KEPT_MS = 60_000;

/** Hands a file over to the browser, which saves it where its user keeps what they download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
