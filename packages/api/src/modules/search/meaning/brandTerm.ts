import { hasAny } from '../Condition.ts'
import type { Term } from './Meaning.ts'
import type { Token } from './readTokens.ts'

export function brandTerm(tokens: readonly Token[]): Term | undefined {
  const [first] = tokens
  if (first === undefined) return undefined
  const own = tokens.map(({ brand }) => ({ words: [brand?.word ?? ''] }))
  return {
    kind: 'brand',
    text: tokens.map(({ brand, text }) => brand?.name ?? text).join(', '),
    own,
    has: hasAny(own, 'AB'),
    brand: {
      name: first.brand?.name ?? '',
      word: first.brand?.word ?? '',
      ids: tokens.flatMap(({ brand }) => brand?.ids ?? []),
    },
    isNarrowing: false,
  }
}
