/** Words and phrases of searches for a page of the shop rather than for products. The first topic that a search names is its own. */
const TOPICS = [
  ['password', 'password, passwords, पासवर्ड'],
  ['login', 'login, signin, signup, otp, log in, sign in, sign up, my account, लॉगिन, लॉग इन, ओटीपी'],
  [
    'returns',
    'return, returns, returning, returned, refund, refunds, exchange, exchanges, replacement, replacements, replace, wapas, vapas, wapis, wapsi, wrong, galat, damaged, defective, broken, kharab, toota, tuta, tooti, tuti, वापस, वापसी, रिटर्न, रिफंड, एक्सचेंज, गलत, खराब, टूटा, टूटी',
  ],
  ['cancellation', 'cancel, cancelling, cancellation, cancellations, कैंसिल, रद्द'],
  ['sizes', 'guide, guides, chart, charts'],
  [
    'shipping',
    'delivery, deliveries, deliver, delivered, delivering, ship, shipping, shipped, shipment, dispatch, courier, cod, डिलीवरी, डिलिवरी, कूरियर, सीओडी',
  ],
  [
    'payment',
    'payment, payments, pay, paying, paid, upi, netbanking, emi, paytm, gpay, phonepe, credit, debit, भुगतान, पेमेंट, यूपीआई',
  ],
  [
    'contact',
    'contact, customer, support, help, helpline, complaint, complaints, feedback, email, store, stores, phone number, mobile number, near me, shop address, shop location, फोन नंबर, मोबाइल नंबर, संपर्क, शिकायत, स्टोर',
  ],
  [
    'offers',
    'offer, offers, deal, deals, coupon, coupons, voucher, vouchers, discount, discounts, code, codes, promo, promos, promotion, sale, bogo, buy get, buy one get, ऑफर, कूपन, छूट',
  ],
  ['privacy', 'privacy'],
  ['terms', 'terms, conditions'],
  ['addresses', 'address, addresses, pata badalna, pata badlo, pata change, पता, एड्रेस'],
  [
    'authenticity',
    'genuine, original, originals, authentic, authenticity, asli, nakli, duplicate, fake, असली, नकली, ओरिजिनल',
  ],
  ['orders', 'order, orders, track, tracking, ऑर्डर, आर्डर'],
] as const

/** Words that may be beside those of a topic, in English and in Hindi of both scripts. */
const COMMON =
  'a about aaya aayi aaye aayega after all am an and any apply are at available back badalna badle badlo be been best bhej bhejo bhool bhul bhula buy by can card cards care cash change changed changing charge charges cost costs date day days did diya do does edit entering fast fees first for forgot forgotten free gaya gayi ga gaye get got has have hai hain ho hoga hour hours how hua hui i in info information is it item items ka kab kahan kaha kahaan kaise kar kare karein karna karni karo karun karu ke ki kitna kitne kya liye location log long main maine many me measurement mein mera mere meri milega mila minute minutes mobile money much mujhe my near need net banking new no not number of on one online open or order page paisa paise parcel pata phone please policies policy problem product products raha received rule rules saman same samaan se service shop sign size sizes sizing someone status take takes talk team the there these they this time times timing timings to today tomorrow two up update us use user users wala want was we what when where which who will with wrong yeh ye you your aap aapka मेरा मेरी मेरे का की के को से में पर है हैं क्या कब कहाँ कहां कैसे कितना कितने करें करना करूं करो हो होगा होगी मिलेगा आया आयी आई आएगा गया गई भूल बदलें बदलना बदलो पैसे पैसा प्रोडक्ट सामान नंबर फोन मोबाइल चार्ज शुल्क दिन घंटे घंटा मुझे मैं लॉग इन'

export type HelpTopic = (typeof TOPICS)[number][0]

/** Places need no list: "delivery in Noida", "noida mein delivery". */
const PLACES =
  /(?<=\b(?:deliver|delivery|deliveries|ship|shipping)(?: available)? (?:in|to|at) ).+$|^\S+(?= (?:mein|me) (?:delivery|deliver|shipping))|^\S+(?= में डिल[ीि]वरी)/u

/** Dots below letters are often left out: फोन for फ़ोन. */
const wordsIn = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? []

const topics = TOPICS.map(([topic, names]) => [topic, names.split(', ')] as const)
const known = new Set(wordsIn(`${COMMON} ${TOPICS.map(([, names]) => names).join(' ')}`))

/** Topic that a search asks about. One with any other word is for products: "return gift". */
export function helpTopicOf(search: string): HelpTopic | undefined {
  const words = wordsIn(search).join(' ').replace(PLACES, '').trim()
  if (!words.split(' ').every((word) => known.has(word))) return undefined
  return topics.find(([, names]) => names.some((name) => ` ${words} `.includes(` ${name} `)))?.[0]
}
