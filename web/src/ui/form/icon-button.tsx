import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for those who do not see the icon; also shown on hover. */
  label: string;
  icon: LucideIcon;
  look?: 'plain' | 'solid' | 'floating' | 'over-picture';
  /** A small count over the corner; nothing when 0. */
  badge?: number;
  size?: number;
}

const LOOKS = {
  plain: styles.plain,
  solid: styles.solid,
  floating: styles.floating,
  'over-picture': styles.overPicture,
} as const;

/** A button that is only an icon. */
export const IconButton = ({
  label,
  icon: Icon,
  look = 'plain',
  badge = 0,
  size = 20,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={`${styles.button} ${LOOKS[look]} ${className ?? ''}`}
  >
    <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
    {badge > 0 && (
      <span className={styles.badge} aria-hidden="true">
        {badge}
      </span>
    )}
  </button>
);
