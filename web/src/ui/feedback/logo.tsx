/** The mark of the product, in the colour of the text around it. */
export const Logo = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="12 14 40 42" fill="currentColor" aria-hidden="true">
    <path d="M15 47V17h3.6L32 38.5 45.4 17H49v30h-5V27.6L33.2 45h-2.4L20 27.6V47z" />
    <circle cx="32" cy="52.5" r="2.2" />
  </svg>
);
