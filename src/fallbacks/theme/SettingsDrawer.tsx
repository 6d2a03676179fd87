/** The settings where no plugin has any. */
export default function SettingsDrawer(): null {
  return null;
}
