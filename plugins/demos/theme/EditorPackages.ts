/** The packages that code in the page can import, for other plugins that run code. */
export {default} from '@generated/demos/default/editorPackages';
