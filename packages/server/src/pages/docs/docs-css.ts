/** Text has a contrast of at least 4.5, and edges of fields of at least 3. */
export const DOCS_CSS = `*{box-sizing:border-box}
:root{color-scheme:light dark;--page:light-dark(#f4f5f6,#17191d);--surface:light-dark(#fff,#202329);--ink:light-dark(#121417,#f1f2f4);--soft:light-dark(#545b66,#a7aeb9);--line:light-dark(#d8dce1,#31363d);--edge:light-dark(#7d8490,#7b838f)}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:900px;margin:0 auto;padding:24px 16px 72px}
h1{margin:0;font-size:32px;line-height:1.2}
h2{margin:32px 0 8px;font-size:18px}
a{color:inherit}
.soft{color:var(--soft)}
:focus-visible{outline:3px solid light-dark(#121417,#ffb524);outline-offset:2px}
details{margin:6px 0;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
summary{padding:12px;cursor:pointer;overflow-wrap:anywhere}
.method{display:inline-block;min-width:64px;font-weight:700}
form{padding:0 12px 12px}
p{margin:12px 0}
label{display:block;font-weight:600}
small{display:block;font-size:13px}
input,select,textarea{width:100%;max-width:480px;min-height:40px;padding:8px 10px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:var(--ink);font:inherit}
button{min-height:40px;padding:8px 16px;border:0;border-radius:6px;background:#ffb524;color:#121417;font:inherit;font-weight:650;cursor:pointer}
[role=status]{min-height:24px;margin-top:8px;overflow-wrap:anywhere}
pre{max-height:420px;margin:0;padding:12px;overflow:auto;border:1px solid var(--line);border-radius:6px;background:var(--page);font-size:13px}
@media (forced-colors:active){button{border:2px solid}}`;
