import {
  API_DISPLAY_ATTRIBUTES,
  API_DISPLAY_KEYS,
  API_DISPLAYS,
  API_SECTIONS,
  MIXED_API_DISPLAYS,
  SERVER_API_DISPLAY,
} from '../../../src/site/storage';
import {getPattern} from 'isbot';
import {BOT_ATTRIBUTE} from '../bots';

/**
 * The inline script that puts the displays of API pages on `<html>` before the first paint. A section has its own stored
 * display, or else the page's. On a first visit the page's display is one of the three at random, and is stored. Bots and
 * readers whose storage is blocked get the server's display; a random one would change with every visit. The script runs
 * on all pages, since the next page may be an API page.
 *
 * @returns script text for a tag at the start of `<body>`
 */
export function apiDisplayScript(): string {
  const facts = JSON.stringify({
    bot: BOT_ATTRIBUTE,
    keys: API_DISPLAY_KEYS,
    attributes: API_DISPLAY_ATTRIBUTES,
    displays: API_DISPLAYS,
    sections: API_SECTIONS,
    server: SERVER_API_DISPLAY,
    mixed: MIXED_API_DISPLAYS,
  });
  // As it is written, which is shorter than as JSON. A browser that cannot read it takes nobody for a bot.
  const bots = `String.raw\`${getPattern().source.replace(/`|\$\{/g, '.')}\``;
  return `(function(f,bots){
var d=f.displays,page=document.documentElement,all,seen=[];
function read(key){try{key=localStorage.getItem(key);return d.indexOf(key)!==-1&&key}catch(e){}}
try{if(new RegExp(bots,'i').test(navigator.userAgent)){all=f.server;page.setAttribute(f.bot,'')}}catch(e){}
if(all);
else if(!(all=read(f.keys.default))){
all=d[Math.floor(Math.random()*d.length)];
try{localStorage.setItem(f.keys.default,all)}catch(e){all=f.server}
}
f.sections.forEach(function(s){
var own=read(f.keys[s])||all;
page.setAttribute(f.attributes[s],own);
if(seen.indexOf(own)===-1)seen.push(own);
});
page.setAttribute(f.attributes.default,seen.length>1?f.mixed:seen[0]);
})(${facts},${bots});`;
}
