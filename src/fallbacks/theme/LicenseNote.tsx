/** Without the license plugin nothing says why a demo of a paid plan has a watermark. */
export default function LicenseNote(): null {
  return null;
}
