import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import { rupeesOfPaise } from '@shop/contract/money'
import type { UnderstoodSearchWire } from '@shop/contract/product-list.schema'
import type { SuggestionsResponse } from '@shop/contract/search.schema'
import { allWords } from './foldText.ts'
import type { Interpretation } from './interpretation/Interpretation.ts'
import { lineOf, oneOfEach } from './lineOf.ts'
import { mixKinds } from './mixKinds.ts'
import type { SuggestedProduct } from './suggestions/suggestedProducts.ts'
import { FEW, type Suggestions } from './suggestions/Suggestions.ts'

export function toSearchWire(
  text: string,
  { filters, missing, described, exact, unpriced, unsuitable, help, roles }: Interpretation,
): UnderstoodSearchWire {
  const named = [...(missing?.words ?? []), ...(unpriced?.words ?? [])]
  const said = Object.entries(roles).filter(([word]) => named.includes(word))
  return {
    filters: filters.map(({ isQuality = false, ...filter }) => ({
      ...filter,
      ...(isQuality && { is_quality: true as const }),
      without: without(text, filter.text),
    })),
    exact,
    described: [...described],
    missing: missing && { ...missing, words: [...missing.words] },
    ...(said.length > 0 && { roles: Object.fromEntries(said) }),
    ...(unsuitable.length > 0 && { unsuitable: [...unsuitable] }),
    ...(help && { help }),
    ...(unpriced && {
      unpriced: {
        type: unpriced.type,
        brand: unpriced.brand,
        words: [...unpriced.words],
        min: unpriced.min,
        max: unpriced.max,
        ...(unpriced.discount !== undefined && { discount: unpriced.discount }),
        ...(unpriced.isInOtherColours && { in_other_colours: true as const }),
        without: without(text, unpriced.text),
      },
    }),
  }
}

function without(text: string, part: string): string {
  return text.replace(part, ' ').replaceAll(/\s+/g, ' ').trim()
}

/** Fewer suggestions are followed by products. A product that is no longer sold has no picture and no price. */
export function toSuggestionsWire(
  { phrases, productIds, isLed = false, missing, help }: Suggestions,
  products: ReadonlyMap<number, SuggestedProduct>,
) {
  const known = new Set(phrases.map(({ phrase }) => phrase))
  const matching = oneOfEach(
    productIds
      .flatMap((id) => ({ kind: 'product' as const, productId: id, phrase: products.get(id)?.title ?? '' }))
      .filter(
        ({ phrase }, index, all) => phrase !== '' && all.findIndex((one) => one.phrase === phrase) === index,
      ),
    ({ phrase }) => lineOf(allWords(phrase).join(' ')),
  )
  const isKnown = ({ phrase }: { phrase: string }) => known.has(phrase)
  const added = isLed
    ? matching.slice(0, FEW).filter((one) => !isKnown(one))
    : matching.filter((one) => !isKnown(one)).slice(0, Math.max(0, FEW - phrases.length))
  const all = [...phrases, ...added]
  const shown = (isLed ? mixKinds(all) : all).slice(0, SUGGESTIONS_MAX)
  return {
    suggestions: shown.map(({ phrase }) => phrase),
    details: shown.map(({ kind, productId }) => {
      const id = productId ?? 0
      const found = products.get(id)
      if (found === undefined) return { kind, media: '' }
      const { media, pricePaise, brand } = found
      return { kind, media, product: { id, brand, price: rupeesOfPaise(pricePaise) } }
    }),
    ...(missing && { missing: { ...missing, words: [...missing.words] } }),
    ...(help && { help }),
  } satisfies SuggestionsResponse
}
