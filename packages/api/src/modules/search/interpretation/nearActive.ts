import { foldWords } from '../foldText.ts'
import type { Interpretation } from './Interpretation.ts'
import { concernOfActive } from '../meaning/actives.ts'

/** An ingredient that no product has is said to be missing, and care for what it works on is shown: brightening serums for glutathione. */
export async function nearActive(
  text: string,
  read: Interpretation,
  interpret: (text: string) => Promise<Interpretation>,
): Promise<Interpretation | undefined> {
  const active = read.missing?.words.find((word) => concernOfActive(foldWords(word).join(' ')) !== undefined)
  const concern = active && concernOfActive(foldWords(active).join(' '))
  if (active === undefined || concern === undefined || !text.includes(active)) return undefined
  const near = await interpret(text.replace(active, concern))
  if (!near.query) return undefined
  return {
    ...near,
    searchedFor: read.searchedFor,
    missing: read.missing,
    exact: null,
    described: [],
    roles: { ...near.roles, ...read.roles, [active]: 'with' },
  }
}
