// Required into every process of a build: each leaves the most memory it had, in bytes, in a file beside the others.
const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const folder = process.env.PEAK_MEMORY_FOLDER;

if (folder && isMainThread) {
  process.on('exit', () => {
    // Node counts in kilobytes, on every system.
    writeFileSync(`${folder}/${process.pid}`, String(process.resourceUsage().maxRSS * 1024));
  });
}
