import {
  ArrowUp,
  Camera,
  ImagePlus,
  MessageCircle,
  RotateCcw,
  SlidersHorizontal,
} from 'lucide-react';
import { type ChangeEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isFocusGone, returnFocus } from '../../../lib/page/return-focus.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './query-bar.module.css';

interface QueryToolsProps {
  mayAttach: boolean;
  maySubmit: boolean;
  mayReset: boolean;
  activeFilters: number;
  isChatOn: boolean;
  /** Stands in the place of the button that submits. */
  action: ReactNode;
  onPickPicture: (file: File) => void;
  onOpenFilters: () => void;
  onReset: () => void;
  onToggleChat: () => void;
}

function filtersLabel(count: number): string {
  if (count === 0) return 'Filters';
  return count === 1 ? 'Filters, 1 active' : `Filters, ${count} active`;
}

/** A button that gets the focus back when it can be pressed again and nothing else has it. */
function useReturningFocus(mayPress: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const mightPress = useRef(mayPress);
  useLayoutEffect(() => {
    if (mayPress && !mightPress.current && isFocusGone()) returnFocus(button.current);
    mightPress.current = mayPress;
  }, [mayPress]);
  return button;
}

/** The buttons beside the words of a search. */
export function QueryTools(props: QueryToolsProps) {
  const { mayAttach, maySubmit, mayReset, activeFilters } = props;
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const attachButton = useReturningFocus(mayAttach);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file !== undefined) props.onPickPicture(file);
  };

  const reset = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // Only after a key press: a touch would open the phone's keyboard.
    if (detail === 0) currentTarget.form?.querySelector('textarea')?.focus();
    props.onReset();
  };

  return (
    <div className={styles.tools}>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo to search with"
        onChange={pick}
      />
      <IconButton
        ref={attachButton}
        label="Add a photo"
        icon={ImagePlus}
        disabled={!mayAttach}
        onClick={() => picker.current?.click()}
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
      <IconButton
        label="Take a photo"
        icon={Camera}
        className={styles.camera}
        disabled={!mayAttach}
        onClick={() => camera.current?.click()}
      />
      <IconButton
        label={filtersLabel(activeFilters)}
        icon={SlidersHorizontal}
        badge={activeFilters}
        onClick={props.onOpenFilters}
      />
      <IconButton
        label="Chat mode"
        icon={MessageCircle}
        className={styles.chat}
        aria-pressed={props.isChatOn}
        onClick={props.onToggleChat}
      />
      <IconButton
        label="Reset"
        icon={RotateCcw}
        disabled={!mayReset}
        className={styles.reset}
        onClick={reset}
      />
      {props.action ?? (
        <IconButton
          label="Submit"
          icon={ArrowUp}
          look="solid"
          type="submit"
          disabled={!maySubmit}
        />
      )}
    </div>
  );
}
