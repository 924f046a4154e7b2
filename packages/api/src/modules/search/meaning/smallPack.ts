import type { Names } from '../CatalogueNames.ts'
import { all, hasAny } from '../Condition.ts'
import { isPlain } from './isPlain.ts'
import { toPhrase, toPhrases, type Term } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

/** Words by which cosmetics in a small size are called, and phrases in which they say that they are. */
const CALLED = toPhrases(['mini', 'minis', 'miniature', 'pocket', 'travel'])
const SAID = toPhrases(['travel size', 'travel sized', 'travel friendly', 'trial size', 'airport security'])

/** True for words such as "travel size", "mini" and "trial pack", and for "small" beside a cosmetic. */
export const isSmallPack = ({ concept }: Token, head: Token | undefined): boolean =>
  concept?.names[0] === 'travel size' ||
  (concept?.names[0] === 'small' && head !== undefined && !isPlain(head))

/** Cosmetics in a small size. A mini dress is short, and a kurta with pockets is no small one: beside such a type, the word is only itself. */
export function smallPackTerm(
  { types }: Names,
  { text, correctionOf }: Pick<Token, 'text' | 'correctionOf'>,
  head: Token | undefined,
): Term {
  const typed = toPhrase(text)
  const term = { kind: 'word' as const, text, correctionOf, brand: undefined, isNarrowing: false }
  if (isPlain(head)) return { ...term, own: [typed], has: hasAny([typed], 'ABCD') }
  const small = all(types.ofFamily('care'), anyOf([hasAny(CALLED, 'AB'), hasAny(SAID, 'ABCD')]))
  return { ...term, own: [typed, ...CALLED], has: anyOf([hasAny([typed], 'AB'), small]) }
}
