import styles from './pose-guide.module.css';

const ADVICE = [
  { title: 'Full length', text: 'From head to toe, facing the camera.' },
  { title: 'Arms free', text: 'Slightly away from your body, hands out of your pockets.' },
  { title: 'Good light', text: 'Even daylight, a plain wall, close-fitting clothes.' },
] as const;

/** What makes a photo fit for trying garments on, shown before one is chosen. */
export const PoseGuide = () => (
  <div className={styles.guide}>
    <svg className={styles.figure} viewBox="0 0 120 176" aria-hidden="true">
      <path className={styles.frame} d="M2 22V2h20M98 2h20v20M118 154v20H98M22 174H2v-20" />
      <ellipse cx="60" cy="29" rx="8.5" ry="10.5" />
      <path d="M56.5 39v5c-4 3-10 3.500-14 6.500L28 93l-4 12M63.500 39v5c4 3 10 3.500 14 6.500L92 93l4 12" />
      <path d="M43.500 55l3.500 25c-3 6-4 11-4 17l5 62-4 4M76.500 55L73 80c3 6 4 11 4 17l-5 62 4 4" />
      <path d="M47 80h26M60 104l-3.500 56M60 104l3.500 56" />
    </svg>
    <div>
      <ul className={styles.advice}>
        {ADVICE.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.promise}>
        By adding a photo, you confirm that it shows you or someone who agreed to it.
      </p>
    </div>
  </div>
);
