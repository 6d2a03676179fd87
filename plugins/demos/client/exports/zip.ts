/** Signatures of the parts of a ZIP file. */
const FILE = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The version of the format that a reader must know: 2.0, folders. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first date of the format: the same files give the same bytes. */
const DATE = 0x0021;

const CRC_TABLE = Uint32Array.from({length: 256}, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers, each with its length in bytes. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, bytes]) => Array.from({length: bytes}, (_, index) => (value >>> (8 * index)) & 0xff)),
  );
}

/** What the header of a file and its entry in the list have in common. */
function factsOf(name: Uint8Array, content: Uint8Array): Uint8Array {
  return numbers(
    [VERSION, 2],
    [UTF8_NAMES, 2],
    [0, 2], // stored, not compressed
    [0, 2], // midnight
    [DATE, 2],
    [crc32(content), 4],
    [content.length, 4],
    [content.length, 4],
    [name.length, 2],
    [0, 2],
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/**
 * A ZIP file of texts, not compressed: a project has some ten short files.
 *
 * @param files their texts by path
 */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const contents: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [encoder.encode(path), encoder.encode(text)];
    const facts = factsOf(name, content);
    const file = joined([numbers([FILE, 4]), facts, name, content]);
    // After the facts: no comment, the only disk, no attributes, and where the file begins.
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    entries.push(joined([numbers([ENTRY, 4], [VERSION, 2]), facts, place, name]));
    contents.push(file);
    offset += file.length;
  }
  const list = joined(entries);
  const count = entries.length;
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2]);
  return joined([...contents, list, end]);
}
