import type { HelpTopic } from '@shop/contract/product-list.schema'
import type { Names } from '../CatalogueNames.ts'
import { familyOf } from '../meaning/Concept.ts'
import { noise } from '../meaning/Lexicon.ts'
import { longestPhrase, PHRASE_MAX } from '../meaning/readTokens.ts'
import { toLatin } from '../meaning/toLatin.ts'
import { foldWords } from '../foldText.ts'
import { ASKING, BESIDE_GOODS, DONE_WITH_GOODS, SIZES, WISHING } from './helpTopics.data.ts'
import { helpTopicIn } from './helpTopicIn.ts'
import { namesSize } from './namesSize.ts'
import { keysIn, wordsIn } from './wordsIn.ts'

const SIZED: ReadonlySet<string> = new Set(['clothing', 'footwear', 'jewellery'])

const sizes: ReadonlySet<string> = new Set(keysIn(SIZES))
const beside: ReadonlySet<string> = new Set(
  keysIn(`${SIZES} ${BESIDE_GOODS} ${DONE_WITH_GOODS} ${ASKING} ${WISHING}`),
)

/** Ways to pay for goods. Cod liver oil is one of these. */
const PAID: readonly (readonly [HelpTopic, RegExp])[] = [
  ['cash', /\bcod\b(?! liver)|\b(?:cash|pay|payment) on delivery\b|सीओडी|कैश ऑन डिल[ीि]वरी/u],
  ['instalments', /\bemi\b|ईएमआई/u],
]

/** Goods, or those for whom they are, about which a search asks: the kurta of "kurta size chart" and "is cod available on kurtas". */
export function goodsAsked(names: Names, text: string): { goods: string; help: HelpTopic } | undefined {
  const said = wordsIn(text).join(' ')
  const paid = PAID.find(([, way]) => way.test(said))?.[0]
  const isSize = !namesSize(text) && keysIn(text).some((key) => sizes.has(key))
  if (paid === undefined && !isSize) return undefined
  const goods = foldWords(text).filter(
    (word) => !noise.has(word) && !keysIn(word).every((key) => beside.has(key)),
  )
  const latin = toLatin(names, goods)
  const isOfGoods = latin.some((_, at) => {
    const concept = longestPhrase(names, latin.slice(at, at + PHRASE_MAX))?.token.concept
    return (
      concept?.kind === 'audience' ||
      (concept?.kind === 'type' && (paid !== undefined || SIZED.has(familyOf(concept))))
    )
  })
  if (!isOfGoods) return undefined
  return { goods: goods.join(' '), help: paid ?? helpTopicIn(names, text) ?? 'sizes' }
}
