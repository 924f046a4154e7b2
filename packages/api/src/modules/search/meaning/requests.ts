import { edged } from './edged.ts'
import { withGift, withoutReason } from './giftRequests.ts'
import { LOOKS } from './looks.ts'
import { FOR_PERSON, OCCASION, people, relative } from './people.ts'
import { PROBLEMS } from './problems.ts'
import { AMOUNT } from './rangePatterns.ts'
import { readRanges } from './readRanges.ts'

/** Other words for a part of a search: who belongs to the couple goes to a wedding, and who asks what to put on looks for clothes. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [
    edged(
      String.raw`(?:the )?(?:bride|groom|dulhan|dulhe)(?:['’]?s['’]?| ki| ke)? (?:sisters?|friends?|mother|mom|aunt|cousin|family|behen|behan|bahan|saheli|dost|maa|bhabhi)|(?:sister|friend|mother|mom|aunt|cousin) of (?:the )?(?:bride|groom)`,
    ),
    ' wedding ',
  ],
  // What is worn to it is no henna.
  [
    /(?<=\b(?:to|should i|can i|do i) wear\b.*)\bm[ae]he?ndi\b|\bm[ae]he?ndi\b(?=.*\bp[ae]h[ae]?n)/giu,
    ' mehendi ceremony ',
  ],
  [edged(String.raw`bridesmaids?`), ' party '],
  [edged('little black dress|lbd'), ' black dress '],
  // A set of these stones is jewellery.
  [edged('(?:american diamond|ad|cz)(?: stone)? sets?'), ' american diamond necklace set '],
  [edged('k[ -]beauty'), ' korean skin care '],
  // A shirt cut like his is for her.
  [edged('boyfriend(?: (?:fit|style))? (shirt|t[ -]?shirt|tee|blazer|jacket|cardigan)s?'), ' oversized $1 '],
  // What does not hurt is comfortable.
  [
    edged(
      String.raw`(?:(?:that|which|jo) )*(?:(?:do|does|will|wo)(?: not|n['’]?t|nt)|dont|don t|doesn t|never) (?:hurt|pinch|bite|poke|dig in|chub|itch)[a-z]*(?: (?:my |the )?(?:feet|foot|toes|heels|skin))?|(?:jo )?(?:pair|pairon|pero|paon|pao)?(?: (?:mein|me|ko))? ?(?:chubh?[ei]|dard|kaat[ei]|kat[ei])(?: (?:hi|bhi))? (?:na|nahi|nahin|nhi)(?: (?:kar|de|ho)[a-z]*)?`,
    ),
    ' comfortable ',
  ],
  [edged('(?:for )?(?:my )?(?:office )?colleagues? gifts?'), ' gift '],
  [/(?<=\b\d\d?) ?(?:hrs?|h)\b/giu, ' hours '],
  [edged('new bab(?:y|ies)'), ' newborn '],
  [/^\s*(?:pads?|napkins?)(?: for (?:my )?periods?)?\s*$/iu, ' sanitary pads '],
  // Two things that are compared: either will do. "Better Than Sex" is the name of a mascara.
  [edged('(?:difference between|comparison of|compare) (.+?) (?:and|or|vs|versus|with|to)'), ' $1 or '],
  [/(?<=\p{L} )(?:is )?better th[ae]n(?= (?!sex)\p{L})/giu, ' or '],
  ...PROBLEMS,
  // A tote that fits a laptop is for one.
  [
    /(?<=\b(?:\w*bag|tote|backpack|purse|sling|pouch|clutch|wallet)s?\b.*)\b(?:(?:that|which|to|jo) (?:(?:can|will) )?(?:fits?|holds?|carry|carries|keep)|for (?:carrying|keeping))\b/giu,
    ' for ',
  ],
  [/(?<=\bcomf\w+\b.*)for (?:long )?walk(?:s|ing)?\b/giu, ' '],
  [/(?<!\bshoes )\bfor (?:long )?walk(?:s|ing)?\b/giu, ' comfortable '],
  [
    edged(String.raw`skin[ -]?cycling(?: (?:kit|set|routine|products?))?`),
    ' retinol or ceramide or exfoliating skin care ',
  ],
  [
    edged(
      '(gift (?:hamper|set|box|pack|basket)s?|hampers?)(?: (?:of|for|with))? (skin ?care|make ?up|beauty|bath|hair ?care)(?= *$)',
    ),
    ' $2 $1 ',
  ],
  // What is like another brand's is of none of its. A price is a limit.
  [edged(String.raw`(?:cheaper|less expensive) th[ae]n(?!\s*${AMOUNT})`), ' cheaper not '],
  [
    edged(
      String.raw`(?:(?:cheap(?:er)?|good|best) )?(?:alternatives?|substitutes?|replacements?) (?:to|for|of)`,
    ),
    ' not ',
  ],
  [
    edged(
      String.raw`(?:waist )?(\d{2})(?: inch(?:es)?)? waist|(?:waist|bust|chest|hips?|kamar)(?: size)? (\d{2})(?: inch(?:es)?)?`,
    ),
    ' size $1$2 ',
  ],
  // Sleeves, as they are heard, and clothes that have some.
  [edged('b(?:aaz|az|aj)(?:u|oo)'), ' baaju '],
  [edged(String.raw`with sleeves|(?<=^\s*)sleeved`), ' not sleeveless '],
  [
    edged(
      String.raw`ghar (?:me|mein|par|pe) p[ae]h[ae]?n[a-z]*(?: (?:ke liye|wal[aei]))?(?: kapd[ae]|(?= *$))`,
    ),
    ' loungewear ',
  ],
  [edged(String.raw`(college|school|office|gym|party|shaadi) (?:jane|jaane) (?:ke liye|wal[aei])`), ' $1 '],
  // What is worn under clothes.
  [
    edged(
      String.raw`(?:what|which (?:innerwear|lingerie|inner))(?: (?:to|should i|can i|do i))? wear (?:under|inside|beneath|underneath|below)`,
    ),
    ' lingerie for ',
  ],
  [edged('(brother|father|son)[ -]in[ -]law'), ' $1 '],
  // A suit of three pieces has a dupatta.
  [
    edged(String.raw`(?:3|three)[ -]?(?:piece|pc|pcs) (suit|salwar suit|kurt[ai](?: set)?)s?`),
    ' $1 with dupatta ',
  ],
  [
    edged(String.raw`(suit|kurt[ai] set)s? (?:of )?(?:3|three)(?:[ -]?(?:piece|pc|pcs))?`),
    ' $1 with dupatta ',
  ],
  [
    edged(
      String.raw`(?:for |of )?(?:healthy|fat|chubby|heavy|plump|curvy|big|mot[aei]|mote) (?:women|woman|ladies|lady|girls?|body|people|log|logo|logon|ladki|ladkiyon|aurat|auraton)(?: (?:ke liye|ka|ki|ke))?`,
    ),
    ' plus size ',
  ],
  [
    edged(
      String.raw`(?:what|how) (?:to|should i|can i|do i) (?:wear|pair|style|match) with|what goes with|which jewell?ery (?:to wear )?with`,
    ),
    ' jewellery for ',
  ],
  [
    edged(
      String.raw`(?:that|which|jo) (?:(?:will|would|can) )?suits?|(?:that|which) (?:is|are) (?:safe|good|made|meant|suitable|best) for|suitable (?:for|to)|suited to`,
    ),
    ' for ',
  ],
  [
    edged(
      '(office|college|casual|brunch|beach|vacation|holiday|travel|airport|winter|summer|party) (?:looks?|fits?(?= *$))',
    ),
    ' $1 wear ',
  ],
  [
    edged(
      String.raw`(?:kya|kaisa|kaise|kaisi|kaunsa|kaunsi|konsa|konsi|konse)(?: (?:kapde|kapda))? p[ae]h[ae]?n+[a-z]*(?: (?:chahiye|jaye|jaaye|jaun))?|kya p[ae]hen[a-z]*`,
    ),
    ' wear ',
  ],
  // Care for skin of this age is against its lines.
  [
    /(?<=(?:cream|serum|moisturi[sz]er|lotion|face wash|night cream|skin ?care)\b.*)(?:for )?(?:a )?(?:3[5-9]|[4-7]\d)[ -]?(?:years?|yrs?|saal)[ -](?:olds?|ki|ke|ka)|(?:3[5-9]|[4-7]\d) ?\+(?= ?skin)/giu,
    ' anti ageing ',
  ],
  [edged(String.raw`क्या पहन[\p{L}\p{M}]*(?: चाहिए| जाए| सकते हैं)?`), ' wear '],
]

/**
 * Parts of a search that ask for products without naming them: "i am looking for", "mujhe … chahiye", and for whom it is
 * bought, where that says nothing about the product: "for my sister", "for 25 year old".
 */
const REQUESTS: readonly RegExp[] = [
  edged(
    String.raw`(?:for )?(?:my |her |his |our |the |a |meri |mere |mera |apni |apne )?(?:(?:best|close|little|elder|older|younger) )*${relative()}(?:['’]?s['’]?)?(?: (?:ki|ke|ka))?(?= ${OCCASION})`,
  ),
  edged(
    String.raw`(?:(?:मेरी|मेरे|अपनी|अपने) )?(?:माँ|मां|मम्मी|बहन|दीदी|दोस्त|सहेली|भाभी|मौसी|बुआ|भाई|भैया|पापा|बेटी|बेटे|ननद|देवर) (?:की|के|का)(?= (?:शादी|सगाई|बर्थडे|जन्मदिन|पार्टी|मेहंदी|हल्दी|संगीत|रिसेप्शन))`,
  ),
  /^\s*(?:hi|hii+|hello|hey|namaste)[\s,!]+/iu,
  edged(String.raw`(?:i(?:['’ ]?a?m)|we are) (?:looking|searching) for`),
  edged(String.raw`(?:i|we) (?:want|need|would like|wish)(?: to (?:buy|purchase|order|get|see|have))?`),
  edged(
    String.raw`(?:can|could) (?:i|you)(?: please)? (?:get|buy|have|find|show|suggest|recommend|give)(?: me)?`,
  ),
  edged(String.raw`do you (?:have|sell)`),
  edged(String.raw`(?:how (?:can i|do i|to) )?(?:get(?:ting)? rid of|cure)`),
  edged(String.raw`(?:where|how) (?:can|do|to) (?:i )?(?:get|buy|find)`),
  edged(
    String.raw`(?:which|what|kaun ?s[aie]|kons[aie])(?: one| of them)? (?:(?:is|are|works) (?:the )?)?(?:better|zyada (?:ach+h?[aie]|better))(?: hai| hota hai)?(?: for me)?|(?:kya|ka) (?:antar|fark|farq)(?: hai)?`,
  ),
  edged('(?:what is )?(?:the )?difference|better(?= *$)'),
  edged('(?<=(?:that|which) )are'),
  edged('inner(?= thighs?)'),
  ...LOOKS,
  edged('quiet(?= luxur)|aesthetic'),
  edged(String.raw`(?:which|what) (?:is|are) the(?: good)?(?= )`),
  edged(String.raw`(?:please |pls |plz |kindly )?(?:show|suggest|recommend|find|give) me`),
  edged(String.raw`(?:to )?gift (?:to )?(?:my|her|your) ${people()}(?:['’]?s)?`),
  ...FOR_PERSON,
  edged(String.raw`from (?:my |her |your |the )?${relative()}`),
  edged(
    String.raw`(?:for )?(?:patl[aei]|dubl[aei]|slim|thin|skinny) (?:women|ladies|girls?|people|log|logo|logon|ladki|ladkiyon|aurat|auraton)(?: (?:ke liye|ka|ki|ke))?`,
  ),
  edged(String.raw`return(?= gifts?)`),
  edged(String.raw`(?:for )?(?:daily|everyday|regular|personal) (?:use|basis|routine)`),
  // Of "for daily office use" the office is told.
  edged(
    String.raw`(?:for )?(?:daily|everyday|regular)(?= (?:office|college|home|casual|party) (?:use|wear))`,
  ),
  edged(
    String.raw`(?:(?:and|that|which|jo) )*smells? (?:(?:so|very|really) )?(?:nice|good|great|amazing|lovely)`,
  ),
  edged(String.raw`(?:with |on |in )?(?:cash on delivery|cod)(?: available)?`),
  edged(
    String.raw`(?:jo )?(?:jaldi|jldi) (?:se )?(?:deliver|delivery)(?: (?:ho|kar)(?: (?:jaye|jaaye|de|do|dena))?)?`,
  ),
  edged(String.raw`(?:with )?(?:free|fast|same day|home) (?:home )?(?:delivery|shipping)`),
  edged(String.raw`chh?ot[aei](?= ba(?:c|ch|cc|chc)h[aei])`),
  edged(String.raw`(?:near|close) (?:me|by)|nearby`),
  edged(String.raw`(?:for|at) (?:the )?home(?: use)?|ghar (?:par|pe|me|mein|ke liye)`),
  edged(String.raw`(?:for )?(?:a )?(?:round|oval|square|long|heart|diamond)(?:[ -]shaped?)? face(?: shape)?`),
  edged(
    String.raw`(?:artificial|imitation|junk|costume|one gram)(?= (?:jewell?e?ry|jewels|necklaces?|earrings?|bangles?|rings?|sets?))`,
  ),
  edged(String.raw`(?:for )?(?:a )?(?:[2-9]\d|1[3-9])[ -]?(?:years?|yrs?|saal)(?:[ -](?:old|ki|ke|ka))?`),
  // "40+" ends without a letter.
  /(?<![\p{L}\p{N}]|spf ?|sunscreen )(?:for )?(?:(?:women|ladies|skin|age)[ -])?(?:above |over )?[2-9]\d ?(?:\+|plus(?! size))(?![\p{L}\p{N}])(?! ?(?:spf|pa|sunscreen))/giu,
  /(?<=(?:cream|serum|moisturi[sz]er|lotion|skin ?care)\b.*)for (?:3[5-9]|[4-7]\d)(?= *$)/giu,
  /(?<=\b(?:spf ?|sunscreen )\d\d) ?plus\b/giu,
  // A look is not what is bought for it.
  /\bno[- ]?make ?up(?:[- ]make ?up)?[- ]look\s+(?=\S)|\bunder make ?up\b/giu,
  edged(String.raw`(?:above|over|below|under) \d{1,2} (?:years?|yrs?)(?: old| of age)?`),
  // People who are named without a preposition.
  edged(String.raw`(?:(?:best )?(?:friends?|besties?|bff)|sisters?|cousins?|nieces?)(?:['’]s)?|guests?`),
  edged(
    '(?:behen|behan|bahan|didi|bhabhi|dost|saheli|nanad|mausi|bua|sahelion|behno|behnon)(?: (?:ko|ka|ki|ke))?',
  ),
]

/** Age of a child in years or months, as it was typed. */
export function ageOf(text: string): { text: string; number: number; unit: 'year' | 'month' } | undefined {
  const [found] = CHILD_AGES.flatMap(([age]) => text.match(age) ?? [])
  if (found === undefined) return undefined
  return {
    text: found.replace(/^a /i, ''),
    number: Number(/\d+/.exec(found)?.[0]),
    unit: /month|mahine/i.test(found) ? 'month' : 'year',
  }
}

/** The age of a child says for whom the product is; a month's is a baby's. */
const CHILD_AGES: readonly (readonly [RegExp, string])[] = [
  [
    edged(
      String.raw`(?:a )?(?:\d{1,2} ?(?:-|–|to) ?)?(?:[1-9]|1[0-2])[ -]?(?:years?|yrs?|saal)(?:[ -](?:olds?|ki|ke|ka))?`,
    ),
    ' kids ',
  ],
  [edged(String.raw`(?:a )?\d{1,2}[ -]?(?:months?|mahine)(?:[ -](?:olds?|ki|ke|ka))?`), ' baby '],
]

/** "My pregnant sister" is whoever is pregnant. */
const EXPECTING = [
  edged(
    String.raw`(?:(?:my|her|your) )?(?:pregnant|expecting|expectant) (?:${people()}|wom[ae]n|lady|ladies)`,
  ),
  ' pregnant ',
] as const

/** "For" in Hindi, as it is typed in a hurry. */
const KE_LIYE = edged('k(?:e|ay)? ?l(?:iy|y|i)e')

/** The text without requests, if more than these was typed. */
export function withoutRequests(text: string): string {
  const wished = withoutReason(withGift(text.replace(KE_LIYE, 'ke liye')))
  const dated = NEWNESS.test(wished) ? withoutYears(wished) : wished
  const aged = [...CHILD_AGES, EXPECTING].reduce(
    (left, [who, name]) => left.replace(who, isSaid(left.replace(who, ' '), name) ? ' ' : name),
    dated,
  )
  const read = READ_AS.reduce((left, [asked, meant]) => left.replace(asked, meant), aged)
  const rest = REQUESTS.reduce((left, request) => left.replace(request, ' '), read)
  return rest.trim() === '' ? text : rest
}

/** "Kids lehenga 5 years" says twice for whom it is. */
const isSaid = (text: string, name: string) => text.toLowerCase().split(/\s+/).includes(name.trim())

/** The year of what is new or best is no price: "new kurti 2024". One that limits is: "top under 2040". */
function withoutYears(text: string): string {
  const { filters } = readRanges(text)
  return text.replace(YEAR, (year) => (filters.some((filter) => filter.text.includes(year)) ? year : ' '))
}

const YEAR = /(?<![\p{L}\p{N}])20[2-4]\d(?![\p{L}\p{N}])/gu
const NEWNESS = /(?<!\p{L})(?:new|latest|best|top|trend\p{L}*|collections?|fashion)(?!\p{L})/iu
