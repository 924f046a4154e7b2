import type { Condition } from '../Condition.ts'
import { soughtForms } from '../foldText.ts'

/** True for a condition that no product meets, because it needs a word that none has. */
export function isVain(condition: Condition, isUnused: (word: string) => boolean): boolean {
  switch (condition.is) {
    case 'text':
      return condition.phrases.every(({ words, isPrefix = false }) =>
        words.some((word, at) => !(isPrefix && at === words.length - 1) && soughtForms(word).every(isUnused)),
      )
    case 'all':
      return condition.of.some((one) => isVain(one, isUnused))
    case 'some':
      return condition.of.filter((one) => !isVain(one, isUnused)).length < condition.atLeast
    default:
      return false
  }
}
