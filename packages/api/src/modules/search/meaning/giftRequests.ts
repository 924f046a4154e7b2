import { edged } from './edged.ts'
import { FOR_PERSON, MEN, OCCASION, relative } from './people.ts'

/** Why something is given, which no product is called by. Days and ceremonies with goods of their own are `OCCASION_LINES`. */
const REASON = edged(
  String.raw`(?:(?:for|on) )?(?:(?:my|her|his|their|the|a|apni|meri|mere) )?(?:(?:first|1st|\d{1,2}(?:st|nd|rd|th)|pehli|pahli|silver|golden|new) )?(?:salary|job|promotion|retirement|exam results?|graduation|convocation|success|house ?warming|griha pravesh|grah pravesh|new home|new house|get well(?: soon)?|thank you|thanks?giving|sorry|apology|congratulations?|good luck|welcome|proposal|surprise|secret santa|corporate|client|naamkaran|naming ceremony|annaprashan|mundan|jubilee|(?:teacher|father|doctor|nurse|boss|parent|grandparent|sister|daughter|wife|husband|children|bhai|brother)['’]?s? day)`,
)

/** A man whose birthday it is, who gets the gift for it. */
const OF_MAN = edged(
  String.raw`(?:(?:for )?(?:my |her |our |mere |apne )?)(?:${MEN})(?:['’]?s['’]?)?(?: (?:ki|ke|ka))?(?= ${OCCASION})`,
)

const GIFT = edged('gifts?|gifting|tohfa|tohfe|uphaar|गिफ्ट|उपहार|तोहफ[ाे]')

/** True for a text that looks for a gift, which has to be in stock. */
export const isForGift = (text: string): boolean => withGift(text).search(GIFT) >= 0

/** Words that stand for the thing itself: "something nice for my sister", "behen ke liye kuch". */
const SOMETHING = '(?:some|any)thing|kuchh?|kya|कुछ|क्या|what|ideas?|surprise|secret santa'
const THING = edged(SOMETHING)
/** What is drawn by lot at the office, which is a gift. */
const SANTA = /\bsecret santa\b/iu

/** What else a thing is for: "something for wrinkles for my mother" is no gift. */
const PURPOSE = edged('for|against|ke liye|के लिए')

/** What is put on is chosen for an occasion: "something to wear for my sister's sangeet". */
const WORN = edged('to wear|p[ae]h[ae]?n[a-z]*|wear')

/** A person alone, such as "mummy" or "didi ke liye kuch", or with a birthday, and a man. */
const PERSON = alone(`${relative()}|maa`)
const MAN = alone(`m[ae]n|gents|daddy|son|bete|${MEN}`)
const MAN_IN_HINDI = /^\s*(?:पापा|पिता|पति|भाई|भैया|बेटे) के लिए\s*$/u

function alone(people: string): RegExp {
  const day = 'birthday|b[ -]?day|janamdin|anniversary'
  return new RegExp(
    String.raw`^\s*(?:(?:${SOMETHING}) )?(?:for )?(?:my |meri |mere |apni |apne )?(?:${people})s?(?:['’]s)?(?: k[iea])?(?: (?:${day}))?(?: (?:ke liye|ko|pe|par))?(?: (?:${SOMETHING}|present))?\s*$`,
    'iu',
  )
}

/** "Something" for a person is a wish for a gift, unless a gift is named anyway, and so is a person alone. */
export function withGift(text: string): string {
  if (MAN.test(text) || MAN_IN_HINDI.test(text)) return 'gift for dad'
  if (PERSON.test(text)) return 'gift for mom'
  if (text.search(WORN) >= 0) return text
  if (SANTA.test(text) && text.search(GIFT) < 0) return text.replace(SANTA, 'gift')
  const anyone = FOR_PERSON.reduce((left, person) => left.replace(person, ' '), text)
  const isForPerson = anyone !== text && anyone.search(PURPOSE) < 0
  return isForPerson && text.search(GIFT) < 0 ? text.replace(THING, 'gift') : text
}

/** The text without "something", where it names a product: "kuch cream mummy ke liye" is a cream. */
export const withoutThing = (text: string): string => text.replace(THING, ' ')

/** A search for a gift without why it is given. A man whose birthday it is gets it. */
export function withoutReason(text: string): string {
  return text.search(GIFT) < 0 ? text : text.replace(REASON, ' ').replace(OF_MAN, ' him ')
}
