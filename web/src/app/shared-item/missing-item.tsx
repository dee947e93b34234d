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
      {isUnknown ? 'We could not find this item' : 'We could not fetch this item'}
    </h1>
    <p className={styles.text}>
      {isUnknown
        ? 'It may have left the shop, or the link was cut short on its way. There is much more to see, though.'
        : 'The shop is out of reach for the moment. The link is good: try again in a while.'}
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
