import { PAGES } from '@modiste/contract/paths';
import { type ReactNode, useEffect } from 'react';
import { useDocumentTitle } from '../../lib/page/use-document-title.ts';
import { recordVisit } from '../../lib/visits/record-visit.ts';
import { CoverDrawing } from './cover-drawing.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';
import { Tagline } from './tagline.tsx';

/** The cover of the product: what strangers see, and the way back for those who came from elsewhere. */
export function LoginScreen({ wayBack }: { wayBack?: ReactNode }) {
  useDocumentTitle('');
  useEffect(recordVisit, []);
  return (
    <main className={styles.page}>
      <section className={styles.cover} aria-label="Modiste">
        <p className={styles.masthead}>Modiste</p>
        <CoverDrawing className={styles.drawing} />
        <Tagline />
      </section>
      <div className={styles.panel}>
        {wayBack}
        <LoginForm />
        <nav className={styles.legal} aria-label="Legal">
          <a href={PAGES.terms}>Terms &amp; Conditions</a>
          <a href={PAGES.privacy}>Privacy Policy</a>
        </nav>
      </div>
    </main>
  );
}
