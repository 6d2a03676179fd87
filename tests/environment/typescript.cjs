// The compiler that all test files of a process share; one of its own in an environment that shares none, such as jsdom.
module.exports = globalThis.sharedCompiler?.typescript() ?? require('../../node_modules/typescript/lib/typescript.js');
