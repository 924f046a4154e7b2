import type { Database } from '#database/openDatabase.ts'
import type { Names } from '../CatalogueNames.ts'
import { foldWords } from '../foldText.ts'
import { PREPOSITIONS } from './attributes.data.ts'
import { namesOfKinds, type Concept } from './Lexicon.ts'
import { toPhrase, type Meaning, type Phrase, type Term } from './Meaning.ts'
import { readRanges, type UnderstoodFilter } from './readRanges.ts'
import { correctWords } from './correctWords.ts'
import { readTokens, type Token } from './readTokens.ts'
import { toLatin } from './toLatin.ts'

/** Reads a search: a product type, a brand, qualities, and filters. */
export async function readMeaning(db: Database, names: Names, text: string): Promise<Meaning> {
  const { filters, rest } = readRanges(text)
  const words = toLatin(names, foldWords(withSpacedUnits(rest)))
  const spelt = await correctWords(db, names, words)
  const tokens = readTokens(names, spelt)
  const head = headOf(tokens)
  const brands = tokens.filter((token) => token.brand !== undefined && isBrand(token, tokens))
  return {
    type: head && typeTerm(head),
    brand: brandTerm(brands),
    words: [
      ...tokens
        .filter((token) => token !== head && !brands.includes(token) && !token.isNoise)
        .map((token) => wordTerm(token, head)),
      ...filters.filter(({ kind }) => kind === 'size').map(sizeTerm),
    ],
    filters,
    isEverything:
      tokens.length + filters.length > 0 &&
      tokens.every(({ isNoise }) => isNoise) &&
      !filters.some(({ kind }) => kind === 'size'),
    corrected: spelt.isCorrected ? spelt.words.join(' ') : null,
  }
}

/** Splits numbers from units: "400ml" becomes "400 ml", "spf50" becomes "spf 50". */
function withSpacedUnits(text: string): string {
  return text
    .replace(/(\d)(?=(?:ml|g|gm|kg|mg|l)(?![\p{L}\p{N}]))/giu, '$1 ')
    .replace(/(?<![\p{L}\p{N}])(spf)(?=\d)/giu, '$1 ')
}

/** The product type is named last, before a preposition: "kurta with dupatta", "remover for lipstick". */
function headOf(tokens: readonly Token[]): Token | undefined {
  let head: Token | undefined
  for (const token of tokens) {
    if (head !== undefined && PREPOSITIONS.includes(token.text)) return head
    if (token.concept?.kind === 'type') head = token
  }
  return head
}

/** A brand's name with another meaning, such as Resham, is a brand when nothing else was typed. */
function isBrand({ concept }: Token, tokens: readonly Token[]): boolean {
  return concept === undefined || tokens.filter(({ isNoise }) => !isNoise).length === 1
}

function typeTerm({ text, concept, brand }: Token): Term {
  return {
    kind: 'type',
    text,
    own: phrases([text, ...(concept?.names ?? [])]),
    kinds: concept === undefined ? [] : phrases(namesOfKinds(concept)),
    near: typesAbove(concept),
    brand,
    isNarrowing: false,
  }
}

/** Types above, each with all of its kinds, the nearest first. */
function typesAbove(concept: Concept | undefined): Phrase[][] {
  const parent = concept?.parent
  return parent === undefined
    ? []
    : [phrases([...parent.names, ...namesOfKinds(parent)]), ...typesAbove(parent)]
}

function brandTerm(tokens: readonly Token[]): Term | undefined {
  const [first] = tokens
  if (first === undefined) return undefined
  return {
    kind: 'brand',
    text: tokens.map(({ brand, text }) => brand?.name ?? text).join(', '),
    own: tokens.map(({ brand }) => ({ words: [brand?.word ?? ''] })),
    kinds: [],
    near: [],
    brand: {
      name: first.brand?.name ?? '',
      word: first.brand?.word ?? '',
      ids: tokens.flatMap(({ brand }) => brand?.ids ?? []),
    },
    isNarrowing: false,
  }
}

/** Another name of the product type narrows it only as it was typed: "maxi" of "maxi dress". */
function wordTerm(token: Token, head: Token | undefined): Term {
  const { text, concept, brand, isPrefix = false } = token
  const spelt: Phrase = { ...toPhrase(text), isPrefix }
  const isNarrowing = concept?.kind === 'type' && isRelated(concept, head?.concept)
  const others = isNarrowing
    ? []
    : phrases([...(concept?.names ?? []), ...(brand === undefined ? [] : [brand.word])])
  const kind = concept?.kind === 'colour' ? 'colour' : 'word'
  return { kind, text, own: [spelt, ...others], kinds: [], near: [], brand, isNarrowing }
}

function isRelated(one: Concept, other: Concept | undefined): boolean {
  return other !== undefined && (one === other || one.parent === other || one === other.parent)
}

/** Accepts the spellings of a size in catalogues: 8 and UK 8 for "size 8", 34B for "34b". */
function sizeTerm({ text }: UnderstoodFilter): Term {
  const size = foldWords(text)
    .filter((word) => word !== 'size')
    .join(' ')
  const own = /^\d/.test(size)
    ? [size, `uk ${size}`, `uk${size}`]
    : [size, size.replace(/^(uk|eu|us|ind) /, '')]
  return {
    kind: 'size',
    text: size,

    own: phrases(own),
    kinds: [],
    near: [],
    brand: undefined,
    isNarrowing: false,
  }
}

const phrases = (names: readonly string[]) => [...new Set(names)].map(toPhrase)
