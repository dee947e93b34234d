import { Dialog } from '@base-ui/react/dialog';
import { Minus, Plus, X } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { LayerFailure } from '../feedback/layer-failure.tsx';
import { IconButton } from '../form/icon-button.tsx';
import styles from './picture-zoom.module.css';
import type { ZoomControl } from './zoom-control.ts';
import { listenOnSurface } from './zoom-gestures.ts';

/** A picture in its full resolution, and what is seen of it until that has come. */
export interface ZoomedPicture {
  label: string;
  url: string;
  previewUrl: string;
  width: number;
  height: number;
}

interface PictureZoomProps {
  open: boolean;
  /** Null until one is zoomed for the first time; kept while it goes away. */
  picture: ZoomedPicture | null;
  control: ZoomControl;
  onClose: () => void;
}

const STEP = 1.5;
const PAN_PX = 80;

function pressKey(control: ZoomControl, key: string): boolean {
  if (key === '+' || key === '=') control.zoomBy(STEP);
  else if (key === '-') control.zoomBy(1 / STEP);
  else if (key === '0') control.showWhole();
  else if (key === 'ArrowLeft') control.panBy(PAN_PX, 0);
  else if (key === 'ArrowRight') control.panBy(-PAN_PX, 0);
  else if (key === 'ArrowUp') control.panBy(0, PAN_PX);
  else if (key === 'ArrowDown') control.panBy(0, -PAN_PX);
  else return false;
  return true;
}

function Surface({ picture, control }: { picture: ZoomedPicture; control: ZoomControl }) {
  const percent = useSyncExternalStore(control.subscribe, control.percent);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const listen = useCallback(
    (element: HTMLElement | null) =>
      element === null ? undefined : listenOnSurface(element, control),
    [control],
  );
  const ratio: CSSProperties & Record<'--ratio', number> = {
    '--ratio': picture.width / picture.height,
  };
  return (
    <>
      <div
        ref={listen}
        className={styles.surface}
        data-zoomed={percent > 100}
        data-presses="magnify"
      >
        <div
          ref={control.picture}
          role="img"
          aria-label={picture.label}
          className={styles.picture}
          style={ratio}
        >
          <img className={styles.layer} src={picture.previewUrl} alt="" draggable={false} />
          <img
            className={styles.layer}
            src={picture.url}
            alt=""
            draggable={false}
            hidden={brokenUrl === picture.url}
            onError={() => setBrokenUrl(picture.url)}
          />
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {percent}%
      </p>
      <div className={styles.controls} data-presses="repeatable">
        <IconButton
          label="Zoom out"
          icon={Minus}
          aria-disabled={percent <= 100}
          onClick={() => control.zoomBy(1 / STEP)}
        />
        <button
          type="button"
          className={styles.percent}
          title="Fit to screen"
          onClick={() => control.showWhole()}
        >
          {percent}%<span className="visually-hidden">, fit to screen</span>
        </button>
        <IconButton label="Zoom in" icon={Plus} onClick={() => control.zoomBy(STEP)} />
      </div>
    </>
  );
}

/** A picture over the whole screen, to be magnified and moved; Escape leads back to the page. */
export function PictureZoom({ open, picture, control, onClose }: PictureZoomProps) {
  const press = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && pressKey(control, event.key)) event.preventDefault();
  };
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.popup}
          aria-label={`${picture?.label ?? 'Picture'}, enlarged`}
          onKeyDown={press}
          // What is under it in the tree, though not on the screen, swipes on its own.
          onTouchStart={(event) => event.stopPropagation()}
        >
          <Dialog.Description className="visually-hidden">
            Use plus and minus to zoom, the arrow keys to move, and zero to fit the screen.
          </Dialog.Description>
          <Dialog.Close
            className={styles.close}
            render={<IconButton label="Close zoom" icon={X} look="floating" />}
          />
          {picture !== null && <Surface picture={picture} control={control} />}
          <LayerFailure />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
