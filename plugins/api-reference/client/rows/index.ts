/** What only the server renders of the API's lists, and the dev server. */
export {default as classRows} from './classRows';
export {default as EventList} from './EventList';
export {default as propertyRows} from './propertyRows';
export {default as propRows} from './propRows';
export {default as RowList} from './RowList';
export {default as SelectorLists} from './SelectorLists';
export {default as slotRows} from './slotRows';
