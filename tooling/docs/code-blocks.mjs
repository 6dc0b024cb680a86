/**
 * The fenced blocks of a page in Markdown. Comments right above a block, which no reader sees, complete it:
 * `<!-- given: … -->` is code that it takes for granted, `<!-- run -->` says that it is a whole program for Node.js, and
 * `<!-- file: … -->` the name of its file, so that others can import it.
 */
export function codeBlocks(path, text) {
  const blocks = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [, fence, language] = /^ {0,3}(```+)(\S*)/.exec(lines[at]) ?? [];
    if (!fence) continue;
    const end = lines.findIndex((line, index) => index > at && line.trim() === fence);
    if (end < 0) throw new Error(`${path}:${at + 1}: this block has no end`);
    const remarks = remarksAbove(lines.slice(0, at).join('\n'));
    blocks.push({
      path,
      line: at + 1,
      language,
      code: lines.slice(at + 1, end).join('\n'),
      given: remarks
        .filter((remark) => remark.startsWith('given:'))
        .map((remark) => remark.slice('given:'.length).trim()),
      isProgram: remarks.includes('run'),
      file: remarks
        .find((remark) => remark.startsWith('file:'))
        ?.slice('file:'.length)
        .trim(),
    });
    at = end;
  }
  return blocks;
}

/** The comments that end a text, with nothing but space between them. */
function remarksAbove(text) {
  const trimmed = text.trimEnd();
  if (!trimmed.endsWith('-->')) return [];
  const start = trimmed.lastIndexOf('<!--');
  return [...remarksAbove(trimmed.slice(0, start)), trimmed.slice(start + 4, -3).trim()];
}
