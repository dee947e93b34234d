import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import styles from './refine-section.module.css';

interface RefineSectionProps {
  title: string;
  /** What is chosen, in a few words, so that a closed section still says it. */
  chosen: string;
  startsOpen: boolean;
  summaryRef?: Ref<HTMLElement>;
  children: ReactNode;
}

export function RefineSection(props: RefineSectionProps) {
  const [isOpen, setIsOpen] = useState(props.startsOpen);
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary} ref={props.summaryRef}>
        <span className={styles.title}>{props.title}</span>
        <span className={styles.chosen}>{props.chosen}</span>
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{props.children}</div>
    </details>
  );
}
