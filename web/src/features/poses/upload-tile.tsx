import { Camera, Plus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../ui/form/button.tsx';
import styles from './upload-tile.module.css';

interface UploadTileProps {
  /** Whether files are held over the page, ready to be dropped. */
  isTarget: boolean;
  onPick: (files: FileList) => void;
}

/** Where photos come in: chosen, dropped, or taken with the camera of a phone. */
export function UploadTile({ isTarget, onPick }: UploadTileProps) {
  const album = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.files !== null) onPick(event.target.files);
    event.target.value = '';
  };
  return (
    <div className={styles.tile} data-target={isTarget}>
      <input
        ref={album}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos of you"
        onChange={pick}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Photo from your camera"
        onChange={pick}
      />
      <button type="button" className={styles.add} onClick={() => album.current?.click()}>
        <Plus size={28} strokeWidth={1.25} aria-hidden="true" />
        {isTarget ? 'Drop to add' : 'Add photos'}
      </button>
      <Button look="quiet" className={styles.camera} onClick={() => camera.current?.click()}>
        <Camera size={18} strokeWidth={1.75} aria-hidden="true" />
        Take a photo
      </Button>
      <p className={styles.drop}>or drop them anywhere</p>
    </div>
  );
}
