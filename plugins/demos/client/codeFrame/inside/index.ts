import type {FromFrame, ToFrame} from '../frameMessages';
import type * as Runner from './runner';
import {applyLook, installStorage} from './memoryStorage';
import {addStyles, answerChunks, takeFile} from './resources';

// The first script of a frame's document. It is one file, which the page hands over; what it imports later comes the same way.

declare global {
  interface Window {
    /** Put there by the frame's document: the one way to the page. */
    codeFramePort?: MessagePort;
  }
}

function addFonts(fonts: Extract<ToFrame, {type: 'start'}>['fonts']): void {
  fonts.forEach(({family, descriptors, file}) => document.fonts.add(new FontFace(family, file, descriptors)));
}

function listen(port: MessagePort): void {
  const send = (message: FromFrame): void => port.postMessage(message);
  answerChunks(send);
  installStorage();
  const runner = import('./runner');
  runner.catch(() => send({type: 'unreachable'}));
  /** Nothing more is done where the code that runs texts cannot be had. */
  const withRunner = (use: (module: typeof Runner) => void): void => void runner.then(use, () => undefined);
  port.onmessage = ({data}: MessageEvent<ToFrame>) => {
    switch (data.type) {
      case 'ping':
        return send({type: 'pong'});
      case 'file':
        return takeFile(data.url, data.text);
      case 'look':
        applyLook(data.look);
        return withRunner(({showStage}) => showStage(data.stage));
      case 'start':
        addStyles(data.css);
        addFonts(data.fonts);
        applyLook(data.look);
        return withRunner(({start}) => start(data.stage, send));
      case 'prepare':
        return withRunner(({prepare}) => prepare(data.demo));
      case 'run':
        return withRunner(({run}) => run(data.request));
    }
  };
}

const {codeFramePort} = window;
// What a reader types runs in this window too: the way to the page is not for it.
delete window.codeFramePort;
if (codeFramePort) {
  listen(codeFramePort);
}
