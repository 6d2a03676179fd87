import {
  CODE_VARIANT_OF_ENDING,
  CODE_VARIANTS,
  COOKIE_NAMES,
  DEFAULT_CODE_VARIANT,
  PAGE_ATTRIBUTES,
  STORAGE_KEYS,
} from '../../../src/site/storage';
import type {PreferencesOptions} from '../options';

interface ScriptFacts {
  readonly themeColor: PreferencesOptions['themeColor'];
  /** Where Docusaurus keeps the mode; kept in step, so that whichever script runs last says the same. */
  readonly docusaurusKey: string;
}

/**
 * The one inline script: puts the reader's choices on `<html>` and `<body>` before the first paint, so that CSS shows
 * them without a flash and React finds them in place. Storage that is missing, blocked, full or holds nonsense reads as
 * the defaults (spec, "Mode" and "Code variant").
 *
 * @returns script text for a tag at the start of `<body>`
 */
export function prePaintScript({themeColor, docusaurusKey}: ScriptFacts): string {
  const facts = JSON.stringify({
    themeColor,
    docusaurusKey,
    modeKey: STORAGE_KEYS.mode,
    variantCookie: COOKIE_NAMES.codeVariant,
    variants: CODE_VARIANTS,
    variantOfEnding: CODE_VARIANT_OF_ENDING,
    defaultVariant: DEFAULT_CODE_VARIANT,
    attributes: PAGE_ATTRIBUTES,
  }).replace(/</g, '\\u003c');
  return `(function(f){
var page=document.documentElement,choice='system';
try{
var stored=localStorage.getItem(f.modeKey);
if(stored==='light'||stored==='dark')choice=stored;
if(choice==='system')localStorage.removeItem(f.docusaurusKey);else localStorage.setItem(f.docusaurusKey,choice);
}catch(e){}
var mode=choice==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):choice;
page.setAttribute(f.attributes.mode,mode);
page.setAttribute(f.attributes.modeChoice,choice);
document.body.classList.add('mode-'+mode);
var meta=document.querySelector('meta[name="theme-color"]');
if(meta)meta.content=f.themeColor[mode];
var variant=f.defaultVariant;
try{
var cookie=new RegExp('(?:^|; )'+f.variantCookie+'=([^;]*)').exec(document.cookie);
if(cookie&&f.variants.indexOf(cookie[1])!==-1)variant=cookie[1];
}catch(e){}
var ending=/\\.(js|tsx)$/.exec(location.hash);
if(ending)variant=f.variantOfEnding[ending[1]];
page.setAttribute(f.attributes.codeVariant,variant);
})(${facts});`;
}
