import { useQuery } from '@tanstack/react-query';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DislikeList } from './dislike-list.tsx';
import { dislikesQuery } from './dislike-queries.ts';
import styles from './dislikes.module.css';

/** What the shopper said is not for them: all of it, to take back. */
export function DislikesSection() {
  const { data, isPending, refetch } = useQuery(dislikesQuery);
  if (isPending) return <Spinner label="Loading what’s not for you" />;
  if (data === undefined) {
    return (
      <div role="alert" className={styles.stack}>
        <p className={styles.text}>What’s not for you didn’t load.</p>
        <Button look="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return <DislikeList dislikes={data} />;
}
