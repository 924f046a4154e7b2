import { COUNT, SCALE } from './numberWords.ts'

export const EDGE = String.raw`(?<![\p{L}\p{N}])`
export const NAMED_UNIT = String.raw`rs\.?|inr|rupees?|rupaye|rupay|रुपये|रुपए|रु\.?`
/** Before a number it is a word of its own: "sweaters 30" has no price. */
export const UNIT = String.raw`(?:₹|${EDGE}(?:${NAMED_UNIT}))`
export const DIGIT = '[0-9०-९]'
export const NUMBER = String.raw`(${DIGIT}{1,3}(?:,${DIGIT}{2,3})+|${DIGIT}+(?:\.${DIGIT}+)?|${COUNT}(?=\s+${SCALE}(?!\p{L})))\s*(${SCALE})?`
export const AMOUNT = String.raw`${UNIT}?\s*${NUMBER}\s*(?:₹|${NAMED_UNIT}|/-)?`
/** What follows a number that counts something else. */
const OTHER_UNITS = String.raw`ml|gm?|kg|mg|l|litres?|pcs?|pieces?|packs?|years?|yrs?|saal|months?|mahine|days?|inch(?:es)?|cm|mm|met(?:re|er)s?`
export const END = String.raw`(?![\p{L}\p{N}%])(?!\s*(?:${OTHER_UNITS})(?!\p{L}))`
export const BELOW = String.raw`(?:${misspelt('under')}|${misspelt('below')}|(?:less(?:er| expensive)?|lower|cheaper|not? more) th[ae]n|within|up ?to|at most|max(?:imum)?|budget(?: of)?|<=?)`
export const ABOVE = String.raw`(?:${misspelt('above')}|over|(?:more|greater) th[ae]n|from|starting(?: from| at)?|min(?:imum)?|at least|>=?)`
export const ABOUT = String.raw`(?:around|about|approx(?:imately)?\.?|nearly|roughly|lagbhag|kareeb|लगभग|करीब)`
export const BELOW_AFTER = String.raw`(?:se kam|se neeche|se niche|tak|(?:ya|aur) us ?se kam|ke andar|ke under|ke neeche|ke niche|wal[aei]|(?:or|and) (?:less|below|under)|से कम|से नीचे|तक|(?:या|और) उससे कम|के अंदर|के नीचे|वाल[ाेी])`
export const ABOVE_AFTER = String.raw`(?:se upar|se zyada|se jyada|se adhik|(?:or|and) (?:more|above)|onwards|से ऊपर|से ज़्यादा|से ज्यादा|से अधिक)`
export const ABOUT_AFTER = String.raw`(?:ke (?:aas ?paas|kareeb)|के आसपास|के करीब)`
/** Words after a price that an order of words such as "saree 999 under" has there. */
export const LIMIT_AFTER = String.raw`(?:${misspelt('under')}|${misspelt('below')}|within|max(?:imum)?|budget|only|an+dar|n[ei]+che|kam|अंदर|नीचे|कम)`
/** Between two limits: "above 300 and below 600". */
export const JOINED = String.raw`\s*,?\s*(?:and|but|aur)?\s*`
export const BETWEEN_AFTER = String.raw`(?:ke b[ei]+ch(?: mein)?|के बीच(?: में)?)`
export const PERCENT = String.raw`(\d{1,2})\s*(?:%|percent|per cent|प्रतिशत)`
export const OFF = String.raw`(?:off|discount|chhoot|chhut|छूट)`
export const OR_MORE = String.raw`(?:(?:or|and|aur) (?:more|above|up|zyada)|se zyada|se jyada|से ज़्यादा|से ज्यादा)`
/** Beside a word for goods. Alone it asks for the offers. */
export const BUY_GET = '(?:buy (?:[12]|one|two) get (?:1|one)(?: free)?|b[12]g1|bogo)'
export const LEAST = String.raw`(?:(?:min(?:imum)?|at least|more than|above|flat|up ?to)\s*)?`
/** Sizes of bangles are inches and sixteenths: 2.4 or 2-4, and 2.10. */
export const BANGLE = String.raw`(?:[12]\.|2[-/])(?:[2468]|1[024])`
/** A band and a cup apart: 36 D. What is 28 g is no bra, and an A-line dress has no cup. */
export const BRA_SIZE = String.raw`(?:2[68]|3[02468]|4[02468])[\s-]+(?:d{1,3}|[abcef])(?![\s-]*line)`
/** Half sizes of shoes. */
export const HALF = String.raw`(?:[3-9]|1[0-2])\.5`
/** Saree lengths in metres and dates are no sizes, nor are ratings. */
export const UNMEASURED = String.raw`(?![./-]\d)(?!\s*(?:m|stars?|ratings?|rated)(?!\p{L}))`
export const SIZE = String.raw`(?:${BANGLE}|${BRA_SIZE}|(?:uk|us|eu|ind)?\s*\d{1,2}(?:\.\d{1,2})?[a-h]{0,3}|x{0,4}[sml]|\d{0,2}x{1,2}l|free|(?:extra |double )?(?:small|large|xl)|medium)`

const PRICE_WORD = String.raw`(?:price|cost|rate|budget|da+m|kee?mat)`
const PRICE_WORD_AFTER = String.raw`(?: (?:me|mein|ka|ki|ke|wal[aei]))?`
export const LITTLE = String.raw`(?:(?:not|no) (?:too |very |so |that )?(?:expensive|costly|pricey)|cheap(?:er|est)?|sast[aie]+|affordable|inexpensive|economical|reasonabl[ey]|(?:pocket|budget|wallet)[ -]friendly|(?:low|lower|lowest|least|kam|in|on|under) (?:a )?${PRICE_WORD}${PRICE_WORD_AFTER}|budget|सस्त[ाीे]|कम (?:दाम|कीमत|क़ीमत)(?: (?:में|वाल[ाीे]))?)`
export const MUCH = String.raw`(?:expensive|costly|costliest|premium|luxury|luxurious|luxe|high[ -]end|(?:high|higher|highest|zyada) ${PRICE_WORD}${PRICE_WORD_AFTER}|m[ae]h[ae]?ng[aie]+|महंग[ाीे]|महँग[ाीे])`
export const SORTED = String.raw`(?:sort(?:ed)? by )?(?:${PRICE_WORD} )?(?:from )?`
export const SORTED_AFTER = String.raw`(?: (?:in )?${PRICE_WORD})?`
export const VERY = String.raw`(?:(?:very|most|sabse|bahut|सबसे|बहुत) )?`

export const SELLERS = String.raw`(?:(?:best|top)[ -]?sell(?:ers?|ing)|most (?:sold|bought|popular|loved))`
/** "Rating above 4", "4+ stars", "4 star above" */
export const STARS = String.raw`(?:with )?(?:(?:ratings?|rated|stars?) (?:above |over |of |more than )?[345](?:\.\d)?\+?|(?:above |over |more than )?[345](?:\.\d)? ?\+? ?(?:stars?|ratings?)(?: (?:ratings?|rated|above|and above|or above|plus|and up))*)`
export const RATED = String.raw`(?:(?:best|top|high(?:est|ly)?)[ -]rated|(?:with )?(?:best|top|high|good) (?:ratings?|reviews?)|(?:number one|no\.? ?1|best)(?! (?:friends?|price|buy))|sabse (?:ach+h?[aie]|badh?iya)|सबसे (?:अच्छ[ाीे]|बढ़िया))`

/** A word with one letter left out, doubled or swapped with the next one, but never the first: "undr 500" is a price. */
function misspelt(word: string): string {
  const errors = Array.from(word.slice(1), (letter, index) => {
    const [before, next, after] = [word.slice(0, index + 1), word.charAt(index + 2), word.slice(index + 3)]
    return [before + next + after, before + letter + letter + next + after, before + next + letter + after]
  })
  return [...new Set([word, ...errors.flat()])].join('|')
}

export const pattern = (text: string) => new RegExp(text, 'giu')
