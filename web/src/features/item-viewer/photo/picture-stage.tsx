import type { Item } from '@modiste/contract/entities/item';
import { ITEM_PICTURE_SIZES } from '@modiste/contract/limits';
import { ZoomIn } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Picture } from '../../../items/picture.tsx';
import { fullPictureUrl } from '../../../items/picture-source.ts';
import { useBackToClose } from '../../../lib/history/use-back-to-close.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Carousel } from '../../../ui/picture/carousel.tsx';
import { PictureZoom, type ZoomedPicture } from '../../../ui/picture/picture-zoom.tsx';
import { ZoomControl } from '../../../ui/picture/zoom-control.ts';
import type { Zoom } from '../../../ui/picture/zoom-geometry.ts';
import { listenOnPlace } from '../../../ui/picture/zoom-gestures.ts';
import styles from './picture-stage.module.css';

/**
 * The zoom at which a full-screen picture covers exactly the picture on the page, which is cropped to
 * its frame.
 */
function zoomFrom(image: HTMLImageElement): Zoom {
  const frame = image.getBoundingClientRect();
  const [width, height] = [image.naturalWidth || 3, image.naturalHeight || 4];
  const [across, down] = [window.innerWidth, window.innerHeight];
  const seen = Math.max(frame.width / width, frame.height / height);
  const fitted = Math.min(across / width, down / height);
  return {
    scale: seen === 0 ? 1 : seen / fitted,
    x: frame.left + frame.width / 2 - across / 2,
    y: frame.top + frame.height / 2 - down / 2,
  };
}

interface PictureStageProps {
  item: Item;
  heart: ReactNode;
  /** The picture on show. */
  index: number;
  onShow: (index: number) => void;
  picturesRef: RefObject<HTMLUListElement | null>;
}

/** The pictures of an item, and each of them close up. */
export function PictureStage(props: PictureStageProps) {
  const { item, heart, index, onShow, picturesRef } = props;
  const urls = item.image_urls.length > 0 ? item.image_urls : [undefined];
  const altOf = (index: number) =>
    `${item.short_description}, photo ${index + 1} of ${urls.length}`;
  const stage = useRef<HTMLDivElement>(null);
  const [firstIndex] = useState(index);
  const [brokenUrls, setBrokenUrls] = useState<readonly string[]>([]);
  const [isZoomed, setIsZoomed] = useState(false);
  const [picture, setPicture] = useState<ZoomedPicture | null>(null);
  const [control] = useState(() => new ZoomControl());
  const url = urls[index];
  const canZoom = url !== undefined && !brokenUrls.includes(url);

  const open = (tap: MouseEvent | null) => {
    const image = picturesRef.current?.children[index]?.querySelector('img');
    if (!image || !canZoom || isZoomed) return;
    control.begin(zoomFrom(image), tap);
    setPicture({
      label: altOf(index),
      url: fullPictureUrl(url),
      previewUrl: image.currentSrc || image.src,
      width: image.naturalWidth || 3,
      height: image.naturalHeight || 4,
    });
    setIsZoomed(true);
  };
  const close = useBackToClose(isZoomed, () => setIsZoomed(false));
  const openByGesture = useEffectEvent(open);
  const closeByGesture = useEffectEvent(close);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    return listenOnPlace(element, control, (tap) => openByGesture(tap));
  }, [control]);
  useEffect(() => control.onLeave(() => closeByGesture()), [control]);

  const slides = urls.map((entry, position) => ({
    key: entry ?? 'none',
    content: (
      <Picture
        url={entry}
        alt={altOf(position)}
        sizes={ITEM_PICTURE_SIZES}
        isFirst={position === firstIndex}
        onBroken={(broken) => setBrokenUrls((before) => [...before, broken])}
      />
    ),
    thumbnail: <Picture url={entry} alt="" sizes="48px" />,
  }));
  return (
    <div className={styles.stage}>
      <div ref={stage} className={styles.pictures}>
        <Carousel
          trackRef={picturesRef}
          label={`Photos of ${item.short_description}`}
          slides={slides}
          index={index}
          onShow={onShow}
        />
      </div>
      <div className={styles.heart}>{heart}</div>
      {canZoom && (
        <div className={styles.zoom}>
          <IconButton
            label="Enlarge photo"
            icon={ZoomIn}
            look="over-picture"
            size={16}
            onClick={() => open(null)}
          />
        </div>
      )}
      <PictureZoom open={isZoomed} picture={picture} control={control} onClose={close} />
    </div>
  );
}
