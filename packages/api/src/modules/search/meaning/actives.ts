import { foldWords } from '../foldText.ts'
import { ACTIVES } from './ingredients.data.ts'
import type { Token } from './readTokens.ts'

const CONCERNS: ReadonlyMap<string, string> = new Map(
  ACTIVES.trim()
    .split('\n')
    .flatMap((line) => {
      const [concern = '', ...actives] = line.split(/[:,]/).map((name) => foldWords(name).join(' '))
      return actives.map((active) => [active, concern] as const)
    }),
)

/** Concern that an ingredient works on. */
export const concernOfActive = (ingredient: string): string | undefined => CONCERNS.get(ingredient)

/** True for an ingredient that works on something. A text may say how much of it there is: "retinol 1%". */
export const isActive = ({ text, concept }: Token): boolean =>
  [text, concept?.names[0] ?? text].some((name) => concernOfActive(name) !== undefined)
