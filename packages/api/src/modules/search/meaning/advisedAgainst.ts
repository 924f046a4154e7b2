import type { Names } from '../CatalogueNames.ts'
import { hasAny, not } from '../Condition.ts'
import { numberForms } from '../foldText.ts'
import { familyOf, type Concept } from './Concept.ts'
import { toPhrases, type ExcludingTerm } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

/**
 * Ingredients that doctors advise against in pregnancy and while breastfeeding, the concern that each is for, and the names by which
 * products say that they lack it.
 */
const ADVISED_AGAINST: readonly { concern: string; names: readonly string[]; lacked: readonly string[] }[] = [
  {
    concern: 'ageing',
    names:
      'retinol retinal retinoid retinaldehyde retinyl retinoic tretinoin isotretinoin adapalene tazarotene'.split(
        ' ',
      ),
    lacked: ['retinol', 'retinoid'],
  },
  { concern: 'pigmentation', names: ['hydroquinone'], lacked: ['hydroquinone'] },
]

const PREGNANCY = 'maternity'

/** Products that do not name it, or say that they lack it: "No retinoids". */
const isWithout = ({ names, lacked }: (typeof ADVISED_AGAINST)[number]) =>
  anyOf([
    not(hasAny(toPhrases(names), 'ABCD')),
    hasAny(toPhrases(lacked.flatMap((name) => [`no ${name}`, `without ${name}`, `${name} free`])), 'ABCD'),
  ])

export interface Advice {
  /** The tokens that are searched for. */
  tokens: readonly Token[]
  excluded: ExcludingTerm | undefined
  /** Ingredients that were typed and that the products lack. */
  ingredients: readonly string[]
}

/**
 * A search that names pregnancy finds nothing with an ingredient that is advised against in it. Where the search names the ingredient,
 * it is for what others use against the same concern.
 */
export function readAdvice({ lexicon }: Names, tokens: readonly Token[]): Advice {
  const concernOf = ({ text }: Token) =>
    ADVISED_AGAINST.find(({ names }) => numberForms(text).some((form) => names.includes(form)))?.concern
  const isPregnancy = (concept: Concept | undefined) => concept?.names[0] === PREGNANCY
  const isNamed = tokens.some(
    ({ text, concept }) =>
      isPregnancy(concept) || text.split(' ').some((word) => isPregnancy(lexicon.find(word))),
  )
  if (!isNamed) return { tokens, excluded: undefined, ingredients: [] }
  const excluded: ExcludingTerm = {
    kind: 'word',
    text: PREGNANCY,
    own: [],
    has: { is: 'all', of: ADVISED_AGAINST.map(isWithout) },
    brand: undefined,
    isNarrowing: false,
    isShown: false,
  }
  const advised = tokens.filter((token) => concernOf(token) !== undefined)
  if (advised.length === 0) return { tokens: withoutSafety(tokens), excluded, ingredients: [] }
  const hasType = tokens.some(({ concept }) => concept?.kind === 'type')
  // Words such as "safe" and "during" are about the ingredient.
  const rest = tokens.filter(
    ({ text, concept, brand }) =>
      brand !== undefined || (concept !== undefined && concept.names[0] !== PREGNANCY && text !== 'safe'),
  )
  const concerns = [...new Set(advised.flatMap((token) => concernOf(token) ?? []))].map((text): Token => {
    const concept = lexicon.find(text)
    return { text, ...(concept && { concept }) }
  })
  return {
    tokens: hasType ? rest : [...rest, ...concerns],
    excluded,
    ingredients: [...new Set(advised.map(({ text }) => text))],
  }
}

const SAFETY: ReadonlySet<string> = new Set(['safe', 'during', 'while'])

/** "Pregnancy safe skincare" is skin care without what is advised against, which no product has to say. */
function withoutSafety(tokens: readonly Token[]): readonly Token[] {
  const isCare = tokens.some(
    ({ concept }) =>
      concept?.kind === 'concern' || (concept?.kind === 'type' && familyOf(concept) === 'care'),
  )
  if (!isCare || !tokens.some(({ text }) => text === 'safe')) return tokens
  return tokens.filter(({ text, concept }) => !SAFETY.has(text) && concept?.names[0] !== PREGNANCY)
}
