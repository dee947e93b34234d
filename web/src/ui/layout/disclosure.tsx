import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** What is inside, in a few words, so that a closed one still says it. */
  summary?: string;
  startsOpen?: boolean;
  summaryRef?: Ref<HTMLElement>;
  /** Told whenever it opens or closes. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a panel that opens and closes under its title. */
export function Disclosure({
  title,
  summary = '',
  startsOpen = false,
  summaryRef,
  onToggle,
  children,
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary className={styles.header} ref={summaryRef}>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
