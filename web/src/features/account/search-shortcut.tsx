import {
  SEARCH_SHORTCUT,
  setShortcut,
  useShortcutSetting,
} from '../../lib/page/search-shortcut.ts';
import { Switch } from '../../ui/form/switch.tsx';

/** Tells of the key that leads to the search box, and turns it off for those it gets in the way of. */
export function SearchShortcut() {
  const isOn = useShortcutSetting((setting) => setting.isOn);
  return (
    <Switch
      label={`Press ${SEARCH_SHORTCUT} to search`}
      hint="The slash key takes you to the search box."
      isOn={isOn}
      onChange={setShortcut}
    />
  );
}
