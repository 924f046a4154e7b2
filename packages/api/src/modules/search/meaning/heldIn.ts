import { hasAny, type Condition } from '../Condition.ts'
import type { Phrase } from './Meaning.ts'

const phrases = (text: string) => text.split(', ').map((phrase) => phrase.split(' '))

/** How the texts of a set say that a thing is in it: "1 N kurta, 1 N dupatta", "comes with a dupatta". */
const BEFORE = phrases(
  'n, pair, pc, pcs, includes, includes a, including, comes with, comes with a, with matching, with a matching, n mulmul, n cotton, n silk, n net, n chiffon, n georgette, n organza',
)
const AFTER = phrases('piece, included')

/** Products that hold a thing. Descriptions that only name it tell what goes with them. */
export const heldIn = (names: readonly Phrase[]): Condition =>
  hasAny(
    names.flatMap(({ words }) => [
      ...BEFORE.map((before) => ({ words: [...before, ...words] })),
      ...AFTER.map((after) => ({ words: [...words, ...after] })),
    ]),
    'ABCD',
  )
