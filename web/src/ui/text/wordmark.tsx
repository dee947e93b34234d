import { Link } from 'wouter';

interface WordmarkProps {
  /** Where it leads, where it is a link. */
  href?: string;
  className?: string | undefined;
}

/** The name of the product, set in its own letters. */
export const Wordmark = ({ href, className = '' }: WordmarkProps) => {
  const classes = `wordmark ${className}`;
  return href === undefined ? (
    <p className={classes}>Modiste</p>
  ) : (
    <Link href={href} className={classes}>
      Modiste
    </Link>
  );
};
