/**
 * Neutral colors, so that the media stands out, with amber as the only accent. The pause switches need no script: a
 * checked box shows the still of each picture.
 */
export const PAGE_CSS = `*{box-sizing:border-box}
:root{color-scheme:light dark;--page:light-dark(#f4f5f6,#17191d);--surface:light-dark(#fff,#202329);--sunken:light-dark(#e6e9ec,#0f1114);--chip:light-dark(#e3e6ea,#2a2e35);--ink:light-dark(#121417,#f1f2f4);--soft:light-dark(#545b66,#a7aeb9);--line:light-dark(#d8dce1,#31363d);--edge:light-dark(#7d8490,#7b838f);--lamp:#ffb524;--drum:light-dark(#121417,#08090a);--checker:light-dark(#e4e7eb,#2b2f36);--gutter:clamp(16px,3vw,40px);--column:clamp(150px,20vw,200px)}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 "Archivo Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%}
main{padding:clamp(20px,3vw,36px) max(var(--gutter),50% - 580px) 72px}
h1{margin:0;font-size:clamp(26px,2vw + 18px,38px);line-height:1.12;font-weight:750;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:0;font-size:18px;line-height:1.3;font-weight:700}
p{margin:0}
a{color:inherit}
.soft{color:var(--soft)}
:focus-visible,.pause:has(:focus-visible),.stills:has(:focus-visible){outline:3px solid light-dark(#121417,#ffb524);outline-offset:2px}
.skip{position:absolute;left:8px;top:-60px;padding:10px 14px;background:var(--lamp);color:#121417;z-index:1}
.skip:focus{top:8px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.masthead{display:flex;align-items:center;gap:16px 28px;padding:12px max(var(--gutter),50% - 580px);background:var(--drum);color:#f7f8f9}
.home{display:flex;align-items:center;gap:10px;font-size:18px;font-weight:750;letter-spacing:-.01em;text-decoration:none}
.home img{display:block}
.search{display:flex;flex:1;max-width:560px;margin-left:auto;border-radius:8px;background:#24282e;overflow:hidden}
.search input{flex:1;min-width:0;height:44px;padding:0 14px;border:0;background:none;color:inherit;font:inherit}
.search input::placeholder{color:#a7aeb9;opacity:1}
.search button{padding:0 18px;border:0;background:var(--lamp);color:#121417;font:inherit;font-weight:650;cursor:pointer}
.search :focus-visible{outline-color:#ffb524;outline-offset:-3px}
.search button:focus-visible{outline-color:#121417}
.kinds{display:flex;flex-wrap:wrap;gap:8px;margin:18px 0 0}
.kinds a,.tags a,.sites a,.pager a{display:inline-flex;align-items:center;min-height:36px;padding:6px 14px;border-radius:99px;background:var(--chip);text-decoration:none;font-weight:500;overflow-wrap:anywhere}
:is(.kinds,.tags,.sites,.pager) a:hover{background:var(--ink);color:var(--page)}
.kinds [aria-current]{background:var(--lamp);color:#121417}
.tiles{columns:var(--column);column-gap:6px;margin:14px 0 0;padding:0;list-style:none}
.tiles li{break-inside:avoid;margin:0 0 6px}
.tiles a{display:block;border-radius:4px;overflow:hidden;background:var(--sunken)}
.tiles a:hover{outline:3px solid var(--lamp);outline-offset:-3px}
.tiles img{display:block;width:100%;height:auto}
.tiles .sticker img{padding:8px}
.tiles .missing{padding:0 12px}
.missing{display:grid;place-items:center;min-height:120px;text-align:center;color:var(--soft);overflow-wrap:anywhere}
[data-zoetrope-kind=sticker]{background:repeating-conic-gradient(var(--checker) 0 25%,var(--surface) 0 50%) 0 0/24px 24px}
.counterpart img,.card:has(.toggle:checked) .media img,.stills:has(:checked)+.tiles .media img{display:none}
.card:has(.toggle:checked) .counterpart img,.stills:has(:checked)+.tiles .counterpart img{display:block}
.stills{display:inline-flex;align-items:center;gap:8px;min-height:36px;margin-top:18px;padding:4px 12px;border-radius:99px;border:1px solid var(--line);color:var(--soft);font-size:14px;cursor:pointer}
.stills .toggle{width:16px;height:16px;margin:0;accent-color:#b57400}
.if-reduced{display:none}
.gif{display:grid;grid-template-columns:minmax(0,1.45fr) minmax(300px,1fr);gap:clamp(24px,3.4vw,48px);align-items:start}
.stage{position:relative;display:grid;place-items:center;border-radius:8px;overflow:hidden;background-color:var(--sunken)}
.stage picture{display:contents}
.stage video{background:#000}
.stage :is(img,video){display:block;width:100%;height:auto;max-height:min(72vh,680px);object-fit:contain}
.stage[data-zoetrope-kind] img{max-width:440px;padding:24px}
@media (prefers-reduced-motion:no-preference){.stage:hover .counterpart img,.stage:focus-within .counterpart img{display:block;visibility:hidden;position:absolute}}
.stage .counterpart img,.stage:has(.toggle:checked) .media img{display:none}
.stage:has(.toggle:checked) .counterpart img{display:block;visibility:visible;position:static}
.pause{position:absolute;right:12px;bottom:12px;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;border:1px solid #ffffff40;background:#121417d9;color:#fff;cursor:pointer}
.pause:hover{background:var(--lamp);color:#121417}
.pause .toggle{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
.icon{width:24px;height:24px;pointer-events:none}
.play-icon,.card:has(.toggle:checked) .pause-icon{display:none}
.card:has(.toggle:checked) .play-icon{display:block}
.about{display:grid;gap:20px;min-width:0}
.attribution{display:flex;align-items:center;gap:10px;min-width:0;text-decoration:none}
a.attribution:hover .name bdi{text-decoration:underline}
.avatar{flex:none;border-radius:50%;background:var(--chip);object-fit:cover}
.names{display:grid;grid-template-columns:minmax(0,1fr);min-width:0;line-height:1.3}
.name{display:flex;align-items:center;gap:5px;font-weight:650}
.name bdi,.handle{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.handle{font-size:13px;color:var(--soft)}
.verified{flex:none}
.tags{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none}
.share{display:grid;gap:14px;padding-top:20px;border-top:1px solid var(--line)}
.sites{display:flex;flex-wrap:wrap;gap:8px}
.share label{display:grid;gap:4px;color:var(--soft);font-size:13px}
.share :is(input,textarea){width:100%;padding:10px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--ink);font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;resize:vertical}
.report{display:grid;gap:18px;min-width:0}
.report fieldset{display:grid;gap:4px;margin:0;padding:0;border:0}
.report legend{margin-bottom:8px;padding:0;font-weight:650}
.report fieldset label{display:flex;align-items:center;gap:10px;min-height:32px;cursor:pointer}
.report input{width:18px;height:18px;margin:0;accent-color:#b57400}
.report .text{display:grid;gap:4px}
.report textarea{width:100%;padding:10px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;resize:vertical}
.report button{min-height:44px;padding:0 22px;border:0;border-radius:8px;background:var(--lamp);color:#121417;font:inherit;font-weight:650;cursor:pointer}
.report .error{padding:10px 14px;border:2px solid;border-radius:8px}
.related{margin-top:clamp(36px,5vw,64px)}
.related .stills{margin-top:12px}
.channel{display:flex;align-items:center;gap:20px}
.channel p{margin-top:2px}
.note{margin:48px 0;color:var(--soft);font-size:17px}
.pager{display:flex;align-items:center;justify-content:center;gap:16px;margin-top:28px;color:var(--soft)}
.pager a{color:var(--ink)}
.lost{display:grid;justify-items:center;gap:14px;padding:clamp(32px,9vh,110px) 0;text-align:center}
.lost p{max-width:44ch;color:var(--soft)}
.lost a{color:var(--ink)}
@media (max-width:820px){.gif{grid-template-columns:minmax(0,1fr)}}
@media (max-width:520px){.masthead{flex-wrap:wrap}.search{flex-basis:100%;max-width:none;margin:0}.channel{align-items:flex-start;gap:14px}.channel .avatar{width:64px;height:64px}}
@media (prefers-reduced-motion:reduce){.play-icon,.card:has(.toggle:checked) .pause-icon{display:block}.pause-icon,.card:has(.toggle:checked) .play-icon,.if-moving{display:none}.if-reduced{display:inline}}
@media (forced-colors:active){.pause,.kinds [aria-current]{border:2px solid}}`;
