/** With what a newcomer signs in to look around; it is no secret. */
export const DEMO_ACCOUNT = { email: 'demo@modiste.example', password: 'modiste-demo' } as const;

/** Its taste. Nothing that narrows a search: the first look at the shop shows all of it. */
export const DEMO_PREFERENCES = {
  style_preference: ['Minimalist', 'Classic', 'Streetwear'],
  personality: ['Creative', 'Relaxed'],
  user_notes: 'Natural fabrics, good shoes, few logos.',
  ai_tone: 'Friendly & Casual',
  location: 'Lisbon, Portugal',
} as const;
