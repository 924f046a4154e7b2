import { all } from '../Condition.ts'
import type { Term } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** What is sold by the kilogram or the litre, where nothing of the shop is: what has some ghee is not "ghee 1kg". */
export async function groceryOf(engine: SearchEngine, words: readonly Term[]) {
  const pack = words.find(({ isPack, text }) => isPack === true && /(?:kg|[^m]l)$/.test(text))
  const [name] = words.filter((word) => word !== pack)
  const whole = all(...words.map(({ has }) => has))
  if (pack === undefined || name === undefined || whole === undefined) return undefined
  return (await engine.count(whole, 1)) > 0 ? undefined : { type: name.text, words: [pack.text] }
}
