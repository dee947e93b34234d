import type { Suggestion } from '@modiste/contract/calls/search';
import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import { countActiveFilters } from '@modiste/contract/filters/count-active';
import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import type { ReactNode, SubmitEvent } from 'react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { showFailure } from '../../../lib/failure-popup.ts';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { useDroppedFiles, usePastedFiles } from '../../../ui/device/incoming-files.ts';
import { AttachmentChip } from '../attachment/attachment-chip.tsx';
import { isPicture } from '../attachment/fit-picture.ts';
import { useAttachPicture } from '../attachment/use-attach-picture.ts';
import {
  canSubmit,
  isEmptyDraft,
  isTooLong,
  type SearchDraftStore,
} from '../state/search-draft.ts';
import styles from './query-bar.module.css';
import { QueryBox } from './query-box.tsx';
import { QueryTools } from './query-tools.tsx';
import { useSendWhenUploaded, WaitingNote } from './send-when-uploaded.tsx';

/** Fetched with the first picture. */
const uploadChip = lazyComponent(() =>
  import('../attachment/upload-chip.tsx').then(({ UploadChip }) => UploadChip),
);

/** Near the top of the page the bar covers nothing. */
const TOP_PX = 120;
/** Less is an unsteady finger. */
const MOVED_PX = 16;

/** Whether the page was last scrolled down, to look at results. */
function useScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const top = window.scrollY;
      if (top > TOP_PX && Math.abs(top - last) < MOVED_PX) return;
      setIsDown(top > TOP_PX && top > last);
      last = top;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isDown;
}

/** On a phone the keyboard would cover what is found. */
function hideKeyboard(): void {
  const { activeElement } = document;
  const isTouched = window.matchMedia('(hover: none) and (pointer: coarse)').matches;
  if (isTouched && activeElement instanceof HTMLTextAreaElement) activeElement.blur();
}

/**
 * As the ref of the query bar, tells the styles how much of the page it covers, as
 * `--query-bar-height`, so that what floats stays above it and what gets the focus is not beneath it.
 */
function followBarHeight(bar: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--query-bar-height', `${bar.offsetHeight}px`),
  );
  observer.observe(bar, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--query-bar-height');
  };
}

interface QueryBarProps {
  draft: SearchDraftStore;
  filters: Filters;
  /** What Reset goes back to. */
  defaults: Filters;
  onAttachmentMissing: () => void;
  onSubmit: () => void;
  onTakeSuggestion: (suggestion: Suggestion) => void;
  onReset: () => void;
  onOpenFilters: () => void;
  chat: ChatBar;
}

/** How the bar is used to talk to the stylist. */
export interface ChatBar {
  isOn: boolean;
  onToggle: () => void;
  /** Stands in the place of the button that submits, such as one that stops a reply. */
  action?: ReactNode;
  /** What is to be known of the message that is being written. */
  note?: ReactNode;
  /** Whether there is a conversation that Reset would clear. */
  mayReset?: boolean;
  /** Whether it stays whole on a phone while the page is scrolled. */
  isWhole?: boolean;
}

/** Where a search is written or a picture attached; it stays at the bottom of the screen. */
export function QueryBar(props: QueryBarProps) {
  const { draft, filters, defaults, chat, onSubmit, onReset, onOpenFilters } = props;
  const written = useStore(draft.store);
  const { text, attachment } = written;
  const { picture, attach, retry, remove } = useAttachPicture(draft.attach);
  const drawUploadChip = useLazyComponent(uploadChip, { isWanted: picture !== null });
  const isUploading = picture?.status === 'uploading';
  // A search takes one attachment: one that was attached since replaces a failed upload.
  const isPictureShown = isUploading || attachment === null;
  const mayAttach = attachment === null && !isUploading;
  const maySubmit = isUploading ? !isTooLong(text) : canSubmit(written);
  const send = () => {
    if (chat.action !== undefined) return;
    hideKeyboard();
    onSubmit();
  };
  const waiting = useSendWhenUploaded({ written, isUploading, onSend: send });
  const submit = () => {
    if (!maySubmit) return;
    if (isUploading) waiting.wait();
    else send();
  };
  const reset = () => {
    waiting.giveUp();
    remove();
    onReset();
  };
  const submitForm = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const pick = (file: File) => {
    if (mayAttach) attach(file);
    else showFailure(MESSAGES.attachment_taken);
  };
  const take = (files: FileList) => {
    const file = [...files].find(isPicture) ?? files[0];
    if (file !== undefined) pick(file);
    return file !== undefined;
  };
  const isScrolledDown = useScrolledDown();
  const isDropping = useDroppedFiles(take);
  usePastedFiles(take);

  return (
    <search ref={followBarHeight} className={styles.place}>
      <form
        className={styles.bar}
        data-dropping={isDropping}
        data-attached={attachment !== null || picture !== null}
        data-one-line={isScrolledDown && !chat.isWhole && !isTooLong(text)}
        onSubmit={submitForm}
      >
        {chat.note}
        {picture !== null &&
          isPictureShown &&
          drawUploadChip({ picture, onRetry: retry, onRemove: remove })}
        <WaitingNote isWaiting={waiting.isWaiting} isChat={chat.isOn} />
        {attachment !== null && (
          <AttachmentChip
            key={attachment.id}
            attachment={attachment}
            onRemove={() => {
              remove();
              draft.attach(null);
            }}
            onMissing={props.onAttachmentMissing}
          />
        )}
        <QueryBox
          text={text}
          isChat={chat.isOn}
          onType={draft.type}
          onSubmit={submit}
          onTakeSuggestion={props.onTakeSuggestion}
        />
        <QueryTools
          mayAttach={mayAttach}
          maySubmit={maySubmit}
          mayReset={chat.mayReset || !isEmptyDraft(written) || filtersDiffer(filters, defaults)}
          activeFilters={countActiveFilters(filters)}
          onPickPicture={pick}
          onOpenFilters={onOpenFilters}
          onReset={reset}
          isChatOn={chat.isOn}
          action={chat.action}
          onToggleChat={chat.onToggle}
        />
      </form>
    </search>
  );
}
