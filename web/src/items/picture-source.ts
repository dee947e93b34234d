/** Pictures that the server gives in two widths. */
const OWN_PREFIXES = ['/shop/pictures/', '/pictures/'];
const [SMALL_PX, LARGE_PX] = [480, 1080] as const;

const isOwn = (url: string) => OWN_PREFIXES.some((prefix) => url.startsWith(prefix));

interface PictureSource {
  src: string;
  srcSet: string | undefined;
}

/** What an image is given to load: the small one of our own, unless the screen wants the large. */
export const pictureSource = (url: string): PictureSource =>
  isOwn(url)
    ? {
        src: `${url}?w=${SMALL_PX}`,
        srcSet: `${url}?w=${SMALL_PX} ${SMALL_PX}w, ${url}?w=${LARGE_PX} ${LARGE_PX}w`,
      }
    : { src: url, srcSet: undefined };

/** The picture in the highest resolution that there is. */
export const fullPictureUrl = (url: string): string => (isOwn(url) ? `${url}?w=${LARGE_PX}` : url);
