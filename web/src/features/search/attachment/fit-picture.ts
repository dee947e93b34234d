import { ATTACHMENT_BYTES_MAX } from '@modiste/contract/limits';

/** The format of iPhones, which the server cannot read, and only some browsers can. */
export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Whether its name or type says that it is a picture; the server checks its content. */
export const isPicture = (file: File): boolean => file.type.startsWith('image/') || isHeic(file);

/** Few pictures need it, so its code is fetched with the first that does. */
async function redraw(file: File): Promise<File> {
  const { redrawPicture } = await import('./redraw-picture.ts');
  return await redrawPicture(file);
}

/**
 * The picture as it may be sent: one above the limit is made smaller, one that the server cannot
 * read is turned into one that it can, where this browser knows how.
 * @throws Error when it is above the limit and the browser cannot read it either.
 */
export async function fitPicture(file: File): Promise<File> {
  if (file.size > ATTACHMENT_BYTES_MAX) return await redraw(file);
  if (!isHeic(file)) return file;
  return await redraw(file).catch(() => file);
}
