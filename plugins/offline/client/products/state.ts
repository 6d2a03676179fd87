import type {Problem} from './problems';
import type {Progress} from './saveProduct';

/** A product that is saved whole. */
export interface Saved {
  /** ISO date. */
  readonly savedAt: string;
  /** Bytes on the device. */
  readonly bytes: number;
  /** Bytes that an update to the deployed build transfers; `undefined` if there is none. */
  readonly updateBytes?: number;
}

/** What the settings show of a product. While an update is saved, what was saved before can be read. */
export type ProductState =
  | {readonly status: 'unsaved'; readonly problem?: Problem}
  | {readonly status: 'saving'; readonly progress?: Progress; readonly saved?: Saved}
  | {readonly status: 'half'; readonly progress: Progress; readonly saved?: Saved; readonly problem?: Problem}
  | {readonly status: 'saved'; readonly saved: Saved; readonly problem?: Problem}
  | {readonly status: 'removing'}
  /** Another tab saves, updates or removes it. */
  | {readonly status: 'elsewhere'};

export type ProductEvent =
  | {readonly type: 'found'; readonly state: ProductState}
  | {readonly type: 'begun'}
  | {readonly type: 'progressed'; readonly progress: Progress}
  | {readonly type: 'stopped'; readonly problem?: Problem}
  | {readonly type: 'saved'; readonly saved: Saved}
  | {readonly type: 'removing'}
  | {readonly type: 'removed'}
  | {readonly type: 'elsewhere'};

function savedOf(state: ProductState): {readonly saved?: Saved} {
  return 'saved' in state && state.saved ? {saved: state.saved} : {};
}

/** What is left when saving ends before its end: what was saved before, and the half that is there. */
function stopped(state: ProductState, problem: Problem | undefined): ProductState {
  if (state.status !== 'saving') {
    return state;
  }
  const {saved, progress} = state;
  const why = problem && {problem};
  if (progress && progress.files > 0) {
    return {status: 'half', progress, ...(saved && {saved}), ...why};
  }
  return saved ? {status: 'saved', saved, ...why} : {status: 'unsaved', ...why};
}

/** Whether this tab saves or removes a product. */
export function isUnderWay({status}: ProductState): boolean {
  return status === 'saving' || status === 'removing';
}

/** The state of a product after something has happened. */
export function reduceProduct(state: ProductState, event: ProductEvent): ProductState {
  switch (event.type) {
    case 'found':
      // What is under way in this tab knows more than its half of the files.
      return isUnderWay(state) ? state : event.state;
    case 'begun':
      return {
        status: 'saving',
        ...savedOf(state),
        ...('progress' in state && state.progress && {progress: state.progress}),
      };
    case 'progressed':
      return state.status === 'saving' ? {...state, progress: event.progress} : state;
    case 'stopped':
      return stopped(state, event.problem);
    case 'saved':
      return {status: 'saved', saved: event.saved};
    case 'removing':
      return {status: 'removing'};
    case 'removed':
      return {status: 'unsaved'};
    case 'elsewhere':
      return {status: 'elsewhere'};
  }
}
