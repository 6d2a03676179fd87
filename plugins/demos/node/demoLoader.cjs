// The bundler loads its loaders as plain modules: this one lets it read the TypeScript beside it.
module.exports = require('jiti')(__filename)('./demoLoader.ts').default;
