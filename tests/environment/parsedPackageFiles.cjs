// What the compiler has parsed of the packages, for all test files of a process that share the compiler.
module.exports = globalThis.sharedCompiler?.parsedPackageFiles ?? {parsedPackageFiles: new Map()};
