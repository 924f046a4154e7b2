import type { UnderstoodSearch } from './product-list.ts'

/** True where each of the words is said as what it is, and no two in one place after the type: "black bra in size 34B". */
export function makesPhrase(words: readonly string[], roles: UnderstoodSearch['roles'] = {}): boolean {
  const said = words.map((word) => roles[word])
  const after = said.filter((role) => role !== 'before')
  return !said.includes(undefined) && new Set(after).size === after.length
}
