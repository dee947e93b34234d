import { render } from '@testing-library/react';
import { X } from 'lucide-react';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';

const OwnX = createIcon({
  node: [
    ['path', { d: 'M18 6 6 18', key: 'down' }],
    ['path', { d: 'm6 6 12 12', key: 'up' }],
  ],
});

it.each([{}, { size: 16, strokeWidth: 1.5, 'aria-hidden': true }, { className: 'heart' }])(
  'draws an icon as the library does: %o',
  (props) => {
    const [own, theirs] = [<OwnX key="own" {...props} />, <X key="theirs" {...props} />].map(
      (icon) => render(icon).container.querySelector('svg'),
    );
    theirs?.classList.remove('lucide', 'lucide-x');
    if (theirs?.className.baseVal === '') theirs.removeAttribute('class');
    theirs?.removeAttribute('xmlns');
    const attributes = own?.getAttributeNames() ?? [];
    expect(attributes.sort()).toEqual(theirs?.getAttributeNames().sort());
    for (const name of attributes) {
      expect([name, own?.getAttribute(name)]).toEqual([name, theirs?.getAttribute(name)]);
    }
    expect(own?.innerHTML).toBe(theirs?.innerHTML);
  },
);
