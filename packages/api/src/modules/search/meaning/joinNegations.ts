import { toPhrases, type Phrase } from './Meaning.ts'
import type { Token } from './readTokens.ts'

/** Words before what is not in a product, and after it. */
const BEFORE: readonly (readonly string[])[] = [
  ['free', 'from'],
  ['free', 'of'],
  ...['without', 'no', 'non', 'zero', 'bina'].map((word) => [word]),
]
const AFTER: ReadonlySet<string> = new Set(['free', 'mukt', 'rahit'])

/** "Without sulphate" and "sulphate free" are one quality, however a product says so. */
export function joinNegations(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const { count, lacks } = negationAt(tokens.slice(at)) ?? { count: 1, lacks: undefined }
    const some = tokens.slice(at, at + count)
    joined.push(...(lacks === undefined ? some : [{ text: some.map(({ text }) => text).join(' '), lacks }]))
    at += count
  }
  return joined
}

function negationAt(tokens: readonly Token[]): { count: number; lacks: Token } | undefined {
  const before = BEFORE.find((words) => words.every((word, index) => tokens[index]?.text === word))
  const thing = tokens[before?.length ?? 0]
  if (thing === undefined || !isThing(thing)) return undefined
  if (before !== undefined) return { count: before.length + 1, lacks: thing }
  const [, after, beyond] = tokens
  const isAfter = after !== undefined && AFTER.has(after.text) && !['from', 'of'].includes(beyond?.text ?? '')
  return isAfter ? { count: 2, lacks: thing } : undefined
}

function isThing({ text, brand, isNoise, concept }: Token): boolean {
  const isNamed = brand !== undefined || concept?.kind === 'audience'
  return !isNamed && isNoise !== true && !/^\d/.test(text) && !AFTER.has(text)
}

/** The ways in which products say that they lack it. */
export function lackingPhrases({ text, concept }: Token): Phrase[] {
  const names = [...new Set([text, ...(concept?.names ?? [])])]
  return toPhrases(
    names.flatMap((name) => [
      `${name} free`,
      ...['no', 'non', 'not', 'without', 'zero', 'free of', 'free from'].map((word) => `${word} ${name}`),
    ]),
  )
}
