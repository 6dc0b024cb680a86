/**
 * Returns the fenced code blocks of a Markdown page. HTML comments right above a block add information: `<!-- given: …
 * -->`
 * contains declarations that the block needs, `<!-- run -->` marks a complete program for Node.js, and `<!-- file: …
 * -->`
 * names the file of the block, so that other blocks can import it.
 */
export function codeBlocks(path, text) {
  const blocks = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, fence, language] = /^ {0,3}(```+)(\S*)/.exec(lines[index]) ?? [];
    if (!fence) continue;
    const end = lines.findIndex((line, lineIndex) => lineIndex > index && line.trim() === fence);
    if (end < 0) throw new Error(`${path}:${index + 1}: this block is not closed`);
    const comments = commentsAbove(lines.slice(0, index).join('\n'));
    blocks.push({
      path,
      line: index + 1,
      language,
      code: lines.slice(index + 1, end).join('\n'),
      given: comments
        .filter((comment) => comment.startsWith('given:'))
        .map((comment) => comment.slice('given:'.length).trim()),
      isProgram: comments.includes('run'),
      file: comments
        .find((comment) => comment.startsWith('file:'))
        ?.slice('file:'.length)
        .trim(),
    });
    index = end;
  }
  return blocks;
}

/** Returns the HTML comments at the end of a text, which only whitespace separates. */
function commentsAbove(text) {
  const trimmed = text.trimEnd();
  if (!trimmed.endsWith('-->')) return [];
  const start = trimmed.lastIndexOf('<!--');
  return [...commentsAbove(trimmed.slice(0, start)), trimmed.slice(start + 4, -3).trim()];
}
