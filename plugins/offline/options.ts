import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface OfflineOptions {
  /** The one host on which pages register the worker: `mui.com`. */
  readonly host: string;
  /** `false` is the kill switch: the build's worker removes itself and its caches, and no page registers it. */
  readonly isOn: boolean;
  /**
   * Folders, from a language's base URL, that are cached whole as soon as one of their files is used, such as a search index
   * that is read in parts. Each lists its files in `files.json`.
   */
  readonly wholeFolders: readonly string[];
  /** Files, and folders with a slash at the end, from a language's base URL, that every saved product brings. */
  readonly productFiles: readonly string[];
  /** Patterns of the documents of sandboxed frames, from a language's base URL: `/frames/*`. */
  readonly frames: readonly string[];
  /** The cache of one build holds at most this many files. */
  readonly maxFiles: number;
  /** The caches of earlier builds stay, newest first, while they hold at most this many files together. */
  readonly maxOldFiles: number;
}

const schema = Joi.object<OfflineOptions>({
  host: Joi.string().hostname().required(),
  isOn: Joi.boolean().default(true),
  wholeFolders: Joi.array()
    .items(Joi.string().pattern(/^[^/].*\/$/, 'folder'))
    .default([]),
  productFiles: Joi.array().items(Joi.string().pattern(/^[^/]/, 'path from the base URL')).default([]),
  frames: Joi.array().items(Joi.string().pattern(/^\//, 'pattern')).default([]),
  maxFiles: Joi.number().integer().min(1).default(6000),
  maxOldFiles: Joi.number().integer().min(0).default(1500),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('offline', schema);
