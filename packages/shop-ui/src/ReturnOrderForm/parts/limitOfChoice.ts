import type { ChoiceLine, ChosenLines } from '../../LineChoice/LineChoice.tsx'

/** Line that may be returned for any reason, or only for a mistake of the shop. */
export interface ReturnLine extends ChoiceLine {
  isOnlyForMistake?: boolean
}

/** Whether only a mistake of the shop is a reason for what is chosen, and whether a part of that allows any reason by itself. */
export function limitOfChoice(
  lines: readonly ReturnLine[],
  chosen: ChosenLines,
): { isOnlyForMistake: boolean; isMixed: boolean } {
  const open = lines.filter(({ disabledReason }) => disabledReason === null)
  const picked = open.filter(({ id }) => chosen[id] !== undefined)
  const limited = picked.filter(({ isOnlyForMistake }) => isOnlyForMistake === true)
  return {
    isOnlyForMistake: limited.length > 0 || open.every(({ isOnlyForMistake }) => isOnlyForMistake === true),
    isMixed: limited.length > 0 && limited.length < picked.length,
  }
}
