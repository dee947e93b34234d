import type { ReactNode } from 'react';

const Mark = ({ children }: { children: ReactNode }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    {children}
  </svg>
);

export const AppleMark = () => (
  <Mark>
    <path d="M16.7 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.8-3.5.8s-1.9-.8-3.1-.8c-1.6 0-3 .9-3.9 2.4-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3.1.7c1.2 0 2-1.1 2.8-2.2.9-1.3 1.3-2.5 1.3-2.6-.1 0-2.4-1-2.4-3.9z" />
    <path d="M14.4 5.9c.7-.8 1.1-1.9 1-2.9-.9 0-2.1.6-2.7 1.4-.6.7-1.2 1.8-1 2.8 1 .1 2-.5 2.7-1.3z" />
  </Mark>
);

export const FacebookMark = () => (
  <Mark>
    <path d="M13.6 21v-8.1h2.8l.4-3.2h-3.2v-2c0-.9.3-1.6 1.6-1.6h1.7V3.2c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.2v2.4H7.5v3.2h2.8V21z" />
  </Mark>
);

export const GoogleMark = () => (
  <Mark>
    <path
      d="M18.6 6.4a8.4 8.4 0 1 0 2.1 5.6h-8.2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
    />
  </Mark>
);
