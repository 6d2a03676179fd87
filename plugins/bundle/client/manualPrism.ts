// Prism would otherwise color the whole page by itself, and answer all messages of a worker.
Object.assign(globalThis, {Prism: {manual: true, disableWorkerMessageHandler: true}});

export {};
