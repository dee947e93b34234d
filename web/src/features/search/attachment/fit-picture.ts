import { ATTACHMENT_BYTES_MAX, ATTACHMENT_SIDE_SENT_PX } from '@modiste/contract/limits';

const QUALITY = 0.92;

/** The format of iPhones, which the server cannot read, and only some browsers can. */
export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Whether its name or type says that it is a picture; the server checks its content. */
export const isPicture = (file: File): boolean => file.type.startsWith('image/') || isHeic(file);

/** Draws a picture again as a JPEG: upright by its EXIF orientation, and small enough to send. */
async function redraw(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = picture;
  const scale = Math.min(1, ATTACHMENT_SIDE_SENT_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('This browser cannot draw.');
  // JPEG has no transparency, so transparent parts become white.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (drawn === null) throw new Error('The picture could not be drawn.');
  return new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: drawn.type });
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
