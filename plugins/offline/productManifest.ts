/** A product that can be saved, as the list of products has it. */
export interface ProductSummary {
  readonly id: string;
  /** Changes with any of its files. */
  readonly revision: string;
  /** How many files it has. */
  readonly files: number;
  /** Bytes that it takes on the device. */
  readonly bytes: number;
  /** Bytes that are transferred, compressed. */
  readonly transferBytes: number;
}

/** A file of a saved product. */
export interface ProductFile {
  /** Its path, base URL included; that of a page ends with a slash. */
  readonly path: string;
  /** The beginning of its SHA-256, in hexadecimal digits. */
  readonly hash: string;
  readonly bytes: number;
  readonly transferBytes: number;
}

/** All files of a product in one build and language, in the order in which they are saved. */
export interface ProductManifest {
  readonly id: string;
  readonly revision: string;
  /** The path of the runtime script, which each page of the build names. */
  readonly runtime: string;
  /** Documents of sandboxed frames. A worker cannot answer for these, so the browser itself has to cache them. */
  readonly frames: readonly string[];
  readonly files: readonly ProductFile[];
}

/** A manifest as JSON. Files are lists, because names would be most of the text. */
export interface ManifestJson extends Omit<ProductManifest, 'files'> {
  readonly files: readonly (readonly [path: string, hash: string, bytes: number, transferBytes: number])[];
}

/** How many hexadecimal digits of a hash are kept: enough that no two files of a site share them. */
export const HASH_DIGITS = 20;

/** The folder of these files, from the folder of the docs. */
const FOLDER = 'offline/';

export const SUMMARIES_FILE = `${FOLDER}products.json`;

export function manifestFile(id: string): string {
  return `${FOLDER}${id}.json`;
}

/** The sum of the bytes of files, on the device and transferred. */
export function sizeOf(files: readonly ProductFile[]): {readonly bytes: number; readonly transferBytes: number} {
  return {
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    transferBytes: files.reduce((sum, file) => sum + file.transferBytes, 0),
  };
}

export function toJson({files, ...rest}: ProductManifest): ManifestJson {
  return {...rest, files: files.map(({path, hash, bytes, transferBytes}) => [path, hash, bytes, transferBytes])};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Whether a value is the path of a file of this host. */
function isPath(value: unknown): value is string {
  return isText(value) && /^\/(?!\/)/.test(value);
}

function readFile(value: unknown): ProductFile | undefined {
  const [path, hash, bytes, transferBytes] = Array.isArray(value) ? (value as unknown[]) : [];
  return isPath(path) && isText(hash) && isSize(bytes) && isSize(transferBytes)
    ? {path, hash, bytes, transferBytes}
    : undefined;
}

/**
 * Reads a manifest that a host or a cache gave.
 *
 * @returns `undefined` for anything that is none
 */
export function readManifest(json: unknown): ProductManifest | undefined {
  const {id, revision, runtime, frames, files} = (json ?? {}) as Partial<Record<keyof ManifestJson, unknown>>;
  const read = Array.isArray(files) ? files.map(readFile) : [];
  const isWhole = read.length > 0 && read.every((file) => file !== undefined);
  return isText(id) && isText(revision) && isPath(runtime) && Array.isArray(frames) && frames.every(isPath) && isWhole
    ? {id, revision, runtime, frames, files: read}
    : undefined;
}

function isSummary(value: unknown): value is ProductSummary {
  const {id, revision, files, bytes, transferBytes} = (value ?? {}) as Partial<ProductSummary>;
  return isText(id) && isText(revision) && [files, bytes, transferBytes].every(isSize);
}

/** Reads the list of products that a host gave, without what is no product. */
export function readSummaries(json: unknown): ProductSummary[] {
  return Array.isArray(json) ? json.filter(isSummary) : [];
}
