import type { HelpTopic } from '@shop/contract/product-list.schema'
import { isEnglishWord } from '../meaning/commonWords.ts'
import { ROOT_MIN, rootOf } from '../meaning/rootOf.ts'
import { isDevanagari, transliterate } from '../meaning/transliterate.ts'
import { ASKING, COMMON, GOODS, PLACES, SURE, TOPICS } from './helpTopics.data.ts'

/** Most words of a name beside a topic: "new town kolkata". */
const NAMES_MAX = 3

/** Any place after these words: "delivery in Noida", "noida mein delivery". */
const PLACE =
  /(?<=\b(?:deliver|delivery|deliveries|ship|shipping)(?: available)? (?:in|to|at) ).+$|^\S+(?= (?:mein|me) (?:delivery|deliver|shipping))|^\S+(?= में डिल[ीि]वरी)/u

/** Words of a text without its numbers. Dots below letters and the sign of "doesn't" are often left out. */
const wordsIn = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .match(/[\p{L}\p{M}]+/gu) ?? []

/** A word as topics compare it: one of Hindi by its root and sound, in Latin letters. */
function keyOf(word: string): string {
  const latin = transliterate(word)
  if (latin === word && isEnglishWord(word)) return word
  const root = rootOf(latin)
  return root.length < ROOT_MIN ? latin : `${BY_ROOT}${root}`
}

const BY_ROOT = '~'

const keysIn = (text: string) => wordsIn(text).map(keyOf)
const edged = (keys: readonly string[]) => ` ${keys.join(' ')} `

interface Known {
  topics: readonly { topic: HelpTopic; names: readonly string[] }[]
  words: ReadonlySet<string>
  asking: ReadonlySet<string>
  sure: readonly string[]
}

let known: Known | undefined

/** The topics, which are read when they are first needed, as the words of English are. */
function read(): Known {
  known ??= {
    topics: TOPICS.map(([topic, names]) => ({
      topic,
      names: names.split(', ').map((name) => edged(keysIn(name))),
    })),
    words: new Set(
      keysIn(`${COMMON} ${PLACES} ${TOPICS.map(([, names]) => names).join(' ')}`).filter(
        (key) => !GOODS.has(key),
      ),
    ),
    asking: new Set(keysIn(ASKING)),
    sure: SURE.split(', ').map((phrase) => edged(keysIn(phrase))),
  }
  return known
}

/** True for a word that names goods, so that a question with it is for these. */
type IsOfGoods = (word: string) => boolean

/**
 * Topic that a search asks about. One with a word that is no part of a question is for products, "return gift"; in a question such words are
 * names, of which none is one of goods: "do you ship to Ooty".
 */
export function helpTopicOf(search: string, isOfGoods: IsOfGoods = () => false): HelpTopic | undefined {
  const { topics, words: knownWords, asking, sure } = read()
  const words = withoutPlace(wordsIn(search).join(' '), isOfGoods)
  const keys = words.map(keyOf)
  const text = edged(keys)
  const topic = topics.find(({ names }) => names.some((name) => text.includes(name)))?.topic
  if (topic === undefined || sure.some((phrase) => text.includes(phrase))) return topic
  // "Saree" sounds as the Hindi word for all does.
  const isOther = (word: string, key = '') =>
    !knownWords.has(key) || (key.startsWith(BY_ROOT) && isOfGoods(transliterate(word)))
  const others = words.filter((word, at) => isOther(word, keys[at]))
  if (others.length === 0) return topic
  const isQuestion = keys.some((key) => asking.has(key)) && QUESTIONED.has(topic)
  return isQuestion && others.length <= NAMES_MAX && !others.some(isOfGoods) ? topic : undefined
}

/** "Delivery in 2 hours lipstick" names goods, and no place. */
const withoutPlace = (text: string, isOfGoods: IsOfGoods) =>
  wordsIn(text.replace(PLACE, (place) => (place.split(' ').some(isOfGoods) ? place : '')))

/** Topics that names may be beside. Others share words with goods: "fake lashes", "help me look younger". */
const QUESTIONED: ReadonlySet<HelpTopic> = new Set(['shipping', 'returns', 'orders'])

/** Whole words that begin none. */
const common: ReadonlySet<string> = new Set(COMMON.split(' '))

/** Shorter beginnings are of too many words. Letters of Devanagari have their vowels. */
const BEGUN_MIN = 4

/** The words after those of a question, of which the rest may be shorter: the "ret" of "how to ret". */
function withoutAsking(words: readonly string[]) {
  const { words: knownWords, asking } = read()
  const keys = words.map(keyOf)
  const before = keys.slice(0, -1)
  const isAsking = before.some((key) => asking.has(key)) && before.every((key) => knownWords.has(key))
  return { typed: (isAsking ? words.slice(-1) : words).join(' '), isAsking }
}

/** Topic of which a text begins a word or a phrase: "retu" and "phone num". One word begins one word. */
export function helpTopicBegun(search: string): HelpTopic | undefined {
  const { typed, isAsking } = withoutAsking(wordsIn(search))
  const least = BEGUN_MIN - Number(isDevanagari(typed) || isAsking)
  if ((typed.match(/\p{L}/gu)?.length ?? 0) < least || common.has(typed)) return undefined
  const isBegun = (name: string) => name.startsWith(typed) && name.includes(' ') === typed.includes(' ')
  return TOPICS.find(([, names]) => names.split(', ').some(isBegun))?.[0]
}
