import { MESSAGES } from '@modiste/contract/messages';
import { useState } from 'react';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';

const memorySection = lazyComponent(() =>
  import('./memory-section.tsx').then(({ MemorySection }) => MemorySection),
);

/** What the stylist remembers, fetched when it is first unfolded. */
export function MemoryDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const drawMemorySection = useLazyComponent(memorySection, {
    isWanted: isOpen,
    failure: MESSAGES.unexpected,
  });
  return (
    <Disclosure title="What Your Stylist Remembers" onToggle={setIsOpen}>
      {isOpen && (drawMemorySection({}) ?? <Spinner label="Loading what your stylist remembers" />)}
    </Disclosure>
  );
}
