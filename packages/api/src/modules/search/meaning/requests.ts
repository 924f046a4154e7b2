/**
 * Parts of a search that ask for products without naming them: "i am looking for", "mujhe … chahiye", and for whom it is
 * bought, where that says nothing about the product: "for my sister", "for 25 year old".
 */
const REQUESTS: readonly RegExp[] = [
  /^\s*(?:hi|hii+|hello|hey|namaste)[\s,!]+/iu,
  edged(String.raw`(?:i(?:['’ ]?a?m)|we are) (?:looking|searching) for`),
  edged(String.raw`(?:i|we) (?:want|need|would like|wish)(?: to (?:buy|purchase|order|get|see|have))?`),
  edged(
    String.raw`(?:can|could) (?:i|you)(?: please)? (?:get|buy|have|find|show|suggest|recommend|give)(?: me)?`,
  ),
  edged(String.raw`do you (?:have|sell)`),
  edged(String.raw`(?:where|how) (?:can|do|to) (?:i )?(?:get|buy|find)`),
  edged(String.raw`(?:which|what) (?:is|are) the (?:best|good)`),
  edged(String.raw`(?:please |pls |plz |kindly )?(?:show|suggest|recommend|find|give) me`),
  edged(String.raw`(?:to )?gift (?:to )?(?:my|her|your) ${people()}(?:['’]?s)?`),
  edged(String.raw`for (?:my|her|your|the|a) ${people()}(?:['’]?s)?`),
  edged(String.raw`for ${people()}(?! (?:and|&))`),
  edged(String.raw`(?:(?:meri|mere|apni|apne) )?${kin()} ke liye`),
  edged(String.raw`(?:for )?(?:a )?(?:[2-9]\d|1[3-9])[ -]?(?:years?|yrs?|saal)(?:[ -](?:old|ki|ke|ka))?`),
  // "40+" ends without a letter.
  /(?<![\p{L}\p{N}])(?:for )?(?:(?:women|ladies|skin|age)[ -])?(?:above |over )?[2-9]\d ?(?:\+|plus(?! size))(?![\p{L}\p{N}])/giu,
  edged(String.raw`(?:above|over|below|under) \d{1,2} (?:years?|yrs?)(?: old| of age)?`),
]

/** The age of a child says for whom the product is; a month's is a baby's. */
const CHILD_AGES: readonly (readonly [RegExp, string])[] = [
  [edged(String.raw`(?:a )?(?:[1-9]|1[0-2])[ -]?(?:years?|yrs?|saal)(?:[ -](?:olds?|ki|ke|ka))?`), ' kids '],
  [edged(String.raw`(?:a )?\d{1,2}[ -]?(?:months?|mahine)(?:[ -](?:olds?|ki|ke|ka))?`), ' baby '],
]

function people(): string {
  return '(?:mother|mom|mummy|mum|sister|wife|daughter|friend|girlfriend|aunt|aunty|grandmother|grandma|bhabhi|didi|mother[ -]in[ -]law|sister[ -]in[ -]law|fiancee?)'
}

function kin(): string {
  return '(?:maa|mummy|behen|behan|didi|patni|biwi|beti|dost|saheli|saas|bhabhi|nani|dadi|chachi|mausi)'
}

function edged(text: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, 'giu')
}

/** The text without requests, if more than these was typed. */
export function withoutRequests(text: string): string {
  const aged = CHILD_AGES.reduce((left, [age, audience]) => left.replace(age, audience), text)
  const rest = REQUESTS.reduce((left, request) => left.replace(request, ' '), aged)
  return rest.trim() === '' ? text : rest
}

const GIFT = edged('gifts?|gifting|tohfa|tohfe')

/** True for a text that looks for a gift, which has to be in stock. */
export const isForGift = (text: string): boolean => text.search(GIFT) >= 0
