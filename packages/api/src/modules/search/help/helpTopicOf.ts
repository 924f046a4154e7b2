import type { HelpTopic } from '@shop/contract/product-list.schema'
import { isCommonWord } from '../meaning/commonWords.ts'
import { isDevanagari } from '../meaning/transliterate.ts'
import { Spellings } from '../vocabulary/Spellings.ts'
import { isAbroad } from './isAbroad.ts'
import { isDoneWithGoods } from './isDoneWithGoods.ts'
import { namesSize } from './namesSize.ts'
import { BY_ROOT, keyOf, keysIn, wordsIn } from './wordsIn.ts'
import {
  ABROAD,
  ASKING,
  BEGINNINGS,
  COMMON,
  GOODS,
  PLACES,
  SURE,
  TOPICS,
  WISHING,
} from './helpTopics.data.ts'

/** Most words of a name beside a topic: "new town kolkata". */
const NAMES_MAX = 3

/** Any place after these words: "delivery in Noida", "noida mein delivery". */
const PLACE =
  /(?<=\b(?:deliver|delivery|deliveries|ship|shipping)(?: available)? (?:in|to|at) ).+$|^\S+(?= (?:mein|me) (?:delivery|deliver|shipping))|^\S+(?= में डिल[ीि]वरी)/u

const edged = (keys: readonly string[]) => ` ${keys.join(' ')} `

/** Words that may stand between those of a phrase: "delete my account". */
const BETWEEN = '(?:\\S+ ){0,2}'

/** Finds the words of a phrase in a text, in their order. Most texts lack the first one. */
function phraseOf(name: string): Phrase {
  const keys = keysIn(name)
  return { name, first: keys[0] ?? '', inOrder: new RegExp(` ${keys.join(` ${BETWEEN}`)} `) }
}

interface Phrase {
  name: string
  first: string
  inOrder: RegExp
}

interface Known {
  topics: readonly { topic: HelpTopic; phrases: readonly Phrase[] }[]
  words: ReadonlySet<string>
  asking: ReadonlySet<string>
  wishing: ReadonlySet<string>
  sure: readonly string[]
  /** Words of topics and beside them, as they are typed. */
  spoken: readonly string[]
  spellings: Spellings
}

let known: Known | undefined

/** The topics, which are read when they are first needed, as the words of English are. */
function read(): Known {
  known ??= readTopics()
  return known
}

function readTopics(): Known {
  const names = TOPICS.map(([, some]) => some).join(' ')
  const spoken = [...new Set(wordsIn(`${names} ${COMMON} ${PLACES} ${ABROAD}`))]
  return {
    topics: TOPICS.map(([topic, names]) => ({ topic, phrases: names.split(', ').map(phraseOf) })),
    words: new Set(spoken.filter((word) => !GOODS.has(word)).map(keyOf)),
    asking: new Set(keysIn(ASKING)),
    wishing: new Set(keysIn(WISHING)),
    sure: SURE.split(', ').map((phrase) => edged(keysIn(phrase))),
    spoken,
    spellings: new Spellings(spoken.filter((word) => word.length >= SPELT_MIN)),
  }
}

/** True for a word that names goods, so that a question with it is for these. */
type IsOfGoods = (word: string) => boolean

/**
 * Topic that a search asks about. One with a word that is no part of a question is for products, "return gift"; in a question such words are
 * names, of which none is one of goods: "do you ship to Ooty".
 */
export function helpTopicOf(search: string, isOfGoods: IsOfGoods = () => false): HelpTopic | undefined {
  const words = withoutPlace(wordsIn(search).join(' '), isOfGoods)
  const spelt = words.map((word) => (isOfGoods(word) ? word : correctSpelling(word)))
  const meant = spelt.join(' ') === words.join(' ') ? undefined : topicOf(spelt, isOfGoods)
  const isSure = meant !== undefined && (isUnlikeGoods(meant) || (meant === 'contact' && words.length > 1))
  const topic = isSure ? meant : topicOf(words, isOfGoods)
  if (topic === 'shipping' && isAbroad(search)) return 'abroad'
  return topic === 'sizes' && namesSize(search) ? undefined : topic
}

/** Shorter words are similar to too many others. */
const SPELT_MIN = 4
/** Errors of "retrun", "delivary" and "oder". */
const ERRORS_MAX = 1

/** The word of a question that was probably meant: "cancle" is cancel. */
function correctSpelling(word: string): string {
  const { words: knownWords, spellings } = read()
  if (word.length < SPELT_MIN || knownWords.has(keyOf(word)) || isCommonWord(word)) return word
  const near = spellings.near(word, { max: ERRORS_MAX })
  return near.toSorted((one, other) => one.errors - other.errors)[0]?.word ?? word
}

function topicOf(words: readonly string[], isOfGoods: IsOfGoods, isWhole = true): HelpTopic | undefined {
  const { topics, words: knownWords, asking, wishing, sure, spoken } = read()
  const keys = words.map(keyOf)
  const text = edged(keys)
  const isNamed = ({ first, inOrder }: Phrase) => keys.includes(first) && inOrder.test(text)
  const topic = topics.find(({ phrases }) => phrases.some(isNamed))?.topic
  if (topic === undefined || sure.some((phrase) => text.includes(phrase))) return topic
  // "Saree" sounds as the Hindi word for all does.
  const isOther = (word: string, key = '') =>
    !knownWords.has(key) || (key.startsWith(BY_ROOT) && !spoken.includes(word) && isOfGoods(word))
  const others = words.filter((word, at) => isOther(word, keys[at]))
  if (others.length === 0) return topic
  const isOfOrder = isWhole && others.length <= NAMES_MAX && others.some(isOfGoods)
  if (isOfOrder && isDoneWithGoods(words, topic)) return topic
  const isSentence = keys.some((key) => asking.has(key) || wishing.has(key)) && QUESTIONED.has(topic)
  return isSentence && others.length <= NAMES_MAX && !others.some(isOfGoods) ? topic : undefined
}

/** "Delivery in 2 hours lipstick" names goods, and no place. */
const withoutPlace = (text: string, isOfGoods: IsOfGoods) =>
  wordsIn(text.replace(PLACE, (place) => (place.split(' ').some(isOfGoods) ? place : '')))

/** Topics that names may be beside. Others share words with goods: "fake lashes", "help me look younger", "order momos". */
const QUESTIONED: ReadonlySet<HelpTopic> = new Set([
  'shipping',
  'returns',
  'exchanges',
  'refunds',
  'damaged',
  'cancellation',
  'payment',
  'instalments',
  'cash',
  'password',
  'login',
  'account',
  'deactivation',
])

/** True for a topic whose words name no goods, as "size" and "original" may. */
const isUnlikeGoods = (topic: HelpTopic) => QUESTIONED.has(topic) || topic === 'orders' || topic === 'charged'

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

/** Letters with which a word goes on a question: "cancel ord". */
const GOING_ON_MIN = 3

/** Words that are tried as the end of a question. */
const ENDINGS_MAX = 12

/** Topic of a question whose last word is unfinished: "cancel ord". */
function topicGoingOn(words: readonly string[], isOfGoods: IsOfGoods): HelpTopic | undefined {
  const last = words.at(-1) ?? ''
  const begins = (word: string) => word.startsWith(last)
  if (words.length < 2 || last.length < GOING_ON_MIN || [...GOODS].some(begins)) return undefined
  const { spoken } = read()
  const endings = spoken.includes(last) ? [] : spoken.filter(begins).slice(0, ENDINGS_MAX)
  return endings
    .map((ending) => topicOf([...words.slice(0, -1), ending], isOfGoods, false))
    .find((topic) => topic !== undefined && isUnlikeGoods(topic))
}

const beginnings: ReadonlyMap<string, HelpTopic> = new Map(
  BEGINNINGS.flatMap(([topic, texts]) => texts.split(', ').map((text) => [wordsIn(text).join(' '), topic])),
)

/** Topic of a question of which only the beginning is typed, or the first letters of what it is about as well: "where is my o". */
function topicOfBeginning(words: readonly string[]): HelpTopic | undefined {
  const isLetters = (words.at(-1) ?? '').length < GOING_ON_MIN
  const before = isLetters ? beginnings.get(words.slice(0, -1).join(' ')) : undefined
  return beginnings.get(words.join(' ')) ?? before
}

const USING = 'use'

/** Topic of which a text begins a word or a phrase: "retu", "phone num" and "cancel ord". One word begins one word. */
export function helpTopicBegun(search: string, isOfGoods: IsOfGoods = () => false): HelpTopic | undefined {
  const words = wordsIn(search)
  // "How to use ret" is on its way to retinol.
  if (words.some((word) => word === USING)) return undefined
  const going = topicOfBeginning(words) ?? topicGoingOn(words, isOfGoods)
  if (going !== undefined) return going
  const { typed, isAsking } = withoutAsking(words)
  const least = BEGUN_MIN - Number(isDevanagari(typed) || isAsking)
  if ((typed.match(/\p{L}/gu)?.length ?? 0) < least || common.has(typed)) return undefined
  const isBegun = ({ name }: Phrase) => name.startsWith(typed) && name.includes(' ') === typed.includes(' ')
  return read().topics.find(({ phrases }) => phrases.some(isBegun))?.topic
}
