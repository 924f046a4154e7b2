import type { HelpTopic } from '@shop/contract/product-list.schema'
import { DONE_WITH_GOODS, HAVING_COME, PRESENTS } from './helpTopics.data.ts'
import { wordsIn } from './wordsIn.ts'

const doneWithGoods: ReadonlySet<string> = new Set(wordsIn(DONE_WITH_GOODS))
const havingCome: ReadonlySet<string> = new Set(wordsIn(HAVING_COME))
const presents: ReadonlySet<string> = new Set(wordsIn(PRESENTS))

const AFTER_ORDERS: ReadonlySet<HelpTopic> = new Set(['returns', 'refunds', 'exchanges', 'cancellation'])

/** True for a question about the goods of an order: "return lingerie", "defective kurta received". Return gifts are goods. */
export const isDoneWithGoods = (words: readonly string[], topic: HelpTopic) =>
  topic === 'damaged'
    ? words.some((word) => havingCome.has(word))
    : AFTER_ORDERS.has(topic) &&
      words.some((word) => doneWithGoods.has(word)) &&
      !words.some((word) => presents.has(word))
