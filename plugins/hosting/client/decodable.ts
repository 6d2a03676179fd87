/** A percent sign that begins no escape. */
const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;

function decodes(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}

/** Makes a part of a URL decodable: escapes stray percent signs, or all of them if that is not enough (`%ff` is no UTF-8). */
export function decodable(part: string): string {
  const fixed = part.replace(STRAY_PERCENT, '%25');
  return decodes(fixed) ? fixed : part.replaceAll('%', '%25');
}

/**
 * Makes a path decodable twice: the router decodes the path of the address, and Docusaurus decodes what the router says.
 *
 * @param path of a URL, as the browser gives it
 */
export function decodablePath(path: string): string {
  const fixed = decodable(path);
  return decodes(decodeURI(fixed)) ? fixed : fixed.replaceAll('%25', '%2525');
}
