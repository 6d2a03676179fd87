import path from 'node:path';
import ts from 'typescript';
import {readFiles} from './readFiles';

export interface ProgramRequest {
  /** Absolute paths of the files the program starts from. */
  readonly rootFiles: readonly string[];
  /** Files that exist only in memory, by absolute path; each is a root of the program. */
  readonly virtualFiles?: Readonly<Record<string, string>>;
  /** Compiler options that differ from those for packages and demos. */
  readonly options?: ts.CompilerOptions;
}

/** Compiler options for packages and demos: those of an application with a bundler. */
const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  skipLibCheck: true,
  esModuleInterop: true,
  noEmit: true,
  // No global types: an installed @types package must not change the result.
  types: [],
};

/** Declarations for packages without types, part of every program. */
const UNTYPED_MODULES = path.join(__dirname, 'untypedModules.d.ts');

export function isPackageFile(file: string): boolean {
  return file.includes('/node_modules/');
}

/** Whether a file is of a package of MUI. */
export function isMuiFile(file: string): boolean {
  return file.includes('/node_modules/@mui/');
}

/**
 * Whether the comments of a file are needed: only MUI's packages. Parsing the comments of the DOM and CSS types, which are
 * megabytes, is skipped.
 */
function hasReadComments(file: string): boolean {
  return !isPackageFile(file) || isMuiFile(file);
}

function compilerHost(virtualFiles: Readonly<Record<string, string>>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const disk = {fileExists: host.fileExists, readFile: host.readFile, getSourceFile: host.getSourceFile.bind(host)};
  host.fileExists = (file) => virtualFiles[file] !== undefined || disk.fileExists(file);
  host.readFile = (file) => virtualFiles[file] ?? disk.readFile(file);
  host.getSourceFile = (file, versionOrOptions, ...rest) => {
    const text = virtualFiles[file];
    if (text !== undefined) {
      return ts.createSourceFile(file, text, versionOrOptions);
    }
    const jsDocParsingMode = hasReadComments(file) ? ts.JSDocParsingMode.ParseAll : ts.JSDocParsingMode.ParseNone;
    const parsing = typeof versionOrOptions === 'object' ? versionOrOptions : {languageVersion: versionOrOptions};
    const sourceFile =
      readFiles.packageFiles.get(file) ?? disk.getSourceFile(file, {...parsing, jsDocParsingMode}, ...rest);
    if (sourceFile && isPackageFile(file)) {
      readFiles.packageFiles.set(file, sourceFile);
    }
    return sourceFile;
  };
  return host;
}

/**
 * The TypeScript program in which plugins read packages and demos. The same files give the same program, so the two seconds
 * for reading all documented packages are spent once.
 *
 * @param request the files to start from; files are not watched, so a changed file needs another request
 * @throws when a root file does not exist
 */
export function typescriptProgram({rootFiles, virtualFiles = {}, options: own = {}}: ProgramRequest): ts.Program {
  const rootNames = [UNTYPED_MODULES, ...rootFiles, ...Object.keys(virtualFiles)].map((file) => path.resolve(file));
  const key = JSON.stringify([rootNames, virtualFiles, own]);
  const known = readFiles.programs.get(key);
  if (known) {
    return known;
  }
  const missing = rootFiles.find((file) => !ts.sys.fileExists(file));
  if (missing !== undefined) {
    throw new Error(`[types] ${missing}: no such file to read types from.`);
  }
  const options = {...COMPILER_OPTIONS, ...own};
  const program = ts.createProgram({rootNames, options, host: compilerHost(virtualFiles, options)});
  readFiles.programs.set(key, program);
  return program;
}

function isUnchanged({fileName, text}: ts.SourceFile): boolean {
  return isPackageFile(fileName) || text === ts.sys.readFile(fileName);
}

/** A program with more files, which takes over what did not change. */
function derived(from: ts.Program, files: readonly string[]): ts.Program {
  const rootNames = [...new Set([...from.getRootFileNames(), ...files])].filter((file) => ts.sys.fileExists(file));
  const host = compilerHost({}, COMPILER_OPTIONS);
  const readSource = host.getSourceFile;
  host.getSourceFile = (file, ...rest) => {
    const known = from.getSourceFile(file);
    return known && isUnchanged(known) ? known : readSource(file, ...rest);
  };
  return ts.createProgram({rootNames, options: COMPILER_OPTIONS, host, oldProgram: from});
}

/**
 * The compiler's view of files that people write, such as demos, as they are on disk now. The packages are read once.
 *
 * @param files absolute paths of the files that are asked about
 * @throws when the first call names a file that does not exist
 */
export function currentProgram(files: readonly string[]): ts.Program {
  const last = readFiles.latest ?? typescriptProgram({rootFiles: files});
  const isCurrent = files.every((file) => last.getSourceFile(file)) && last.getSourceFiles().every(isUnchanged);
  readFiles.latest = isCurrent ? last : derived(last, files);
  return readFiles.latest;
}
