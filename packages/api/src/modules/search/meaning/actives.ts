import { foldWords } from '../foldText.ts'
import { ACTIVES } from './ingredients.data.ts'

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
