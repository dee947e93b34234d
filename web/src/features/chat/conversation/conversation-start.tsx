import { Chip } from '../../../ui/form/chip.tsx';
import styles from './conversation-start.module.css';
import { Marker } from './marker.tsx';

/** What shoppers ask a stylist: an occasion, an outfit, a match, a fit, a gift. */
const IDEAS: readonly string[] = [
  'An outfit for a beach wedding',
  'Something warm for the office',
  'What goes with a navy blazer?',
  'High-waisted jeans under $100',
  'A gift for my brother',
];

interface ConversationStartProps {
  /** Whether nothing was said yet. */
  isEmpty: boolean;
  onSay: (text: string) => void;
}

/** Where a conversation begins: with whom one talks, and at first what could be asked. */
export const ConversationStart = ({ isEmpty, onSay }: ConversationStartProps) => (
  <header className={styles.start} data-empty={isEmpty}>
    <Marker>Conversation Start</Marker>
    <h1 className={isEmpty ? styles.title : 'visually-hidden'}>
      {isEmpty ? 'What are you dressing for?' : 'Your conversation with the stylist'}
    </h1>
    <p className={styles.disclosure}>You’re chatting with an AI stylist. It can make mistakes.</p>
    {isEmpty && (
      <ul className={styles.ideas} aria-label="Ideas to start with">
        {IDEAS.map((idea) => (
          <li key={idea}>
            <Chip onPress={() => onSay(idea)}>{idea}</Chip>
          </li>
        ))}
      </ul>
    )}
  </header>
);
