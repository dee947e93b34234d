import { MESSAGES } from '@modiste/contract/messages';
import { useState } from 'react';
import { type LazyComponent, useLazyComponent } from '../../lib/lazy-component.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';

interface FetchedDisclosureProps {
  title: string;
  /** What it says while it is fetched. */
  loading: string;
  section: LazyComponent<object>;
}

/** A part that folds, fetched when it is first unfolded. */
export function FetchedDisclosure({ title, loading, section }: FetchedDisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const drawSection = useLazyComponent(section, {
    isWanted: isOpen,
    failure: MESSAGES.unexpected,
  });
  return (
    <Disclosure title={title} onToggle={setIsOpen}>
      {isOpen && (drawSection({}) ?? <Spinner label={loading} />)}
    </Disclosure>
  );
}
