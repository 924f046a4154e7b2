import type { Names } from '../CatalogueNames.ts'
import { isWithin } from './Concept.ts'
import type { Token } from './readTokens.ts'

const isForBabies = (audiences: readonly Token[]) =>
  audiences.some((token) => ['baby', 'kids'].includes(token.concept?.names[0] ?? ''))

/** "Lotion for kids" and "baby girl dress" are types of their own, such as baby lotion, where the lexicon has them. */
export function babyType(
  { lexicon, types }: Names,
  { text, concept: type }: Token,
  audiences: readonly Token[],
): Token | undefined {
  if (!isForBabies(audiences)) return undefined
  const names = [text, ...(type?.names ?? [])].map((name) => `baby ${name}`)
  const name = names.find((one) => lexicon.find(one) !== undefined)
  const concept = name === undefined ? undefined : lexicon.find(name)
  if (name === undefined || concept === undefined) return undefined
  // A shop without them may have dresses for girls.
  const isSold = [...types.sold].some((sold) => isWithin(sold, concept) || isWithin(concept, sold))
  return isSold ? { text: name, concept } : undefined
}

/** Care for babies, for a concern of theirs: a cream for dry skin is a baby cream. */
export function babyCare(
  { lexicon }: Names,
  tokens: readonly Token[],
  audiences: readonly Token[],
): Token | undefined {
  if (!isForBabies(audiences)) return undefined
  const types = tokens.flatMap(({ concept }) => concept?.care?.types ?? [])
  const names = types.flatMap((type) => [`baby ${type}`, `baby ${type.slice(type.lastIndexOf(' ') + 1)}`])
  const text = names.find((name) => lexicon.find(name) !== undefined)
  const concept = text === undefined ? undefined : lexicon.find(text)
  return concept && { text: concept.names[0] ?? '', concept }
}
