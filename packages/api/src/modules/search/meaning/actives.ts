import { foldWords } from '../foldText.ts'
import { isIngredient } from './beautyWith.ts'
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

/** True for an ingredient that works on something, of which a text may give the share. */
export const isActive = ({ text, concept }: Token): boolean =>
  isIngredient(text, concept) || concernOfActive(concept?.names[0] ?? text) !== undefined
