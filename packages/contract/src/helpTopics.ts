/** Words of searches for a page of the shop rather than for products. */
const TOPICS = [
  [
    'returns',
    'return returns returning returned refund refunds exchange exchanges replacement replacements wapas',
  ],
  ['cancellation', 'cancel cancelling cancellation cancellations'],
  ['sizes', 'guide guides chart charts'],
  [
    'shipping',
    'delivery deliveries deliver delivered delivering ship shipping shipped shipment dispatch courier cod',
  ],
  ['contact', 'contact customer support help helpline complaint complaints feedback email'],
  [
    'offers',
    'offer offers deal deals coupon coupons voucher vouchers discount discounts code codes promo promos promotion sale',
  ],
  ['privacy', 'privacy'],
  ['terms', 'terms conditions'],
  ['orders', 'order orders track tracking'],
] as const

/** Words that may be beside those of a topic, in English and in Hindi of Latin letters. */
const COMMON =
  'a about after am an and any apply are at available back be best by can care cash charge charges cost costs date day days do does fast fees first for free get has have how i in info information is it item items long many me measurement money much my need new no not number of on or page parcel phone please policies policy product products rule rules same service shop size sizes sizing someone status talk take takes team the time times to today up us use user users want what when where which who will with you your aayega hai hoga ka kab kahan kaise kare karna karo ki kya mera meri milega'

export type HelpTopic = (typeof TOPICS)[number][0]

const wordsOf = (text: string) => text.split(' ')
const topics = TOPICS.map(([topic, words]) => [topic, wordsOf(words)] as const)
const known = new Set([...wordsOf(COMMON), ...topics.flatMap(([, words]) => words)])

/** Topic that a search asks about. One with any other word is for products: "return gift". */
export function helpTopicOf(search: string): HelpTopic | undefined {
  const typed = search.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (!typed.every((word) => known.has(word))) return undefined
  return topics.find(([, words]) => typed.some((word) => words.includes(word)))?.[0]
}
