/** Doc comments of a token file by token path: `color.text.muted` → "Second rank: …". */
export type TokenPurposes = ReadonlyMap<string, string>

/** Matches the parts of a token file: a comment, a string (skipped), the start and end of a group, a token. */
const TOKEN = /\/\*\*([\s\S]*?)\*\/|`[^`]*`|'[^']*'|(\w+):\s*\{|(\w+):|\}/g

/**
 * Reads the doc comments of tokens from their source, so that documentation and code share one text. `start`
 * is the text before the object's opening brace. A comment belongs to the key after it.
 */
export function readTokenPurposes(source: string, start: string): TokenPurposes {
  const from = source.indexOf(start)
  if (from < 0) throw new Error(`The source of the tokens has no “${start}”.`)
  const purposes = new Map<string, string>()
  const path: string[] = []
  let comment = ''
  for (const [match, text, group, leaf] of source.slice(from + start.length).matchAll(TOKEN)) {
    if (text !== undefined) comment = plain(text)
    else if (match === '}') {
      if (path.pop() === undefined) break
    } else if (group !== undefined || leaf !== undefined) {
      const name = [...path, group ?? leaf].join('.')
      if (comment !== '') purposes.set(name, comment)
      comment = ''
      if (group !== undefined) path.push(group)
    }
  }
  return purposes
}

const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
