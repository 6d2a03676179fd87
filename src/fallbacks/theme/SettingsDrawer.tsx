/** The settings where no room has any. */
export default function SettingsDrawer(): null {
  return null;
}
