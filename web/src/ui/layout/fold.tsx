import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** What is inside, in a few words, so that a closed one still says it. */
  gist?: string;
  startsOpen?: boolean;
  summaryRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a panel that opens and closes under its title. */
export function Fold({ title, gist = '', startsOpen = false, summaryRef, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary} ref={summaryRef}>
        <span className={styles.title}>{title}</span>
        <span className={styles.gist}>{gist}</span>
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
