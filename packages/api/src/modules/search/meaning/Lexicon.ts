import { hindiForms, numberForms } from '../foldText.ts'
import { soundKey } from '../spelling/soundKey.ts'
import { Beginnings } from '../vocabulary/Beginnings.ts'
import { Spellings } from '../vocabulary/Spellings.ts'
import { COLOURS, NOISE, SAME_WORDS, SKIN_DEPTHS, SKIN_SHADES, SKIN_WORDS } from './attributes.data.ts'
import { AUDIENCE_NAMES } from './audiences.ts'
import { readConcepts, readConcerns, type Concept } from './Concept.ts'
import { CONCERNS } from './concerns.data.ts'
import { ELSEWHERE_TYPES, PRODUCT_TYPES } from './productTypes.data.ts'
import { INGREDIENTS } from './ingredients.data.ts'
import { LongNames } from './LongNames.ts'
import { HeardNames, type HeardName } from './HeardNames.ts'
import { skeleton } from './transliterate.ts'

/** Shorter words and sounds are too ambiguous. */
const SOUND_MIN = 4
const BEGUN_MIN = 3

/** Names of concepts by spelling, by sound and by consonants. */
export class Lexicon {
  readonly #byName = new Map<string, Concept>()
  readonly #concerns = new Map<string, Concept>()
  readonly #bySound = new Map<string, string>()
  readonly #heard = new HeardNames()
  /** Names that a word may be the beginning of. */
  readonly #beginnings: Beginnings
  /** Names of one word. */
  readonly spellings: Spellings
  readonly long: LongNames
  /** Words of the names of goods of other shops: "cooker" of "pressure cooker". */
  readonly #wordsElsewhere = new Set<string>()

  constructor(concepts: readonly Concept[]) {
    for (const concept of concepts) for (const name of concept.names) this.#add(name, concept)
    const spelt = concepts.filter(({ isElsewhere }) => isElsewhere !== true).flatMap(({ names }) => names)
    this.#beginnings = new Beginnings(spelt)
    this.long = new LongNames(spelt)
    this.spellings = new Spellings(new Set(spelt.filter((name) => !name.includes(' '))))
  }

  #add(name: string, concept: Concept): void {
    if (concept.kind === 'concern') this.#concerns.set(name, concept)
    if (!this.#byName.has(name)) this.#byName.set(name, concept)
    if (concept.isElsewhere === true) {
      for (const word of name.split(' ')) this.#wordsElsewhere.add(word)
      return
    }
    const sound = soundKey(name)
    if (sound.length >= SOUND_MIN && !this.#bySound.has(sound)) this.#bySound.set(sound, name)
    this.#heard.add(name)
  }

  /** Concept of a phrase in any number. */
  find(phrase: string): Concept | undefined {
    return this.#findAny(numberForms(phrase)) ?? this.#findAny(hindiForms(phrase))
  }

  #findAny(names: readonly string[]): Concept | undefined {
    for (const name of names) {
      const concept = this.#byName.get(name)
      if (concept !== undefined) return concept
    }
    return undefined
  }

  /** Concern of this name, which may also name something else. */
  concernOf(name: string): Concept | undefined {
    return this.#concerns.get(name)
  }

  /** True for a word of goods of other shops in any number, which is no misspelt word of this one. */
  isElsewhere(word: string): boolean {
    return numberForms(word).some((form) => this.#wordsElsewhere.has(form))
  }

  /** Types of this shop that end with the noun: all creams. */
  typesEndingWith(noun: string): Concept[] {
    return [...new Set(this.#byName.values())].filter(
      ({ kind, isElsewhere, names: [name = ''] }) =>
        kind === 'type' && isElsewhere !== true && name.endsWith(` ${noun}`),
    )
  }

  /** Types that a noun may mean: face serum and hair serum, where "serum" is short for one of them. */
  typesOf(text: string, type: Concept): Concept[] {
    const isShort = (concept: Concept) =>
      concept.kind === 'type' && numberForms(text).some((form) => concept.names[0]?.endsWith(` ${form}`))
    return isShort(type) ? [...new Set(this.#byName.values())].filter(isShort) : [type]
  }

  /** Name with the same sound. Sound keys do not tell s from sh, which makes another word: "blous" is no blush. */
  nameBySound(word: string): string | undefined {
    return [...numberForms(word), ...hindiForms(word)]
      .map((form) => this.#bySound.get(soundKey(form)))
      .find((name) => name !== undefined && name.includes('sh') === word.includes('sh'))
  }

  /** Names of one word that start with these letters. */
  wordsFrom(letters: string): string[] {
    return this.#beginnings.startingWith(letters).filter((name) => !name.includes(' '))
  }

  nameFrom(letters: string): string | undefined {
    return this.#beginnings.startingWith(letters, 1)[0]
  }

  /** Name with consonants that start like those of an unfinished word: सनस is sunscreen. */
  nameFromConsonants(word: string): string | undefined {
    const bones = skeleton(word)
    return bones.length < BEGUN_MIN ? undefined : this.#heard.startingWith(bones)
  }

  /** Name of which a word has all consonants and some vowels: "fndtion" is foundation. */
  nameFromShort(word: string): string | undefined {
    const bones = skeleton(word)
    const letters = new RegExp(`^${Array.from(word).join('[aeiou]*')}[aeiou]*$`)
    return bones.length < BEGUN_MIN
      ? undefined
      : this.#heard.withConsonants(bones).find((name) => letters.test(name))
  }

  /** Name that sounds most like what was written in Devanagari, of which the spellings are given. */
  findTransliterated(spellings: readonly string[]): HeardName | undefined {
    // A dot below is often left out: ज for ज़.
    const all = new Set([...spellings, ...spellings.map((latin) => latin.replace(/j(?!h)/g, 'z'))])
    return this.#heard.nearest([...all], (name) => this.#rank(name))
  }

  /** Of names that sound the same, product types are likelier, बैग is a bag, and not beige, and so are the first names. */
  #rank(name: string): number {
    const concept = this.#byName.get(name)
    return (concept?.kind === 'type' ? 0 : 2) + (concept?.names[0] === name ? 0 : 1)
  }
}

export const noise: ReadonlySet<string> = new Set(NOISE.trim().split(/\s+/))

const depthNames = (names: readonly string[]) =>
  [
    ...names.flatMap((name) => SKIN_WORDS.map((word) => `${name} ${word}`)),
    ...SKIN_SHADES.filter((shade) => names.includes(shade)),
  ].join(',')

/** A new list with every call, because a catalogue adds names of its own. */
export const builtInConcepts = (): Concept[] => [
  ...readConcepts(PRODUCT_TYPES, 'type'),
  ...readConcepts(ELSEWHERE_TYPES, 'type').map((concept) => Object.assign(concept, { isElsewhere: true })),
  ...readConcepts(COLOURS, 'colour'),
  ...readConcepts(INGREDIENTS, 'quality'),
  ...readConcepts(SAME_WORDS, 'quality'),
  ...readConcerns(CONCERNS),
  ...readConcepts(AUDIENCE_NAMES, 'audience'),
  ...readConcepts(Object.values(SKIN_DEPTHS).map(depthNames).join('\n'), 'quality'),
]
