import { edged } from './edged.ts'

/** People for whom things are bought, in English. */
export const PEOPLE =
  'mother mom mummy mum sister gf wife daughter friend girlfriend aunt aunty grandmother grandma fiance fiancee teacher boss colleague neighbour'.split(
    ' ',
  )

/** Men, as a part of a pattern. */
export const MEN = 'brother|husband|boyfriend|father|dad|papa|bhai|bhaiya|pati|devar|uncle|chacha|mama|jija'

/** Celebrations that are someone's. The people of a "mother's day" are a part of its name. */
export const OCCASION =
  '(?:wedding|marriage|shaadi|shadi|vivah|reception|engagement|sagai|roka|sangeet|mehndi|mehendi|haldi|birthday|bday|janamdin|anniversary|party|function|farewell|graduation)'

/** For whom something is bought, where that says nothing about the product. */
export const FOR_PERSON: readonly RegExp[] = [
  edged(
    String.raw`for (?:my |her |your |the |a )?(?:(?:best|close|little|elder|older|younger|new(?! (?:mom|mum|mummy|mother)s?(?!\p{L}))) )*${people()}(?:['’]?s)?(?! (?:and|&|to be))`,
  ),
  edged(String.raw`(?:(?:meri|mere|apni|apne|my) )?(?:${kin()}|${people()}) ke liye`),
  edged(
    String.raw`(?:(?:मेरी|मेरे|अपनी|अपने) )?(?:माँ|मां|मम्मी|बहन|दीदी|पत्नी|बीवी|बेटी|दोस्त|सहेली|सास|भाभी|नानी|दादी|चाची|मौसी|मामी|बुआ|ननद|बहू|वाइफ|मॉम|सिस्टर|गर्लफ्रेंड) के लिए`,
  ),
]

export function people(): string {
  return `(?:in[ -]?laws|(?:${PEOPLE.join('|')})s?(?:[ -]in[ -]law)?|cousin|niece|best(?:ie| friend)s?|bff|parents|bhabhi|didi|nanad|bua|(?:office )?staff|employees|guests|maa|behen|behan|patni|biwi|beti|saheli|saas|saa?su ?maa?|nani|dadi|chachi|mausi)`
}

function kin(): string {
  return '(?:maa|mummy|mummy ji|behen|behan|bahan|didi|patni|biwi|beti|dost|saheli|saas|saa?su ?maa?|bhabhi|nani|dadi|chachi|mausi|nanad|bua|mami|bahu)'
}

/** Anyone whose wedding or birthday it may be, men too. */
export function relative(): string {
  return `(?:${people()}|${kin()}|friend|son|bete|${MEN})s?`
}
