import styles from '../shell/plain-page.module.css';

interface MissingItemProps {
  /** The shop does not know it; otherwise it could not be asked. */
  isUnknown: boolean;
  onSignIn: () => void;
  onRetry: () => void;
}

/** A shared link that leads to no item, and the ways on from there. */
export const MissingItem = ({ isUnknown, onSignIn, onRetry }: MissingItemProps) => (
  <section className={styles.page} aria-labelledby="missing-item">
    <p className={styles.kicker}>Shared with you</p>
    <h1 id="missing-item" className={styles.title}>
      {isUnknown ? 'We couldn’t find this item' : 'We couldn’t load this item'}
    </h1>
    <p className={styles.text}>
      {isUnknown
        ? 'It may no longer be sold, or the link may be incomplete. There’s plenty more to discover.'
        : 'We can’t reach Modiste right now. Your link is fine. Try again in a moment.'}
    </p>
    <div className={styles.ways}>
      {!isUnknown && (
        <button type="button" className={styles.way} onClick={onRetry}>
          Try again
        </button>
      )}
      <button type="button" className={isUnknown ? styles.way : styles.otherWay} onClick={onSignIn}>
        Sign in to Modiste
      </button>
    </div>
  </section>
);
