import type { Suggestion } from '@modiste/contract/calls/search';
import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { filtersDiffer } from '@modiste/contract/filters/change-filters';
import { countActiveFilters } from '@modiste/contract/filters/count-active';
import type { Filters } from '@modiste/contract/filters/filters';
import type { ClipboardEvent, SubmitEvent } from 'react';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { AttachmentChip } from './attachment-chip.tsx';
import styles from './query-bar.module.css';
import { QueryBox } from './query-box.tsx';
import { QueryTools } from './query-tools.tsx';
import { canSubmit, type SearchDraft } from './search-draft.ts';
import { useAttachPicture } from './use-attach-picture.ts';

interface QueryBarProps {
  draft: SearchDraft;
  filters: Filters;
  /** What Reset goes back to. */
  defaults: Filters;
  onType: (text: string) => void;
  onAttach: (attachment: AttachmentRef | null) => void;
  onSubmit: () => void;
  onTake: (suggestion: Suggestion) => void;
  onReset: () => void;
  onOpenFilters: () => void;
}

/** Where a search is put in words or shown by a picture; stays at the bottom of the screen. */
export function QueryBar(props: QueryBarProps) {
  const { draft, filters, defaults, onType, onAttach, onSubmit, onReset, onOpenFilters } = props;
  const { attachPicture, isUploading } = useAttachPicture(onAttach);
  const mayAttach = draft.attachment === null && !isUploading;
  const maySubmit = canSubmit(draft) && !isUploading;
  const submit = () => {
    if (maySubmit) onSubmit();
  };
  const submitForm = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const take = (files: FileList) => {
    const file = files[0];
    if (file !== undefined && mayAttach) attachPicture(file);
    return file !== undefined;
  };
  const isDropping = useDroppedFiles(take);
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    // Tables and rich text come with a picture of themselves: there the words are meant.
    if (clipboardData.types.includes('text/plain')) return;
    if (take(clipboardData.files)) event.preventDefault();
  };

  return (
    <search className={styles.place} onPaste={paste}>
      <form className={styles.bar} data-dropping={isDropping} onSubmit={submitForm}>
        <AttachmentChip
          attachment={draft.attachment}
          isUploading={isUploading}
          onRemove={() => onAttach(null)}
        />
        <QueryBox text={draft.text} onType={onType} onSubmit={submit} onTake={props.onTake} />
        <QueryTools
          mayAttach={mayAttach}
          maySubmit={maySubmit}
          mayReset={canSubmit(draft) || filtersDiffer(filters, defaults)}
          activeFilters={countActiveFilters(filters)}
          onPickPicture={attachPicture}
          onOpenFilters={onOpenFilters}
          onReset={onReset}
        />
      </form>
    </search>
  );
}
