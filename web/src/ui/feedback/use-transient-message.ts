import { TOOLTIP_MS } from '@modiste/contract/limits';
import { useEffect, useState } from 'react';

/** Words that are there for a moment after something happened, and how to say them. */
export function useTransientMessage(forMs = TOOLTIP_MS) {
  const [said, setSaid] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), forMs);
    return () => clearTimeout(timer);
  }, [said, forMs]);
  return [said?.text ?? null, (text: string) => setSaid({ text })] as const;
}
