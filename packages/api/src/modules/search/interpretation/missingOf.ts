import { makesPhrase } from '@shop/contract/makesPhrase'
import type { Base } from './findBase.ts'
import type { Names } from '../CatalogueNames.ts'
import { foldWords, numberForms } from '../foldText.ts'
import type { Meaning, Term } from '../meaning/Meaning.ts'
import { NOUNS } from '../meaning/attributes.data.ts'
import { isCommonWord } from '../meaning/commonWords.ts'
import { WRITTEN } from '../meaning/productTypes.data.ts'
import { ageOf } from '../meaning/requests.ts'
import { typedText } from '../meaning/readShown.ts'
import { isDevanagari } from '../meaning/transliterate.ts'
import type { WordRoles } from './wordRoles.ts'

/** Parts of a search that no product has. */
export interface Missing {
  type: string | null
  brand: string | null
  words: readonly string[]
  /** Product type of the products that are shown instead, after their brand where they are of one. */
  shown: string | null
}

type Lacking = Pick<Term, 'text' | 'correctionOf'> & { otherBrand?: Term['otherBrand'] }

export function missingOf(meaning: Meaning, found: Base, lacking: readonly Lacking[]): Missing | null {
  const { type, brand } = meaning
  const lacksType = type !== undefined && found.lacksType
  const lacksBrand = brand !== undefined && found.lacksBrand
  if (!lacksType && !lacksBrand && lacking.length === 0) return null
  // The few products of the type are among others.
  const isWider = found.own !== undefined
  const otherBrand = lacking.find((term) => term.otherBrand !== undefined)?.otherBrand
  const words = [
    ...new Set(
      lacking
        .filter((term) => term.otherBrand === undefined)
        .map(({ text, correctionOf }) => correctionOf ?? text),
    ),
  ]
  // Where nothing is shown, the other words name no products either.
  const others = found.base === undefined ? meaning.words.map(({ text }) => text) : []
  const typed = lacksType ? wholeName(meaning, type.text, [...words, ...others]) : type?.text
  return {
    type: lacksType || lacksBrand || isWider ? (typed ?? null) : null,
    brand: otherBrand?.name ?? (lacksBrand ? (brand?.text ?? null) : null),
    words: lacksType ? words.filter((word) => !` ${typed} `.includes(` ${word} `)) : words,
    shown:
      lacksType || isWider
        ? (found.family ?? null)
        : type === undefined
          ? null
          : shownOf(type.text, lacksBrand ? undefined : brand),
  }
}

/** What the list has of a brand is called by it: "No matte Nykaa nail polish here". */
const shownOf = (type: string, brand: Term | undefined) =>
  brand?.brand === undefined ? type : `${brand.brand.name} ${type}`

/**
 * Words that products have, but none of the type has all of them: "black bra 34b", and "white t-shirt" where only another top is white. Null where they
 * make no phrase with the type.
 */
export function missingTogether(
  names: Names,
  text: string,
  { type, isFew = false, family }: Pick<Meaning, 'type'> & Pick<Base, 'isFew' | 'family'>,
  words: readonly Term[],
  roles: WordRoles,
): Missing | null {
  const texts = besideType(
    type,
    words.map((word) => word.text),
  )
  if (type === undefined || texts.length <= (isFew ? 0 : 1) || !makesPhrase(texts, roles)) return null
  return typedMissing(names, text, {
    type: isFew ? type.text : null,
    brand: null,
    words: words
      .filter(({ text: word }) => texts.includes(word))
      .map(({ text: word, correctionOf }) => correctionOf ?? word),
    shown: isFew ? (family ?? null) : type.text,
  })
}

/** Words that the name of the type has not: an "acne serum" is for acne. */
export const besideType = (type: Meaning['type'], words: readonly string[]) =>
  words.filter((word) => !` ${type?.text ?? ''} `.includes(` ${word} `))

export const lackingText = (text: string): Missing => ({
  type: null,
  brand: null,
  words: [text],
  shown: null,
})

/** Words around a missing type are part of its name, in the typed order: the "charger" of "iphone charger". */
function wholeName({ spelt }: Meaning, type: string, words: readonly string[]): string {
  const typed = spelt.map(({ word }) => word)
  const name = type.split(' ')
  const at = typed.findIndex((_, index) => name.every((word, offset) => typed[index + offset] === word))
  if (at < 0) return type
  const others = new Set(words.flatMap((text) => text.split(' ')))
  let [from, to] = [at, at + name.length]
  while (others.has(typed[from - 1] ?? '')) from--
  while (others.has(typed[to] ?? '')) to++
  return typed.slice(from, to).join(' ')
}

/** Colours that are part of an unknown name: the ruby of "Ruby Woo". */
export const namesOfOthers = (words: readonly Term[], lacking: readonly Term[]) =>
  words.filter(
    ({ kind }, index) =>
      kind === 'colour' &&
      [words[index - 1], words[index + 1]].some(
        (beside) =>
          beside !== undefined && isUnknown(beside) && lacking.some(({ text }) => text === beside.text),
      ),
  )

/** True for a word with no other meaning or name. */
const isUnknown = ({ kind, own, otherBrand }: Term) =>
  kind === 'word' && own.length === 1 && otherBrand === undefined

/** True for everyday words beside unknown ones, which name something else: no product with a card is near a SIM card. */
export const isOther = (matching: readonly Term[], lacking: readonly Term[]) =>
  lacking.some(isUnknown) && matching.every((term) => isUnknown(term) && isCommonWord(term.text))

/** Missing words as they were typed. Types that are read from Devanagari have their English names. */
export const typedMissing = (names: Names, text: string, missing: Missing | null) => {
  if (missing === null) return null
  const nameOf = (type: string | null) => {
    if (type === null) return null
    if (isDevanagari(text)) return written(englishName(names, type))
    const whole = names.lexicon.find(type)?.names[0]
    if (whole !== undefined && WRITTEN.has(whole) && isSameName(type, whole)) return written(whole)
    // "School" is read as the beginning of a school bag.
    return names.lexicon.find(type) === undefined && !NOUNS.has(type)
      ? (names.lexicon.nameFrom(type) ?? type)
      : type
  }
  return {
    ...missing,
    type: withApostrophes(text, withoutAge(text, nameOf(missing.type))),
    shown: nameOf(missing.shown),
    words: [...new Set(missing.words.map((word) => typedWord(names, text, word)))],
  }
}

/** "Men's trimmer" as it was typed: words are read without the sign. */
const withApostrophes = (text: string, name: string | null) =>
  [...text.toLowerCase().matchAll(/\p{L}+['’]s(?!\p{L})/gu)].reduce(
    (whole, [typed]) =>
      whole?.replace(new RegExp(`(?<!\\p{L})${typed.replace(/['’]/, '')}(?!\\p{L})`, 'u'), typed) ?? null,
    name,
  )

/** The name without the child that an age is read as: of "baby dress 1 year", the dress is for a baby. */
const withoutAge = (text: string, name: string | null) =>
  ageOf(text) === undefined
    ? name
    : (name
        ?.split(' ')
        .filter((word, at) => at === 0 || !CHILDREN.has(word) || foldWords(text).includes(word))
        .join(' ') ?? null)

const written = (name: string) => WRITTEN.get(name) ?? name

/** True for spellings of one name in one word, in several, and in the plural: "tshirts". */
const isSameName = (one: string, other: string) =>
  numberForms(one.replaceAll(' ', '')).includes(other.replaceAll(' ', ''))

/** "Black churidar" for "kaala churidar". */
const englishName = ({ lexicon }: Names, name: string) =>
  lexicon.find(name)?.names[0] ??
  // Care for a concern is called so in English.
  (lexicon.concernOf(name.replace(/ care$/, '')) && name) ??
  name
    .split(' ')
    .map((word) => lexicon.find(word)?.names[0] ?? word)
    .join(' ')

/** A word as it was typed, or in English where it was in Devanagari. An age is read as the child that it tells of. */
export function typedWord(names: Names, text: string, word: string): string {
  const typed =
    typedText(names, text, { text: word }) ?? (CHILDREN.has(word) ? ageOf(text)?.text : undefined) ?? word
  const concept = isDevanagari(typed) ? names.lexicon.find(word) : undefined
  return concept?.names[0] ?? withoutMarks(typed)
}

const CHILDREN: ReadonlySet<string> = new Set(['kids', 'baby'])

/** Commas around a word are none of it. */
const withoutMarks = (word: string) => word.replace(/^[\s,;:."'()]+|[\s,;:."'()]+$/g, '')
