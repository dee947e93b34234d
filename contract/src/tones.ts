import { AI_TONES } from './values.ts';

export type AiTone = (typeof AI_TONES)[number];

/** What each tone of the assistant sounds like, for the one who chooses. Importable without zod. */
export const AI_TONE_DESCRIPTIONS: Readonly<Record<AiTone, string>> = {
  'Friendly & Casual': 'Like a friend with good taste: warm, relaxed, plain words.',
  'Professional & Concise': 'A personal shopper with little time: facts first, no small talk.',
  'Playful & Witty': 'Light-hearted, quick with a joke, never at your expense.',
  'Elegant & Polished': 'The voice of a fine atelier: graceful, composed, exact.',
  'Minimal & Direct': 'Few words. The piece, the reason, done.',
  'Supportive & Encouraging': 'On your side: builds you up and helps you decide.',
  'Inspiring & Visionary': 'Sees where your style could go and paints the picture.',
  'Bold & Assertive': 'Strong opinions, clearly said. Tells you what to wear.',
  'Empathetic & Calm': 'Listens first, takes the pressure out, never rushes you.',
  'Quirky & Unique': 'Unexpected pairings and turns of phrase for those who stand out.',
};

export const isAiTone = (text: string): text is AiTone => AI_TONES.some((tone) => tone === text);
