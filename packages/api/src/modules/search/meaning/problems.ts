import { edged } from './edged.ts'

const COSMETIC =
  '(?:make ?up|kajal|mascara|(?:eye ?)?liner|lipstick|(?:lip )?gloss|foundation|concealer|compact|primer|blush|eye ?shadow|nail polish|sindoor)'

/** What make-up does that is not wanted, at the end of a text: "mascara smudges under my eyes". */
function doing(verbs: string): RegExp {
  const place =
    '(?:outside|under|around|below|beyond|off|out of|on|onto|into|all over) (?:(?:of|my|the) )*(?:lips?(?: line)?|lip line|eyes?|eyelids?|mouth|face|teeth|cup|mask|clothes|lines)'
  return new RegExp(
    String.raw`(?<=\b${COSMETIC}\b.*)(?:\b(?:that|which|always|keeps?) )?(?<!(?:not|never|no|nt|n['’]t|nothing) )\b(?:${verbs})(?: (?:easily|a lot|quickly|everywhere))?(?: ${place})?(?= *$)`,
    'giu',
  )
}

const WHITE = '(?:white|whitish|safed|safedi|chitta)(?: (?:cast|layer|film|parat))?'
const OF_SKIN = '(?:(?:me|my|your|the|a|any|skin|face|chehr[ae]|ko|par|pe|mein) )*'
/** "Does not leave me white", "white na dikhe". */
const NOT_LEFT_WHITE = String.raw`${OF_SKIN}${WHITE} (?:bhi )?(?:na|nahi|nahin|nhi|not) (?:ho|hoga|hota|hoti|dikh|lag|kar|pad|chhod|chod|ban|aay|aata|rah)[a-z]*|(?:does not|doesn['’]?t|doesn t|won['’]?t|not|never|without|no) (?:(?:leav|mak|look|turn|giv)[a-z]+ )?${OF_SKIN}${WHITE}`

/** Problems as shoppers tell them, by what is bought against them, and what shops call otherwise. */
export const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  // Sunscreens with minerals are called physical, and most others are chemical.
  [
    edged(
      String.raw`(?:physical|mineral) (?:vs|versus|or|and|ya) chemical|chemical (?:vs|versus|or|and|ya) (?:physical|mineral)`,
    ),
    ' ',
  ],
  [edged(String.raw`(?:non|no|without)[ -]chemical(?= sun)`), ' physical '],
  [/(?<!free |\bno |\bnon )\bchemical(?= sun)/giu, ' '],
  // What a sunscreen leaves white is a cast.
  [
    new RegExp(
      String.raw`(?<=\bsuns?cr[a-z]+\b.*)(?:(?:that|which|jo|and|aur) )*(?:${NOT_LEFT_WHITE})|\b(?:${NOT_LEFT_WHITE})(?: (?:wal[aei]|kar(?:ne|ta)))*(?= (?:\w+ )*suns?cr[a-z]+\b)`,
      'giu',
    ),
    ' no white cast ',
  ],
  [
    doing(
      'bleeds|bleeding|smudges|smudging|smears|smearing|feathers|transfers|spreads|spreading|runs|running',
    ),
    ' smudge proof ',
  ],
  [doing('creases|creasing|fades|fading|flakes|flaking|wears(?: off)?'), ' long lasting '],
  [
    new RegExp(
      String.raw`(?<=\b${COSMETIC}\b.*)(?:(?:for|in|during) )?(?:the )?\b(?:monsoons?|rain(?:s|y)?|humidity|humid)(?: (?:season|days?|weather))?(?= *$)|\b(?:monsoon|rainy (?:season|day)|humid weather)(?= ${COSMETIC}\b)`,
      'giu',
    ),
    ' waterproof ',
  ],
  [
    edged(
      String.raw`dark(?:ness|ening|er)?(?: skin| patch(?:es)?| area)? (?:around|near) (?:my |the )?(?:mouth|lips)`,
    ),
    ' pigmentation ',
  ],
  [
    edged(
      String.raw`(?<=(?:pigmentation|acne|pimples?|spots?|patches|lines|wrinkles|dryness|dry(?: skin)?|redness) )(?:around|near|on|above|below) (?:my |the )?(?:mouth|lips?|upper lip|nose|chin|forehead|cheeks?|jaw(?:line)?)`,
    ),
    ' ',
  ],
  [
    /^\s*(?:my )?(?:hair|scalp) (?:smells?|stinks?|is smelly)(?: (?:bad|a lot))?\s*$|\bsmelly (?:hair|scalp)\s*$/giu,
    ' shampoo ',
  ],
  // Where a complaint is, and since when: no product is called by the place.
  [
    edged(
      String.raw`(?<=(?:skin|pores|blackheads?|whiteheads?|pimples?|acne|thinning|hair ?fall|hair loss|bald(?:ing|ness)|flak(?:es|y)|peeling|rash(?:es)?|redness) )(?:around|near|on|at|in|of) (?:(?:my|the) )*(?:mouth|lips?|upper lip|nose|chin|forehead|cheeks?|jaw(?:line)?|front(?: of (?:my |the )?head)?|temples?|crown|hairline|parting|sides)|(?<=stretch marks? )(?:(?:after|post|since|from|during|due to) )(?:delivery|pregnancy|(?:the )?baby|c[ -]?section|weight loss)`,
    ),
    ' ',
  ],
  // The colour of a complaint is none of goods.
  [
    edged(
      '(?:red|laa?l|pink)(?= (?:itchy |sore )?(?:rash(?:es)?|bumps?|pimples?|patches|daan?e|daag|phunsi))',
    ),
    ' ',
  ],
  [
    edged(
      '(?:yellow|yellowish|stained|pee?l[ei]|gand[ei]) (?:teeth|daa?nt)|(?:teeth|daa?nt) (?:(?:are|have|turned|turning|getting|become) )*(?:yellow|pee?l[ei])(?: (?:hai|hain|ho gay[ei]))?',
    ),
    ' teeth whitening ',
  ],
  [edged('(?:(?:white|whitish)[ -])?cast[ -]free|(?:zero|0) (?:white )?cast'), ' no white cast '],
  [edged('facial hair(?= (?:razor|trimmer|epilator|shaver))'), ' face '],
  [
    edged(
      'facial hair(?: remov[a-z]+|(?= *$))|hair remov(?:er|al) (?:for|from|on) (?:the |my )?(?:face|upper lip|chin)|(?:face|facial|upper lip|chin) hair remov(?:er|al)',
    ),
    ' face hair remover ',
  ],
]
