/**
 * The inline script that keeps a reader's press on a drawn demo, the last one of each, until React has taken the page over
 * (`client/start/earlyPress.ts`).
 *
 * @returns script text for a tag at the start of `<body>`
 */
export function earlyPressScript(): string {
  return `document.addEventListener('click',function keep(event){
if(document.documentElement.dataset.hasHydrated==='true')return document.removeEventListener('click',keep,true);
var place=event.target.closest('[data-static-block$=".tsx"]');
if(place){event.preventDefault();place.earlyPress=event}
},true);`;
}
