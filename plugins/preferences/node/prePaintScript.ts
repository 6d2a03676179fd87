import {DATE_LIBRARY_NAMES} from '../../../src/site/dateLibraries';
import {PACKAGE_MANAGERS} from '../../../src/site/packageManagers';
import {PLANS} from '../../../src/site/packages';
import {
  CODE_STYLINGS,
  CODE_VARIANT_OF_ENDING,
  CODE_VARIANTS,
  COOKIE_NAMES,
  PAGE_ATTRIBUTES,
  STORAGE_KEYS,
  STYLING_SLUGS,
  type PaletteMode,
} from '../../../src/site/storage';
import {DEFAULT_PREFERENCES, DIRECTIONS, GREATEST_SPACING} from '../themePreferences';

interface ScriptFacts {
  /** Colors of the browser's own frame. */
  readonly themeColor: Readonly<Record<PaletteMode, string>>;
  /** Docusaurus' own key of the mode. It is kept equal to ours, so that the order of both scripts does not matter. */
  readonly docusaurusKey: string;
}

/**
 * The inline script that puts the reader's choices on `<html>` and `<body>` before the first paint, so that CSS shows them
 * without a flash. Storage that is missing, blocked or invalid reads as the defaults. Choices that only demos use are read
 * with the first demo.
 *
 * @returns script text for a tag at the start of `<body>`
 */
export function prePaintScript({themeColor, docusaurusKey}: ScriptFacts): string {
  const facts = JSON.stringify({
    themeColor,
    docusaurusKey,
    keys: STORAGE_KEYS,
    cookies: COOKIE_NAMES,
    directions: DIRECTIONS,
    spacing: DEFAULT_PREFERENCES.spacing,
    greatestSpacing: GREATEST_SPACING,
    // The first of each list is the default.
    variants: CODE_VARIANTS,
    variantOfEnding: CODE_VARIANT_OF_ENDING,
    stylings: CODE_STYLINGS,
    stylingOfSlug: Object.fromEntries(CODE_STYLINGS.map((styling) => [STYLING_SLUGS[styling], styling])),
    lists: {
      dateLibrary: DATE_LIBRARY_NAMES,
      packageManager: PACKAGE_MANAGERS.map(({id}) => id),
      installPlan: PLANS.map(({id}) => id),
    },
    attributes: PAGE_ATTRIBUTES,
  }).replace(/</g, '\\u003c');
  return `(function(f){
var page=document.documentElement,choice='system',at=f.attributes,own=false;
function read(key){try{return localStorage.getItem(key)}catch(e){return null}}
function cookie(name){try{
return decodeURIComponent(new RegExp('(?:^|; )'+name+'=([^;]*)').exec(document.cookie)[1]);
}catch(e){return ''}}
function put(name,value){page.setAttribute(name,value)}
var stored=read(f.keys.mode);
if(stored==='light'||stored==='dark')choice=stored;
try{
if(choice==='system')localStorage.removeItem(f.docusaurusKey);else localStorage.setItem(f.docusaurusKey,choice);
}catch(e){}
var mode=choice==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):choice;
put(at.mode,mode);
put(at.modeChoice,choice);
document.body.classList.add('mode-'+mode);
var meta=document.querySelector('meta[name="theme-color"]');
if(meta)meta.content=f.themeColor[mode];
var direction=read(f.keys.direction);
if(f.directions.indexOf(direction)!==-1){put(at.direction,direction);page.dir=direction;own=direction==='rtl'}
if(read(f.keys.dense)==='true'){put(at.dense,'');own=true}
var text=read(f.keys.spacing),spacing=+text;
if(text===''+spacing&&spacing>0&&spacing<=f.greatestSpacing&&spacing%1===0&&spacing!==f.spacing)own=true;
if(own||/^\\{"/.test(cookie(f.cookies.paletteColors)))put(at.demoLook,'');
var variant=cookie(f.cookies.codeVariant),ending=/\\.(js|tsx)(=[\\w-]*)?$/.exec(location.hash);
put(at.codeVariant,ending?f.variantOfEnding[ending[1]]:f.variants.indexOf(variant)!==-1?variant:f.variants[0]);
var styling=cookie(f.cookies.codeStyling),slug=/^#([a-z]+)-[A-Z]\\w*(\\.(js|tsx)(=.*)?)?$/.exec(location.hash);
slug=slug&&Object.prototype.hasOwnProperty.call(f.stylingOfSlug,slug[1])&&slug[1];
put(at.codeStyling,slug?f.stylingOfSlug[slug]:f.stylings.indexOf(styling)!==-1?styling:f.stylings[0]);
for(var name in f.lists){
var list=f.lists[name],value=cookie(f.cookies[name]);
put(at[name],list.indexOf(value)!==-1?value:list[0]);
}
})(${facts});`;
}
