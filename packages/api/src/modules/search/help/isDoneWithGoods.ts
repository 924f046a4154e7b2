import type { HelpTopic } from '@shop/contract/product-list.schema'
import { DONE_WITH_GOODS, PRESENTS } from './helpTopics.data.ts'
import { wordsIn } from './wordsIn.ts'

const doneWithGoods: ReadonlySet<string> = new Set(wordsIn(DONE_WITH_GOODS))
const presents: ReadonlySet<string> = new Set(wordsIn(PRESENTS))

const AFTER_ORDERS: ReadonlySet<HelpTopic> = new Set(['returns', 'refunds', 'exchanges', 'cancellation'])

/** True for a question about the goods of an order: "return lingerie". Return gifts are goods. */
export const isDoneWithGoods = (words: readonly string[], topic: HelpTopic) =>
  AFTER_ORDERS.has(topic) &&
  words.some((word) => doneWithGoods.has(word)) &&
  !words.some((word) => presents.has(word))
