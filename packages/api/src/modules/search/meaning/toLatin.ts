import type { Names } from '../CatalogueNames.ts'
import type { HeardName } from './HeardNames.ts'
import { noise, type Lexicon } from './Lexicon.ts'
import { soundKey } from '../spelling/soundKey.ts'
import { NOUNS } from './attributes.data.ts'
import { hindiSpelling } from './hindiSpelling.ts'
import { isOfNeed } from './readNeeds.ts'
import { heard, isDevanagari, transliterate } from './transliterate.ts'

/** Length of the longest name that is looked up, in words. */
const NAME_MAX = 3

/** "काली घाघरा" is a black ghaghra, and sounds like dark circles: "kaale ghere". */
function isLikelierApart(lexicon: Lexicon, words: readonly string[], errors: number): boolean {
  if (words.length === 1) return false
  const apart = words.map((word) =>
    lexicon.findTransliterated([transliterate(word), transliterate(word, true)]),
  )
  return apart.every((match) => match !== undefined) && sum(apart.map((match) => match?.errors ?? 0)) < errors
}

const PLURAL = /ि(?:या[ंँ]|यों)$/u

/** Latin spellings of words of Devanagari. */
const spellingsOf = (run: readonly string[]): string[] =>
  [
    run.map((one) => transliterate(one)),
    run.map((one) => transliterate(one, true)),
    // Hindi writes the a of "bag" so.
    run.map((one) => transliterate(one.normalize('NFD').replace(/ै/g, ''))),
    // The plural of बाली is बालियां.
    run.map((one) => transliterate(one.replace(PLURAL, 'ी'))),
  ].map((some) => some.join(' '))

/** Errors of a word of the catalogue at most, and how many less than those of a name of the lexicon. */
const HEARD_MAX = 0.5
const LESS = 1

/** Nouns that are short for types, by their sound: बाम is a balm, which may be none for eyes. */
const nounBySound: ReadonlyMap<string, string> = new Map(
  [...NOUNS].flatMap((noun) => [heard(noun), hindiSpelling(noun)].map((latin) => [soundKey(latin), noun])),
)

/** The noun, where a name of the lexicon only sounds similar. */
function nounOr(word: string, match: HeardName | undefined): HeardName | undefined {
  const noun = match?.errors === 0 ? undefined : nounBySound.get(soundKey(transliterate(word)))
  return noun === undefined ? match : { name: noun, errors: 0 }
}

/** A word of the catalogue, such as "liquid", where no name of the lexicon sounds nearly as much like what was typed. */
function likelier({ vocabulary }: Names, word: string, match: HeardName | undefined): HeardName | undefined {
  if (match !== undefined && match.errors < LESS) return match
  const heard = vocabulary.heard(spellingsOf([word]))
  if (heard === undefined || heard.errors > HEARD_MAX) return match
  return match !== undefined && match.errors < heard.errors + LESS ? match : heard
}

/** Letters of words that sound like too many others, in any language and in English. */
const SHORT = 2
const ENGLISH_MIN = 6

/** Words without a meaning in Latin letters, by their sound: नीचे is "niche", and प्रोडक्ट "product". */
const noiseBySound: ReadonlyMap<string, string> = new Map(
  [...noise].flatMap((word) => [
    ...(word.length < ENGLISH_MIN ? [] : [[soundKey(hindiSpelling(word)), word] as const]),
    [soundKey(word), word] as const,
  ]),
)

/** The word without a meaning of its own that this one is, as it is listed or as it sounds. */
const noiseOf = (word: string): string | undefined => {
  if (noise.has(word)) return word
  const latin = transliterate(word)
  return latin.length > SHORT ? noiseBySound.get(soundKey(latin)) : undefined
}

/** "तेल जो" are two words, and no tulsi. */
const hasNoise = (run: readonly string[]) => run.some((word) => noiseOf(word) !== undefined)

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Converts Devanagari words to the names that they sound like, or to Latin letters. A name may begin with a particle: को ऑर्ड सेट is a co-ord set. */
export function toLatin(names: Names, words: readonly string[]): string[] {
  const { lexicon } = names
  const latin: string[] = []
  for (let at = 0; at < words.length;) {
    const next = words.slice(at, at + NAME_MAX).map((word) => isDevanagari(word))
    const longest = next.includes(false) ? next.indexOf(false) : next.length
    const word = words[at] ?? ''
    if (longest === 0) {
      latin.push(word)
      at++
      continue
    }
    // What other shops sell is known by its exact name: गाड़ी is a car, and no watch.
    const spelt = transliterate(word)
    const named = lexicon.find(spelt)
    if (named?.isElsewhere === true && named.names.includes(spelt)) {
      latin.push(spelt)
      at++
      continue
    }
    const plain = noiseOf(word)
    const isNoise = plain !== undefined
    const isNeed = isOfNeed(spelt)
    const found = Array.from({ length: isNoise ? longest - 1 : longest }, (_, index) => longest - index)
      .map((count) => {
        const match = lexicon.findTransliterated(spellingsOf(words.slice(at, at + count)))
        return { count, match: count === 1 && !isNeed ? likelier(names, word, nounOr(word, match)) : match }
      })
      .find(
        ({ count, match }) =>
          match !== undefined &&
          (!(isNeed || hasNoise(words.slice(at, at + count))) || match.errors === 0) &&
          !isLikelierApart(lexicon, words.slice(at, at + count), match.errors),
      )
    latin.push(...(found?.match?.name ?? plain ?? spelt).split(' '))
    at += found?.count ?? 1
  }
  return latin
}
