import { useId, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import styles from './long-text.module.css';

/** As many letters as are read at a glance: about six lines on a phone. */
const SHORT_CHARS = 320;

/** Paragraphs; folded to their beginning where they are long, until the shopper wants all of them. */
export function LongText({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  const isLong = text.trim().length > SHORT_CHARS;
  return (
    <>
      <div id={id} className={styles.text} data-folded={isLong && !isOpen}>
        {paragraphs.map((part) => (
          <p key={part} className={styles.paragraph}>
            {part}
          </p>
        ))}
      </div>
      {isLong && (
        <Button
          look="quiet"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Read less' : 'Read more'}
        </Button>
      )}
    </>
  );
}
