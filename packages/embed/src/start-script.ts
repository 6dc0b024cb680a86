/**
 * The only script in the page itself. It asks for the client when the first frame has been shown and the browser is idle, or
 * at once when somebody comes near the page; until then it keeps what the host page says, for the client to answer.
 */
export function startScript(): string {
  return `((w,d)=>{const src=d.currentScript.dataset.src,said=[];let asked;
const hear=e=>{said.push(e);go()},near="pointerover pointerdown keydown focusin".split(" "),
go=()=>{if(asked)return;asked=1;near.forEach(n=>w.removeEventListener(n,go));import(src).then(m=>{w.removeEventListener("message",hear);m.startEmbed({said})},()=>{asked=0})},
idle=()=>w.requestIdleCallback?requestIdleCallback(go,{timeout:1e3}):setTimeout(go,200),
m=d.querySelector("video.media")||d.querySelector(".media img");
near.forEach(n=>w.addEventListener(n,go,{passive:true}));w.addEventListener("message",hear);
if(!m||m.complete||m.readyState>1)idle();else{["load","loadeddata","error"].forEach(n=>m.addEventListener(n,idle,{once:true}));setTimeout(idle,4e3)}
})(window,document)`;
}
