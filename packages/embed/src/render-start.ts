import { safeUrl } from '@zoetrope/model';
import type { EmbedPageOptions } from './embed-page-options.ts';
import { type Html, html, trustedHtml } from './html.ts';

/**
 * The only script in the page itself, right after the media. It asks for the client when the first frame has been shown and
 * the browser is idle, or at once when somebody comes near the page. A pointer that lay there before does not count, though
 * browsers tell of it as if it had moved. Until then it keeps what the host page says, and nobody else, for the client to
 * answer. A clip loses the browser's own controls before they are laid out, which takes a slow phone longer than all else of
 * the page; it gets them back if the client does not come. A clip that is not let play by itself shows no frame: a second
 * after it could, it is waited for no longer.
 */
export function renderStart({ client, nonce }: Pick<EmbedPageOptions, 'client' | 'nonce'>): Html | undefined {
  const src = client && 'src' in client ? safeUrl(client.src) : undefined;
  if (src === undefined) return undefined;
  return html`<script${nonce !== undefined && html` nonce="${nonce}"`} data-src="${src}">${trustedHtml(SCRIPT)}</script>`;
}

const SCRIPT = `((w,d)=>{const src=d.currentScript.dataset.src,said=[],near="pointermove pointerdown keydown focusin".split(" "),
v=d.querySelector("video.media"),m=v||d.querySelector(".media img");let asked,touched=false;
const hear=e=>{if(e.source===w.parent){said.length<99&&said.push(e);go()}},
stir=e=>{touched=e.pointerType=="touch";(e.type!=near[0]||e.movementX||e.movementY)&&go()},
come=()=>near.forEach(n=>w.addEventListener(n,stir,{passive:true})),
go=()=>{if(asked)return;asked=1;import(src).then(x=>{near.forEach(n=>w.removeEventListener(n,stir));w.removeEventListener("message",hear);x.startEmbed({said,touched})},()=>{asked=0;if(v)v.controls=true})},
idle=()=>w.requestIdleCallback?requestIdleCallback(go,{timeout:1e3}):setTimeout(go,200),
on=(n,wait)=>m.addEventListener(n,()=>setTimeout(idle,wait),{once:true,capture:true});
come();w.addEventListener("message",hear);if(v)v.controls=false;
if(!m||m.complete)idle();else{if(v&&v.requestVideoFrameCallback)v.requestVideoFrameCallback(idle);on("load",0);on("loadeddata",1e3);on("error",0);setTimeout(idle,4e3)}
})(window,document)`;
