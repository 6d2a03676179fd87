import {SERVER_API_DISPLAY, type ApiDisplay, type ApiSection} from '../../site/storage';

export interface ApiDisplayChoice {
  readonly display: ApiDisplay | undefined;
  readonly chooseApiDisplay?: (display: ApiDisplay) => void;
}

/** The form of API pages where no plugin lets readers choose: the server's. */
export default function useApiDisplay(_section?: ApiSection): ApiDisplayChoice {
  return {display: SERVER_API_DISPLAY};
}
