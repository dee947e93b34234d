import type { Zoom } from '../../../ui/zoom-geometry.ts';

/**
 * The zoom at which a picture over the whole screen lies just where it is seen on the page, there
 * cut to cover its place.
 */
export function zoomFrom(image: HTMLImageElement): Zoom {
  const place = image.getBoundingClientRect();
  const [width, height] = [image.naturalWidth || 3, image.naturalHeight || 4];
  const [across, down] = [window.innerWidth, window.innerHeight];
  const seen = Math.max(place.width / width, place.height / height);
  const fitted = Math.min(across / width, down / height);
  return {
    scale: seen === 0 ? 1 : seen / fitted,
    x: place.left + place.width / 2 - across / 2,
    y: place.top + place.height / 2 - down / 2,
  };
}
