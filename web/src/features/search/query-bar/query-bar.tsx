import type { Suggestion } from '@modiste/contract/calls/search';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import { countActiveFilters } from '@modiste/contract/filters/count-active';
import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import type { SubmitEvent } from 'react';
import { showFailure } from '../../../lib/failure-popup.ts';
import { useDroppedFiles } from '../../../ui/use-dropped-files.ts';
import { usePastedFiles } from '../../../ui/use-pasted-files.ts';
import { AttachmentChip } from '../attachment/attachment-chip.tsx';
import { isPicture } from '../attachment/fit-picture.ts';
import { UploadChip } from '../attachment/upload-chip.tsx';
import { useAttachPicture } from '../attachment/use-attach-picture.ts';
import { canSubmit, isEmptyDraft, isTooLong, type SearchDraft } from '../state/search-draft.ts';
import styles from './query-bar.module.css';
import { QueryBox } from './query-box.tsx';
import { QueryTools } from './query-tools.tsx';
import { useScrolledDown } from './use-scrolled-down.ts';

/** On a phone the keyboard would cover what is found. */
function hideKeyboard(): void {
  const { activeElement } = document;
  const isTouched = window.matchMedia('(hover: none) and (pointer: coarse)').matches;
  if (isTouched && activeElement instanceof HTMLTextAreaElement) activeElement.blur();
}

interface QueryBarProps {
  draft: SearchDraft;
  filters: Filters;
  /** What Reset goes back to. */
  defaults: Filters;
  onType: (text: string) => void;
  onAttach: (attachment: AttachmentRef | null) => void;
  onAttachmentGone: () => void;
  onSubmit: () => void;
  onTake: (suggestion: Suggestion) => void;
  onReset: () => void;
  onOpenFilters: () => void;
}

/** Where a search is put in words or shown by a picture; stays at the bottom of the screen. */
export function QueryBar(props: QueryBarProps) {
  const { draft, filters, defaults, onType, onAttach, onSubmit, onReset, onOpenFilters } = props;
  const { picture, attach, retry, drop } = useAttachPicture(onAttach);
  const isUploading = picture?.status === 'uploading';
  // There is room for one: a picture that did not arrive gives way to what was attached since.
  const isPictureShown = isUploading || draft.attachment === null;
  const mayAttach = draft.attachment === null && !isUploading;
  const maySubmit = canSubmit(draft) && !isUploading;
  const submit = () => {
    if (!maySubmit) return;
    hideKeyboard();
    onSubmit();
  };
  const reset = () => {
    drop();
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
    <search className={styles.place}>
      <form
        className={styles.bar}
        data-dropping={isDropping}
        data-one-line={isScrolledDown && !isTooLong(draft.text)}
        onSubmit={submitForm}
      >
        {picture !== null && isPictureShown && (
          <UploadChip picture={picture} onRetry={retry} onDrop={drop} />
        )}
        {draft.attachment !== null && (
          <AttachmentChip
            key={draft.attachment.id}
            attachment={draft.attachment}
            onRemove={() => {
              drop();
              onAttach(null);
            }}
            onGone={props.onAttachmentGone}
          />
        )}
        <QueryBox text={draft.text} onType={onType} onSubmit={submit} onTake={props.onTake} />
        <QueryTools
          mayAttach={mayAttach}
          maySubmit={maySubmit}
          mayReset={!isEmptyDraft(draft) || filtersDiffer(filters, defaults)}
          activeFilters={countActiveFilters(filters)}
          onPickPicture={pick}
          onOpenFilters={onOpenFilters}
          onReset={reset}
        />
      </form>
    </search>
  );
}
