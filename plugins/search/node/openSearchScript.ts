/** Elements that take a slash themselves: fields, and running demos. */
const WRITING =
  'input,textarea,select,[contenteditable=""],[contenteditable="true"],[role="textbox"],[data-demo-preview]';

/**
 * The inline script that opens the search dialog of the server's HTML in the same task as the key or the press, before React
 * runs and after it: no letter that follows is lost. Ctrl or Cmd+K opens it anywhere, a slash outside of fields. A slash leads
 * to the page's own filter if it has one. Escape closes it at once, and `data-entered` keeps that Enter was the last key. A
 * listener that has prevented the key's default keeps it. Keys of an input method are known as in `src/ui/isComposing.ts`. A press
 * beside the dialog closes it, but not one that began inside, as selecting text may.
 *
 * @returns script text for a tag at the start of `<body>`
 */
export function openSearchScript(): string {
  return `(function(){
function open(event){
var dialog=document.querySelector('[data-search-dialog]');
if(!dialog)return;
event.preventDefault();
if(document.querySelector('dialog[open]'))return;
dialog.showModal();
dialog.querySelector('input').focus();
}
document.addEventListener('keydown',function(event){
var key=event.key,held=event.ctrlKey||event.metaKey;
if(!key||event.defaultPrevented||event.isComposing||event.keyCode===229||event.repeat||event.altKey)return;
if(event.target.matches('[data-search-dialog] input')){
event.target.toggleAttribute('data-entered',key==='Enter');
if(key==='Escape'){event.preventDefault();event.target.value='';event.target.closest('dialog').close()}
}
if(key.toLowerCase()==='k'){if(held&&!event.shiftKey)open(event);return}
if(key!=='/'||held||event.target.closest('${WRITING}')||document.querySelector('dialog[open],[aria-modal="true"]'))return;
var filter=document.querySelector('input[aria-keyshortcuts="/"]');
if(filter){event.preventDefault();filter.focus();filter.select()}else open(event);
});
var pressed;
document.addEventListener('pointerdown',function(event){pressed=event.target});
document.addEventListener('click',function(event){
var target=event.target;
if(target.closest('[data-search-open]'))open(event);
if(target===pressed&&target.matches('[data-search-dialog]'))target.close();
});
})();`;
}
