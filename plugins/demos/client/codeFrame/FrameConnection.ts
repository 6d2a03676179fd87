import frameUrl from '@generated/demos/default/frameUrl';
import type {FrameEnd, Problem} from '../editor/problems';
import {FRAME_SCRIPT, frameFile} from './frameFiles';
import {FRAME_READY, readFromFrame} from './frameMessages';
import type {FrameStage, PageLook, RunRequest, SharedDemo, ToFrame} from './frameMessages';
import {lookInTheme, type LinkedTheme} from '../linkedCode/linkedTheme';
import {fileFor, pageFonts, pageLook, pageStyles} from './pageLook';

export interface FrameEvents {
  readonly onSize: (height: number, isOverlaid: boolean) => void;
  readonly onSettled: (id: number) => void;
  /** @param hasShown whether an earlier version is shown */
  readonly onFailed: (id: number, problem: Problem, hasShown: boolean) => void;
  readonly onThrew: (problem: Problem) => void;
  readonly onPrinted: (text: string) => void;
  readonly onEnd: (why: FrameEnd) => void;
}

/** How often a frame is asked for an answer, in milliseconds. */
const TICK_MS = 250;

/**
 * After so many ticks without an answer a frame is stopped. The guard of loops comes before, after 2 s, and names the line.
 * Ticks are counted instead of time: if this page itself is held up, it is not the frame's fault.
 */
const MOST_TICKS = 10;

/** How long the frame's document may take to load, in milliseconds; and to run its first line after that. */
const LOADING_MS = 15_000;
const BEGINNING_MS = 1500;

/** The page's end of a frame in which a reader's code runs. */
export class FrameConnection {
  private port: MessagePort | undefined;
  private waiting: ToFrame | undefined;
  private ticks = 0;
  private isReady = false;
  private isEnded = false;
  private readonly ticking: ReturnType<typeof setInterval>;
  private timer: ReturnType<typeof setTimeout>;
  private readonly observer = new MutationObserver(() => this.sendLook());

  /**
   * @param frame an empty frame
   * @param theme in place of the reader's, for code that came with one
   */
  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly stage: () => FrameStage,
    private readonly events: FrameEvents,
    private readonly theme?: LinkedTheme,
  ) {
    window.addEventListener('message', this.onMessage);
    frame.addEventListener('load', this.onLoad);
    this.ticking = setInterval(this.tick, TICK_MS);
    this.timer = setTimeout(() => this.end('unreachable'), LOADING_MS);
    // Another site could lead a reader to run code inside its page. Hosts that send headers prevent that.
    if (window.top !== window) {
      queueMicrotask(() => this.end('embedded'));
      return;
    }
    frame.src = frameUrl;
    // Fetched while the document loads.
    frameFile(FRAME_SCRIPT?.url.href ?? '').catch(() => undefined);
  }

  /** Runs a text, now or as soon as the frame is ready. */
  run(request: RunRequest): void {
    this.sendWhenReady({type: 'run', request});
  }

  /** Fetches what the texts of a demo need. */
  prepare(demo: SharedDemo | undefined): void {
    this.sendWhenReady({type: 'prepare', demo});
  }

  /** Brings the frame up to date with the page's look. */
  sendLook = (): void => {
    this.send({type: 'look', look: this.look(), stage: this.stage()});
  };

  close(): void {
    this.isEnded = true;
    clearInterval(this.ticking);
    clearTimeout(this.timer);
    this.observer.disconnect();
    window.removeEventListener('message', this.onMessage);
    window.removeEventListener('resize', this.sendLook);
    this.frame.removeEventListener('load', this.onLoad);
    this.port?.close();
  }

  private look(): PageLook {
    return this.theme ? lookInTheme(pageLook(), this.theme) : pageLook();
  }

  private sendWhenReady(message: ToFrame): void {
    if (this.isReady) {
      this.send(message);
    } else {
      this.waiting = message;
    }
  }

  private send(message: ToFrame, transfer: Transferable[] = []): void {
    this.port?.postMessage(message, transfer);
  }

  private end(why: FrameEnd): void {
    if (!this.isEnded) {
      this.close();
      this.events.onEnd(why);
    }
  }

  private onMessage = ({source, data}: MessageEvent): void => {
    if (source !== this.frame.contentWindow || data !== FRAME_READY) {
      return;
    }
    if (this.port) {
      this.end('left');
    } else {
      this.begin().catch(() => this.end('unreachable'));
    }
  };

  /** A document that could not be loaded has a page of the browser in its place, which says nothing. */
  private onLoad = (): void => {
    if (!this.port) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.end('unreachable'), BEGINNING_MS);
    }
  };

  private async begin(): Promise<void> {
    clearTimeout(this.timer);
    const {port1, port2} = new MessageChannel();
    this.port = port1;
    port1.onmessage = this.onFrameMessage;
    const url = FRAME_SCRIPT?.url.href ?? '';
    const [script, css, fonts] = await Promise.all([frameFile(url), pageStyles(), pageFonts()]);
    if (this.isEnded) {
      return;
    }
    // A sandboxed document has no origin to name.
    this.frame.contentWindow?.postMessage({script, url}, '*', [port2]);
    this.send(
      {type: 'start', look: this.look(), css, fonts, stage: this.stage()},
      fonts.map(({file}) => file),
    );
    this.isReady = true;
    this.observer.observe(document.documentElement, {attributes: true});
    // A stage has less padding on small screens.
    window.addEventListener('resize', this.sendLook);
    if (this.waiting) {
      this.send(this.waiting);
    }
  }

  private onFrameMessage = ({data}: MessageEvent): void => {
    const message = readFromFrame(data);
    const {onSize, onSettled, onFailed, onThrew, onPrinted} = this.events;
    switch (message?.type) {
      case 'pong':
        this.ticks = 0;
        return;
      case 'file':
        return void this.sendFile(message.url);
      case 'size':
        return onSize(message.height, message.isOverlaid);
      case 'settled':
        return onSettled(message.id);
      case 'failed':
        return onFailed(message.id, message.problem, message.hasShown);
      case 'threw':
        return onThrew(message.problem);
      case 'printed':
        return onPrinted(message.text);
      case 'broken':
      case 'unreachable':
        return this.end(message.type);
      case undefined:
    }
  };

  private async sendFile(url: string): Promise<void> {
    const text = await fileFor(url).catch(() => undefined);
    this.send({type: 'file', url, ...(text !== undefined && {text})});
  }

  private tick = (): void => {
    // It waits for this page's files at first. A browser may slow down or freeze what is not in sight.
    if (!this.isReady || document.hidden) {
      this.ticks = 0;
      return;
    }
    this.ticks += 1;
    if (this.ticks > MOST_TICKS) {
      this.end('silent');
    } else if (this.ticks === 1) {
      this.send({type: 'ping'});
    }
  };
}
