import { type ReactNode, useState } from 'react';
import styles from './cross-fade.module.css';

interface CrossFadeProps {
  /** Of what is shown: another one fades in over the one before. */
  id: string;
  children: ReactNode;
}

interface Layer {
  id: string;
  content: ReactNode;
}

/** Shows one thing at a time, and fades from each to the next. */
export function CrossFade({ id, children }: CrossFadeProps) {
  const [layers, setLayers] = useState<readonly Layer[]>([{ id, content: children }]);
  const last = layers.at(-1);
  const isNew = last?.id !== id;
  const shown = isNew ? [...(last ? [last] : []), { id, content: children }] : layers;
  if (isNew) setLayers(shown);
  return shown.map((layer) => (
    <div
      key={layer.id}
      className={styles.layer}
      aria-hidden={layer.id !== id}
      onAnimationEnd={() => setLayers([{ id, content: children }])}
    >
      {layer.id === id ? children : layer.content}
    </div>
  ));
}
