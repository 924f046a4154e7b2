import { foldWords, numberForms } from '../foldText.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import { isPlain } from './isPlain.ts'
import { lackingPhrases } from './lackingPhrases.ts'
import { toPhrase, toPhrases, type Phrase } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { SAID_TO_LACK, SUBSTANCES } from './substances.data.ts'

/** Substance that lists of ingredients name, with all that tells of it. */
interface Substance {
  names: readonly string[]
  listed: readonly Phrase[]
  /** Products that say that they have none. */
  claims: readonly Phrase[]
}

const textsOf = (part = '') =>
  part
    .split(',')
    .map((text) => foldWords(text.replace('*', '')).join(' '))
    .filter((text) => text !== '')

const substances = SUBSTANCES.trim()
  .split('\n')
  .map((line): Substance => {
    const [first, others, outside, including] = line.split('|')
    const names = textsOf(first)
    const before = textsOf(outside)
    const ofName = (name: string): Phrase =>
      before.length === 0 ? toPhrase(name) : { words: [name], outside: before.map((word) => [word, name]) }
    return {
      names,
      listed: [...names.map(ofName), ...toPhrases(textsOf(others))],
      claims: [
        ...[...names, ...textsOf(including)].flatMap((text) => lackingPhrases({ text })),
        ...toPhrases(SAID_TO_LACK.get(names[0]) ?? []),
      ],
    }
  })

function substanceOf({ text, concept }: Token): Substance | undefined {
  const words = [...numberForms(text), ...(concept?.names ?? [])]
  return substances.find(({ names }) => names.some((name) => words.includes(name)))
}

export const isSubstance = (token: Token) => substanceOf(token) !== undefined

/** Marks the search text of products with a list of ingredients; see `search_document`. */
const LISTED = toPhrase('ingredientlist')

/**
 * What tells that a cosmetic lacks a substance: a claim, or a list of ingredients and texts that name nothing of the kind. Lists of clothes name
 * fabrics.
 */
export function lackedSubstance(
  lacked: Token,
  head: Token | undefined,
): { claims: readonly Phrase[]; isUnlisted: Condition | undefined; unnamed: Condition } | undefined {
  const substance = head === undefined || isPlain(head) ? undefined : substanceOf(lacked)
  if (substance === undefined) return undefined
  const { claims, listed } = substance
  const unnamed = not(hasAny(listed, 'ABCD'))
  return { claims, isUnlisted: all(hasAny([LISTED], 'ABCD'), unnamed), unnamed }
}
