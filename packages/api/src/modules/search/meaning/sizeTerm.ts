import type { Names } from '../CatalogueNames.ts'
import { all, hasAny } from '../Condition.ts'
import { foldWords } from '../foldText.ts'
import { packNames } from './amounts.ts'
import { familyOf } from './Concept.ts'
import { isPlain } from './isPlain.ts'
import { toPhrases, type Term } from './Meaning.ts'
import type { UnderstoodFilter } from './readRanges.ts'
import type { Token } from './readTokens.ts'
import { smallPackTerm } from './smallPack.ts'
import { weightTerm } from './weightTerm.ts'
import { anyOf } from './TypeConditions.ts'

const SIZED: ReadonlySet<string> = new Set(['clothing', 'footwear'])

/** Products that have sizes. Others have numbers that are none: a pack of 6, or 6 ml. */
const ofSizes = (names: Names) => ofTypes(names, [...SIZED, 'jewellery'])

const ofTypes = ({ types, lexicon }: Names, wanted: readonly string[]) =>
  anyOf(wanted.flatMap((name) => lexicon.find(name) ?? []).map((type) => types.has(type)))

/** A number beside clothes or shoes is their size: "38 bra", "heels 5". */
export function isSizeOf(type: Token | undefined, token: Token, tokens: readonly Token[]): boolean {
  const [unit, after] = tokens.slice(tokens.indexOf(token) + 1)
  const isMeasured = MEASURED.test(unit?.text ?? '') && !isBust(type, token, after)
  return isWorn(type) && /^(?:\d{1,2}|[sml])$/.test(token.text) && !isMeasured && !isCount(token, tokens)
}

/** True for the unit of a size: "38 inch kurti". */
export const isUnitOfSize = (type: Token | undefined, token: Token, tokens: readonly Token[]): boolean => {
  const [number, unit, after] = tokens.slice(Math.max(0, tokens.indexOf(token) - 1))
  return unit === token && MEASURED.test(token.text) && number !== undefined && isBust(type, number, after)
}

/** Clothes are sized by the bust in inches, and are longer or shorter: "44 inch long kurti". */
const isBust = (type: Token | undefined, { text }: Token, after: Token | undefined) =>
  type?.concept !== undefined &&
  familyOf(type.concept) === 'clothing' &&
  /^(?:2[68]|3[02468]|4[02468])$/.test(text) &&
  !/^(?:long|length|lamb[aei])$/.test(after?.concept?.names[0] ?? after?.text ?? '')

/** Units after the height of a heel or the length of a top. */
const MEASURED = /^(?:inch(?:es)?|inchi|cms?)$/

/** A letter after other words begins one, unless clothes or shoes have it as their size: "vitamin c s" is on its way to a serum. */
export const isBegunLetter = (type: Token | undefined, token: Token, tokens: readonly Token[]) =>
  tokens.length > 1 && token === tokens.at(-1) && /^[a-z]$/.test(token.text) && !isWorn(type)

const COUNTED = /^(?:pack|set|combo|box|bunch|pair)s?(?: of)?$/

/** The 3 of "pack of 3". */
function isCount(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token)
  const before = tokens[at - 1]?.text === 'of' ? tokens[at - 2] : tokens[at - 1]
  return COUNTED.test(before?.text ?? '')
}

export const toSize = ({ text }: Token): UnderstoodFilter => ({
  kind: 'size',
  text,
  min: null,
  max: null,
})

export const isWorn = (type: Token | undefined) =>
  type?.concept !== undefined && SIZED.has(familyOf(type.concept))

/** What a pack holds, as one of its variants, its title or its specifications say it. A description has other amounts. */
function packTerm(names: readonly string[]): Term {
  const own = toPhrases(names.map((name) => foldWords(name).join(' ')))
  const stated = own.map(({ words }) => ({ words: ['value', ...words] })) // see `search_document`
  return {
    kind: 'size',
    text: names[0] ?? '',
    own,
    has: anyOf([hasAny(own, 'BC'), hasAny(stated, 'ABCD')]),
    brand: undefined,
    isNarrowing: false,
    isPack: true,
  }
}

const cupsOf = (band: string) => (/^\d{2}$/.test(band) ? Array.from('abcdefg', (cup) => band + cup) : [])

const FREE = 'free'
const SIZE_LETTERS: Readonly<Record<string, string>> = {
  'extra small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'extra large': 'xl',
  'double large': 'xxl',
  'double xl': 'xxl',
  one: FREE,
  onesize: FREE,
  freesize: FREE,
}
/** Clothes that are made in one size. */
const OF_ONE_SIZE = ['saree', 'dupatta']

const isOfOneSize = (type: Token | undefined) => OF_ONE_SIZE.includes(type?.concept?.names[0] ?? '')

/** Spellings of "uk 5". In a catalogue that writes "UK5", a 5 without it is the half of another size. */
function countrySizes({ vocabulary }: Names, size: string): string[] {
  const [, country = '', number = ''] = /^(uk|eu|us|ind) ?(\d.*)$/.exec(size) ?? []
  const joined = country + number
  return [`${country} ${number}`, joined, ...(vocabulary.has(joined) ? [] : [number])].filter(
    (name) => number !== '' && name !== size,
  )
}

/** How much higher European sizes of women's shoes are than British ones: 38 is UK 5. */
const EUROPEAN = 33

function britishSizes(size: string, head: Token | undefined): string[] {
  const [, number] = /^(?:eu ?)?(3[5-9]|4[0-3])$/.exec(size) ?? []
  if (number === undefined || head?.concept === undefined || familyOf(head.concept) !== 'footwear') return []
  const british = Number(number) - EUROPEAN
  return [`uk ${british}`, `uk${british}`]
}

/**
 * Accepts the spellings of a size in catalogues: 8 and UK 8 for "size 8", UK 5 for shoes in 38, 34B for "34b", XL for "extra large". All cups of a band are of
 * the size: 38B and 38C for 38. What has no sizes has a free one.
 */
export function sizeTerm(names: Names, { text }: UnderstoodFilter, head: Token | undefined): Term {
  const weight = weightTerm(names, text.replace(/^in /i, ''), head)
  if (weight !== undefined) return weight
  const packs = isWorn(head) ? [] : packNames(text.replace(/^in /i, ''))
  if (packs.length > 0) return packTerm(packs)
  if (head !== undefined && !isPlain(head) && /^small/i.test(text))
    return smallPackTerm(names, { text }, head)
  const typed = foldWords(text)
    .filter((word) => word !== 'size' && word !== 'in')
    .join(' ')
  const size = SIZE_LETTERS[typed] ?? typed.replace(/^(\d{2}) ([a-f]+)$/, '$1$2') // 36D
  const british = britishSizes(size, head)
  const own = toPhrases([
    ...(/^\d/.test(size)
      ? [size, `uk ${size}`, `uk${size}`, ...cupsOf(size)]
      : [size, ...countrySizes(names, size)]),
    ...british,
  ])
  const called = hasAny(own, 'BC')
  const sized = all(called, ofSizes(names)) ?? called
  return {
    kind: 'size',
    text: british[0] ?? size.replace(/(\d) (\d)/, '$1.$2'),
    own,
    has: head !== undefined ? called : size === FREE ? anyOf([sized, ofTypes(names, OF_ONE_SIZE)]) : sized,
    brand: undefined,
    isNarrowing: size === FREE && (!isWorn(head) || isOfOneSize(head)),
  }
}
