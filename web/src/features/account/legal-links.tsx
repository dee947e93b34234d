import { PAGES } from '@modiste/contract/paths';
import { ChevronRight } from 'lucide-react';
import styles from './legal-links.module.css';

const LINKS = [
  { href: PAGES.privacy, text: 'Privacy Policy' },
  { href: PAGES.terms, text: 'Terms & Conditions' },
  { href: PAGES.cookies, text: 'Cookie Policy' },
  { href: PAGES.dataUsage, text: 'How your data is used' },
] as const;

/** The ways to the legal pages. */
export const LegalLinks = () => (
  <ul className={styles.links}>
    {LINKS.map(({ href, text }) => (
      <li key={href}>
        <a className={styles.link} href={href}>
          {text}
          <ChevronRight size={16} aria-hidden="true" />
        </a>
      </li>
    ))}
  </ul>
);
