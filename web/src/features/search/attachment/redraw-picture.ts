import { ATTACHMENT_SIDE_SENT_PX } from '@modiste/contract/limits';

const QUALITY = 0.92;

/** Draws a picture again as a JPEG: upright by its EXIF orientation, and small enough to send. */
export async function redrawPicture(file: File): Promise<File> {
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
