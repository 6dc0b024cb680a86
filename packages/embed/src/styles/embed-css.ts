/**
 * The style sheet of the embed page. Sizes and delays are those of spec §9: the chrome opens 150 ms after the pointer
 * comes and closes 70 ms after it leaves; below 250 × 199 px it is gone. Hover also fetches the still, unseen, so that
 * pausing shows no gap.
 */
export const EMBED_CSS = `*{box-sizing:border-box}
html,body{height:100%;margin:0;overflow:hidden;background:transparent}
body{color:#fff;font:14px/1.3 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
a{color:inherit;text-decoration:none}
img,video{border:0}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.card{position:relative;width:100%;height:100%;overflow:hidden;animation:ready .3s ease-out both}
@keyframes ready{from{opacity:0}}
[data-zoetrope-kind=sticker]{background:repeating-conic-gradient(#e4e7eb 0 25%,#fff 0 50%) 50%/24px 24px}
picture.media,picture.counterpart{display:contents}
.media img,.counterpart img,video.media{position:absolute;inset:0;width:100%;height:100%;object-fit:contain}
.counterpart img,.card:has(.toggle:checked) .media img{display:none}
.card:has(.toggle:checked) .counterpart img{display:block}
.missing{position:absolute;inset:0;display:grid;place-content:center;justify-items:center;gap:14px;margin:0;padding:24px;background:#202329;text-align:center;font-size:16px;overflow-wrap:anywhere}
.missing p,.missing .continue{margin:0}
.clip{background:#000}
.clip.reduce{display:none}
.shade{position:absolute;inset:0;pointer-events:none;background:linear-gradient(#0b0c0eb3,#0b0c0e26 34%,#0b0c0e26 58%,#0b0c0ed9)}
.header,.footer{position:absolute;left:0;right:0;display:flex;align-items:center;gap:12px;padding:12px}
.header{top:0;padding-right:64px}
.footer{bottom:0;min-height:68px;justify-content:space-between}
.logo,.logo img{display:block}
.shade,.header,.footer,.pause{opacity:0;transition:opacity .15s ease-out .07s}
.card:hover :is(.shade,.header,.footer,.pause),.card:focus-within :is(.shade,.header,.footer,.pause){opacity:1;transition-delay:.15s}
.attribution{display:flex;align-items:center;gap:8px;min-width:0}
.avatar{flex:none;border-radius:50%;background:#ffffff26;object-fit:cover}
.names{min-width:0;display:grid;grid-template-columns:minmax(0,1fr)}
.name{display:flex;align-items:center;gap:5px;font-weight:650}
.name bdi,.handle{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.handle{font-size:12px;color:#ffffffcc}
.verified{flex:none}
.continue{flex:none;margin-left:auto;padding:10px 16px;border-radius:99px;background:#fff;color:#121417;font-weight:650;white-space:nowrap}
.continue:hover{background:#ffb524}
.on-mobile{display:none}
.pause{position:absolute;top:10px;right:10px;width:40px;height:40px;border-radius:50%;background:#0b0c0ea6;cursor:pointer;display:grid;place-items:center}
.pause:hover{background:#0b0c0ee6}
.toggle{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
.icon{width:24px;height:24px;pointer-events:none}
.play-icon,.card:has(.toggle:checked) .pause-icon,.if-reduced{display:none}
.card:has(.toggle:checked) .play-icon{display:block}
[data-zoetrope-pause=always] .pause,.card:has(.toggle:checked) .pause{opacity:1}
:focus-visible,.pause:focus-within:has(:focus-visible){outline:3px solid #fff;outline-offset:2px;box-shadow:0 0 0 6px #121417}
[data-zoetrope-kind=clip] .header{display:none}
[data-zoetrope-kind=clip] .footer{top:0;bottom:auto}
[data-zoetrope-kind=clip] .shade{background:linear-gradient(#0b0c0eb3,transparent 40%)}
@media (prefers-reduced-motion:no-preference){.card:hover .counterpart img,.card:focus-within .counterpart img{display:block;visibility:hidden}}
.card:has(.toggle:checked) .counterpart img{visibility:visible}
@media (max-width:419.98px){.handle{display:none}.continue{padding:8px 12px;font-size:13px}}
@media (hover:none) and (pointer:coarse){
.shade,.header,.attribution,.on-desktop{display:none}
.footer,.pause{opacity:1}
.footer{min-height:36px;padding:0;background:#0b0c0eb3;animation:rise .3s ease-out both}
.on-mobile{display:inline}
.continue,.continue:hover{flex:1;padding:9px;background:none;color:#fff;text-align:center}
@keyframes rise{from{transform:translateY(100%)}}
[data-zoetrope-kind=clip] .footer{animation:none}
}
@media (max-width:249.98px),(max-height:198.98px){.shade,.header,.footer{display:none}.pause{top:4px;right:4px}}
@media (prefers-reduced-motion:reduce){
.card,.footer{animation:none}
.shade,.header,.footer,.pause{transition:none}
.clip.reduce,.play-icon,.card:has(.toggle:checked) .pause-icon{display:block}
.clip.no-preference,.pause-icon,.card:has(.toggle:checked) .play-icon,.if-moving{display:none}
.if-reduced{display:inline}
.pause{opacity:1}
}`;
