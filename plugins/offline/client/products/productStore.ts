import {forgetForTab, readForTab, writeForTab} from '@site/src/ui/tabStorage';
import {sizeOf, type ProductManifest, type ProductSummary} from '../../productManifest';
import {isSavedProduct, SAVED_PRODUCTS, type SavedProductId} from '../../savedProducts';
import {loadRegistration} from '../loadRegistration';
import {deployedManifest, deployedProducts} from './deployedProducts';
import {isWorkedOn, untilFree, whileAlone} from './locks';
import {problemOf, SavingError} from './problems';
import {readProduct, updateBytes} from './readProduct';
import {RESUME_KEY} from './resumeKey';
import {absoluteScope, deleteSavedCaches} from './savedCaches';
import {saveProduct, type Progress} from './saveProduct';
import {isUnderWay, reduceProduct, type ProductEvent, type ProductState} from './state';

/** How often progress is shown, in milliseconds: a product has a thousand files. */
const PROGRESS_MS = 100;

/** What the settings show. A product without a state has not been read yet. */
export interface ProductsState {
  readonly products: Readonly<Partial<Record<SavedProductId, ProductState>>>;
  /** What the host has, for the sizes; empty while it does not say. */
  readonly deployed: readonly ProductSummary[];
  /** The browser does not let the site store anything. */
  readonly isBlocked: boolean;
}

/** The result of work, unless the reader stops before it is there: a network may never answer. */
function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) {
      stop();
    }
    signal.addEventListener('abort', stop, {once: true});
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The products of this tab: what is saved, what is under way, and what the reader may do. Work goes on without the settings. */
export class ProductStore {
  #state: ProductsState = {products: {}, deployed: [], isBlocked: false};
  readonly #listeners = new Set<() => void>();
  #notifying: ReturnType<typeof setTimeout> | undefined;
  readonly #running = new Map<SavedProductId, AbortController>();

  /** @param scope path of the worker's scope: `/x/` */
  constructor(private readonly scope: string) {}

  readonly getState = (): ProductsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Reads what is saved, and what the host has. */
  async refresh(): Promise<void> {
    // The reader may have changed the browser's settings, or freed space.
    this.#set({isBlocked: false});
    const deployed = deployedProducts(this.scope);
    await Promise.all(SAVED_PRODUCTS.map((id) => this.#read(id)));
    this.#set({deployed: await deployed});
    await Promise.all(SAVED_PRODUCTS.map((id) => this.#read(id)));
  }

  /** Saves a product, goes on where it was stopped, or updates it. */
  async save(id: SavedProductId): Promise<void> {
    if (this.#running.has(id)) {
      return;
    }
    const control = new AbortController();
    this.#running.set(id, control);
    this.#noteRunning();
    this.#dispatch(id, {type: 'begun'});
    try {
      if (!(await whileAlone(this.scope, id, () => this.#saveAlone(id, control.signal)))) {
        this.#waitForOther(id);
      }
    } catch (error) {
      this.#dispatch(id, {type: 'stopped', ...(!control.signal.aborted && {problem: problemOf(error)})});
    } finally {
      this.#running.delete(id);
      this.#noteRunning();
    }
  }

  /** Stops saving; what is there stays. */
  stop(id: SavedProductId): void {
    this.#running.get(id)?.abort();
  }

  /** Removes all that is saved of a product. */
  async remove(id: SavedProductId): Promise<void> {
    this.#dispatch(id, {type: 'removing'});
    const remove = (): Promise<void> => deleteSavedCaches(absoluteScope(this.scope), id);
    try {
      if (!(await whileAlone(this.scope, id, remove))) {
        return this.#waitForOther(id);
      }
    } catch {
      this.#set({isBlocked: true});
    }
    this.#dispatch(id, {type: 'removed'});
  }

  /** Goes on with what this tab was saving before it was loaded anew. */
  resume(): void {
    (readForTab(RESUME_KEY) ?? '')
      .split(' ')
      .filter(isSavedProduct)
      .forEach((id) => void this.save(id));
  }

  async #ensureWorker(): Promise<void> {
    const {ensureWorker} = await loadRegistration();
    await ensureWorker(this.scope).catch(() => {
      throw new SavingError({kind: 'worker'});
    });
  }

  async #saveAlone(id: SavedProductId, signal: AbortSignal): Promise<void> {
    await unlessAborted(signal, this.#ensureWorker());
    // The browser may ask the reader, who need not answer at once.
    navigator.storage?.persist?.().catch(() => undefined);
    const manifest = await unlessAborted(signal, deployedManifest(this.scope, id, signal));
    const saved = await this.#saveDeployed(manifest, signal);
    const {bytes} = sizeOf(saved.manifest.files);
    this.#dispatch(id, {type: 'saved', saved: {savedAt: saved.savedAt ?? '', bytes}});
  }

  /** A build that is deployed in the middle takes the files of the one before it away: then the newer build is saved. */
  async #saveDeployed(manifest: ProductManifest, signal: AbortSignal): ReturnType<typeof saveProduct> {
    const id = manifest.id as SavedProductId;
    const options = {
      scope: absoluteScope(this.scope),
      signal,
      onProgress: (progress: Progress) => this.#dispatch(id, {type: 'progressed', progress}),
    };
    const save = async (files: ProductManifest): ReturnType<typeof saveProduct> => {
      const {leaveUnreported} = await loadRegistration();
      leaveUnreported(files.files.map(({path}) => path));
      return saveProduct(files, options);
    };
    try {
      return await save(manifest);
    } catch (error) {
      const isGone = !signal.aborted && problemOf(error).kind === 'host';
      const newer = isGone ? await unlessAborted(signal, deployedManifest(this.scope, id)) : manifest;
      if (newer.revision === manifest.revision) {
        throw error;
      }
      return save(newer);
    }
  }

  async #read(id: SavedProductId): Promise<void> {
    const before = this.#state.products[id];
    try {
      if (!this.#running.has(id) && (await isWorkedOn(this.scope, id))) {
        return this.#waitForOther(id);
      }
      const found = await readProduct(absoluteScope(this.scope), id);
      const state = await this.#withUpdate(found);
      const now = this.#state.products[id];
      // What was read while work ended may be what was there before.
      if (now !== before && now && !isUnderWay(now)) {
        return await this.#read(id);
      }
      this.#dispatch(id, {type: 'found', state});
    } catch {
      this.#set({isBlocked: true});
    }
  }

  async #withUpdate({state, manifest}: Awaited<ReturnType<typeof readProduct>>): Promise<ProductState> {
    const deployed = this.#state.deployed.find(({id}) => id === manifest?.id);
    if (state.status !== 'saved' || !manifest || !deployed || deployed.revision === manifest.revision) {
      return state;
    }
    const newer = await deployedManifest(this.scope, manifest.id).catch(() => manifest);
    return newer.revision === manifest.revision
      ? state
      : {...state, saved: {...state.saved, updateBytes: updateBytes(manifest, newer)}};
  }

  #waitForOther(id: SavedProductId): void {
    this.#dispatch(id, {type: 'elsewhere'});
    void untilFree(this.scope, id).then(() => this.#read(id));
  }

  #noteRunning(): void {
    if (this.#running.size > 0) {
      writeForTab(RESUME_KEY, [...this.#running.keys()].join(' '));
    } else {
      forgetForTab(RESUME_KEY);
    }
  }

  #dispatch(id: SavedProductId, event: ProductEvent): void {
    const {products} = this.#state;
    const state = reduceProduct(products[id] ?? {status: 'unsaved'}, event);
    this.#set({products: {...products, [id]: state}}, event.type === 'progressed' ? PROGRESS_MS : 0);
  }

  /** @param delay for so long listeners need not hear of it, in milliseconds */
  #set(changed: Partial<ProductsState>, delay = 0): void {
    this.#state = {...this.#state, ...changed};
    if (delay > 0) {
      this.#notifying ??= setTimeout(this.#notify, delay);
    } else {
      this.#notify();
    }
  }

  readonly #notify = (): void => {
    clearTimeout(this.#notifying);
    this.#notifying = undefined;
    this.#listeners.forEach((listener) => listener());
  };
}
