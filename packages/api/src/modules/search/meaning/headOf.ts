import { DETAILS, NOUNS, PREPOSITIONS } from './attributes.data.ts'
import { typesAbove } from './Concept.ts'
import { isGift } from './gifts.ts'
import type { Token } from './readTokens.ts'

/**
 * The product type is named last, before a preposition: "kurta with dupatta", "remover for lipstick". After another type, some words
 * are a detail of it: "foundation shades". A gift is something else, where that is named.
 */
export function headOf(tokens: readonly Token[]): Token | undefined {
  let head: Token | undefined
  let detail: Token | undefined
  // "Pillow Talk" is a shade by another brand, and no pillow.
  const isByOther = tokens.some(
    ({ otherBrand, concept }) => otherBrand !== undefined && concept === undefined,
  )
  for (const [index, token] of tokens.entries()) {
    if (head !== undefined && !isGift(head) && PREPOSITIONS.includes(token.text)) return head
    if (token.concept?.kind !== 'type' || (isByOther && token.concept.isElsewhere === true)) continue
    if (WITH_IT.has(tokens[index + 1]?.text ?? '')) detail = token
    else if (head === undefined || !(isDetail(token) || isGift(token) || isForm(tokens, index))) head = token
  }
  return head ?? detail
}

/** Types before the head that "and" joins to it: "soap and body lotion". */
export function joinedTo(head: Token, tokens: readonly Token[], typed: string): Token[] {
  const at = tokens.indexOf(head)
  const and = tokens.findLastIndex(({ text }, index) => index < at && AND.has(text))
  const [beside] = tokens.slice(Math.max(0, at - 1), at)
  // "&" is no word.
  const isSigned = beside !== undefined && typed.toLowerCase().includes(`${beside.text} & ${head.text}`)
  const other = isSigned ? beside : tokens[and - 1]
  const isNext = !tokens.slice(and + 1, at).some(({ concept }) => concept?.kind === 'type')
  if (other?.concept?.kind !== 'type' || other.concept === head.concept || !(isSigned || isNext)) return []
  return [...joinedTo(other, tokens, typed), other]
}

/** Words that join two types or brands. */
export const AND: ReadonlySet<string> = new Set(['and', 'aur', 'और', 'or', 'ya', 'या', 'vs', 'versus'])

/** Hindi for "with it": "khushboo wali mombatti" is a scented candle. */
const WITH_IT: ReadonlySet<string> = new Set(['wala', 'wali', 'wale', 'वाला', 'वाली', 'वाले'])

/** A noun at the end that names no type by itself is a form of the type before it: "sunscreen gel". */
function isForm(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return NOUNS.has(tokens[at]?.text ?? '') && (next === undefined || next.isNoise === true)
}

function isDetail(token: Token): boolean {
  return DETAILS.has(token.text) || (token.concept?.isElsewhere === true && !isService(token))
}

/** True for a service, which is asked for itself, and not what is named before it: "saree blouse stitching". */
export const isService = ({ concept }: Token) =>
  concept !== undefined && typesAbove(concept).at(-1)?.names[0] === 'services'
