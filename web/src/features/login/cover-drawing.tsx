/** A gown as a designer notes it down: few lines, one sweep. */
export const CoverDrawing = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 400 640"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M200 34c-9-2-12-14-3-19 8-4 16 4 13 12-2 6-10 8-10 18" />
    <path d="M200 45c-26 12-58 24-74 38-6 6-2 11 6 11h136c8 0 12-5 6-11-16-14-48-26-74-38z" />
    <path d="M158 94c-2 34 4 62 12 88-6 14-9 26-9 40" />
    <path d="M242 94c2 34-4 62-12 88 6 14 9 26 9 40" />
    <path d="M158 98c12 26 26 44 42 56 16-12 30-30 42-56" />
    <path d="M161 222c-14 92-52 196-112 348 40 24 86 34 132 36" />
    <path d="M239 222c16 96 62 196 118 330-44 36-108 54-176 54" />
    <path d="M163 216c24 10 50 10 74 0" />
    <path d="M176 226c-6 110-28 226-58 366" />
    <path d="M194 229c2 120-2 240-14 377" />
    <path d="M212 229c12 120 26 240 40 364" />
    <path d="M228 226c22 104 52 214 90 348" />
    <path d="M49 570c26-14 44-8 69 22 20-18 40-14 62 14 22-30 46-34 72-13 18-26 40-32 66-19 12-12 24-20 39-22" />
    <circle cx="200" cy="168" r="2" fill="currentColor" />
    <circle cx="200" cy="184" r="2" fill="currentColor" />
    <circle cx="200" cy="200" r="2" fill="currentColor" />
  </svg>
);
