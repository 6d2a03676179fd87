/**
 * The inline script that keeps a reader's press on a drawn demo, the last one of each, until React has taken the page over
 * (`client/start/earlyPress.ts`).
 *
 * @returns script text for a tag at the start of `<body>`
 */
export function earlyPressScript(): string {
  return `document.addEventListener('click',function(event){
var place=event.target.closest('[data-has-hydrated=false] [data-static-block$=tsx]');
if(place){event.preventDefault();place.earlyPress=event}
},true);`;
}
