import { foldWords } from '../foldText.ts'

const LENGTH_MAX = 80
const WORDS_MAX = 8
/** Phone numbers, pincodes and order numbers, also with spaces or dashes between the digits. */
const LONG_NUMBER = /\d(?:[\s().+-]*\d){4}/
const MAIL_OR_LINK = /@|:\/\/|www\./i
/** Words of postal addresses. */
const PLACE =
  /\b(?:road|rd|street|marg|nagar|colony|sector|flat|floor|house no|plot|block|apartments?|tower|society|landmark|pin ?code|district|dist|near|opp(?:osite)?)\b/

/**
 * True when a search text may be kept for the operator: it has no long number, e-mail address, link or postal address, and is no
 * longer than a search for products.
 */
export function isImpersonal(text: string): boolean {
  const digits = text.normalize('NFKC').replace(/\p{Nd}/gu, '0')
  const words = foldWords(text)
  return (
    text.length <= LENGTH_MAX &&
    words.length > 0 &&
    words.length <= WORDS_MAX &&
    !LONG_NUMBER.test(digits) &&
    !MAIL_OR_LINK.test(text) &&
    !PLACE.test(words.join(' '))
  )
}
