import { isCommonWord, isEnglishWord } from './commonWords.ts'
import { noise, type Lexicon } from './Lexicon.ts'
import { PREPOSITIONS } from './attributes.data.ts'
import { NEEDS, SUBJECTS } from './needs.data.ts'
import { ROOT_MIN, rootOf } from './rootOf.ts'
import { transliterate } from './transliterate.ts'

/** Words that two words of a need may have between them. */
const BETWEEN_MAX = 3
interface Need {
  name: string
  /** Words as they are listed, and the roots of those of Hindi; the text has one of each group. */
  groups: readonly { words: ReadonlySet<string>; roots: ReadonlySet<string> }[]
}

const lines = NEEDS.trim()
  .split('\n')
  .map((line) => line.split(' | '))

/** Names of what the needs stand for. */
export const namesOfNeeds: readonly string[] = lines.flatMap(([name]) => name ?? [])

let known: { needs: readonly Need[]; roots: ReadonlySet<string> } | undefined

/** The needs, which are read when they are first needed, as the words of English are. */
function read() {
  known ??= readLines()
  return known
}

function readLines() {
  const needs = lines.map(([name = '', ...lists]): Need => {
    const groups = lists.map((list) => {
      const words = list.split(', ').flatMap((word) => SUBJECTS[word]?.split(', ') ?? word)
      const roots = words.filter((word) => !isEnglishWord(word)).map(rootOf)
      return { words: new Set(words), roots: new Set(roots.filter((root) => root.length >= ROOT_MIN)) }
    })
    return { name, groups }
  })
  const roots = new Set(needs.flatMap(({ groups }) => groups.flatMap((group) => [...group.roots])))
  return { needs, roots }
}

const subjects: ReadonlySet<string> = new Set(Object.values(SUBJECTS).flatMap((words) => words.split(', ')))

/** True for a word that a need may be said with, which is no misheard name: "phati" is no foot. */
export const isOfNeed = (word: string): boolean => read().roots.has(rootOf(word))

/** A word of a text, or the name of a need that stands for some. */
interface Part {
  words: readonly string[]
  word: string
  /** Undefined for a word of English, which is only itself. */
  root: string | undefined
  /** True for what says something else, such as the "lip" of "lip liner". */
  isTaken: boolean
  isNeed?: boolean
}

/** "Aankhon ke niche kale ghere" are dark circles: the names of needs stand in the place of the words for them. */
export function readNeeds(lexicon: Lexicon, words: readonly string[]): string[] {
  let parts = withConcerns(
    lexicon,
    words.map((typed, at): Part => {
      const word = transliterate(typed)
      return {
        words: [typed],
        word,
        root: isCommonWord(word) ? undefined : rootOf(word),
        isTaken:
          isWithinType(lexicon, words, at) ||
          isColourOf(lexicon, typed, words[at + 1]) ||
          // "Smudge Me Not" is a name.
          (typed === 'not' && words[at - 1] === 'me'),
      }
    }),
  )
  const { needs } = read()
  for (const { name, groups: all } of needs) {
    // "My hair is dry and damaged" names the hair once.
    const groups = all.filter((group) => !parts.some((part) => isSubject(group, part)))
    const places = groups.map((group) => parts.flatMap((part, at) => (isOf(group, part) ? [at] : [])))
    const found = placesOf(places)
    if (found === undefined || isApart(lexicon, parts, found)) continue
    const [first, last] = [Math.min(...found), Math.max(...found)]
    const run = parts.slice(first, last + 1).flatMap((part) => part.words)
    // "Dry scalp" is a name itself.
    const isWhole = groups.length === all.length && run.length === found.length
    if (isWhole && lexicon.find(run.join(' ')) !== undefined) continue
    const need: Part = { words: name.split(' '), word: name, root: undefined, isTaken: true, isNeed: true }
    // "Pairon ki edi fati" names the foot twice.
    const isSaid = (part: Part, at: number) =>
      found.includes(at) ||
      (at >= first - BETWEEN_MAX &&
        at <= last + BETWEEN_MAX &&
        needs.some((other) => other.name === name && other.groups.some((group) => isOf(group, part))))
    parts = parts.flatMap((part, at) => (at === first ? need : isSaid(part, at) ? [] : part))
  }
  return parts.flatMap((part) => part.words)
}

/** True for a need that has named what another one is of: damaged hair. */
const isSubject = ({ words }: Need['groups'][number], { isNeed, word }: Part) =>
  isNeed === true && words.has(word.split(' ').at(-1) ?? '')

const isOf = ({ words, roots }: Need['groups'][number], { word, root, isTaken }: Part) =>
  !isTaken && (words.has(word) || (root !== undefined && roots.has(root)))

/** A product type, which a part of the body is none of. */
const isType = (lexicon: Lexicon, text: string) => lexicon.find(text)?.kind === 'type' && !subjects.has(text)

/** True for a word of a type's name, such as "eye liner". "Baal ka tel" may be one for hair fall. */
function isWithinType(lexicon: Lexicon, words: readonly string[], at: number): boolean {
  return [at - 2, at - 1, at].some((from) =>
    [2, 3].some((length) => {
      const name = words.slice(Math.max(0, from), from + length)
      const isAround = from >= 0 && from + length > at && !name.some((word) => GENITIVES.has(word))
      return isAround && name.length === length && isType(lexicon, name.join(' '))
    }),
  )
}

/** English names of concerns as one part: in "oily scalp dry ends" the scalp is not dry, and in "dry damaged hair" the hair is. */
function withConcerns(lexicon: Lexicon, parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((read, part) => {
    const before = read.at(-1)
    const name = [before?.word ?? '', part.word]
    if (before === undefined || !name.every(isCommonWord) || lexicon.concernOf(name.join(' ')) === undefined)
      return [...read, part]
    const concern = { words: [...before.words, ...part.words], word: name.join(' '), root: undefined }
    return [...read.slice(0, -1), { ...concern, isTaken: true, isNeed: true }]
  }, [])
}

const GENITIVES: ReadonlySet<string> = new Set(['ka', 'ke', 'ki', 'का', 'के', 'की'])

/** The colour of a product: "kala kajal". */
const isColourOf = (lexicon: Lexicon, word: string, next: string | undefined) =>
  next !== undefined && lexicon.find(word)?.kind === 'colour' && isType(lexicon, next)

/** Of each list one place, the nearest to the place before; undefined where a list is empty. */
function placesOf([places = [], ...others]: readonly (readonly number[])[]): number[] | undefined {
  const all = places.flatMap((at) => {
    const chosen = [at]
    for (const list of others) {
      const free = list.filter((one) => !chosen.includes(one))
      const [nearest] = free.toSorted((one, other) => distance(one, chosen) - distance(other, chosen))
      if (nearest === undefined) return []
      chosen.push(nearest)
    }
    return [chosen]
  })
  return all.toSorted((one, other) => spread(one) - spread(other))[0]
}

const distance = (at: number, others: readonly number[]) =>
  Math.min(...others.map((one) => Math.abs(one - at)))
const spread = (places: readonly number[]) => Math.max(...places) - Math.min(...places)

/** True where the words are too far from each other, or a product type or a preposition is between them. */
function isApart(lexicon: Lexicon, parts: readonly Part[], places: readonly number[]): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const between = parts.slice(first, last + 1).filter((_, index) => !places.includes(first + index))
  return (
    between.filter(({ word }) => !noise.has(word)).length > BETWEEN_MAX ||
    between.some(({ word }) => PREPOSITIONS.includes(word) || isType(lexicon, word))
  )
}
