/** What the comments in a token file say, by the token's path: `color.text.muted` → "Second rank: …". */
export type TokenPurposes = ReadonlyMap<string, string>

/** A comment, a text (skipped), the start of a group, a token, the end of a group. */
const TOKEN = /\/\*\*([\s\S]*?)\*\/|`[^`]*`|'[^']*'|(\w+):\s*\{|(\w+):|\}/g

/**
 * Reads the purposes of tokens out of their source, so that the page about them and the comment beside them are one text.
 * `start` is what stands before the object's opening brace. A comment counts for the key that follows it.
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
