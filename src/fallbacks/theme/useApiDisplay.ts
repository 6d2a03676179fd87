import {SERVER_API_DISPLAY, type ApiDisplay, type ApiSection} from '../../site/storage';

export interface ApiDisplayChoice {
  readonly display: ApiDisplay | undefined;
  readonly chooseApiDisplay?: (display: ApiDisplay) => void;
}

/** Without the preferences plugin, API pages keep the display that the server rendered. */
export default function useApiDisplay(_section?: ApiSection): ApiDisplayChoice {
  return {display: SERVER_API_DISPLAY};
}
