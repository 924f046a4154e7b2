import { all, hasAny } from '../Condition.ts'
import type { Meaning } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/**
 * Without the type that the brand of another shop is known for, where its products lack a word that others have with all the rest: Mamaearth is
 * known for skin care, and its onion oil is for hair.
 */
export async function withoutUnlikelyType(engine: SearchEngine, meaning: Meaning): Promise<Meaning> {
  const { type, isOfOtherBrand = false, words } = meaning
  const asked = words.filter(({ otherBrand, text }) => otherBrand === undefined && !/^\d+$/.test(text))
  // Descriptions have a word in passing, and a number such as that of "Chanel No 5" tells nothing.
  const whole = all(...asked.map(({ own }) => hasAny(own, 'ABC')))
  if (!isOfOtherBrand || type === undefined || whole === undefined) return meaning
  const areMet = await engine.areMet(
    type.has,
    asked.map(({ has }) => has),
  )
  if (areMet.every((isMet) => isMet) || (await engine.count(whole, 1)) === 0) return meaning
  return { ...meaning, type: undefined }
}
