import type { AUDIENCES } from '@shop/contract/product-list.schema'

/** A girl who is no child: "college girl", "short height girl". */
const GROWN_UP_GIRLS = ['teenage', 'teen', 'college', 'working', 'office', 'young', 'height']
  .flatMap((word) => [`${word} girl`, `${word} girls`])
  .join(', ')

/** For whom a product is, in English and Hindi: `name: other names`. Products say so in titles, categories and options. */
export const AUDIENCE_NAMES = `
women: woman, womens, womans, lady, ladies, female, females, mahila, mahilao, mahilaon, aurat, aurato, auraton, her, ${GROWN_UP_GIRLS}
men: man, mens, mans, gents, gent, gentleman, gentlemen, male, males, purush, purushon, mard, mardon, aadmi, him, guys, husband, boyfriend, father, dad, daddy, papa, pitaji, brother, bhaiya, pati, bhai, jija, devar, sasur, uncle, chacha
girls: girl, ladki, ladkiyon, ladkiyan, larki, larkiyon
boys: boy, ladka, ladke, ladkon, larke, larka
kids: kid, children, childrens, child, bachcha, bachche, bachchon, bacche, baccho, bachon, bacchon, bachcho, bacha, bache, bacchi, bachchi, bachi, toddler
baby: babies, shishu, infant, newborn, new born, navjat, navjaat
unisex
`

/** Men for whom a woman buys: what suits anyone, such as perfume, need not be for men. */
export const RECIPIENTS: ReadonlySet<string> = new Set(
  'husband boyfriend father dad daddy papa pitaji brother bhaiya pati bhai jija devar sasur uncle chacha him guys'.split(
    ' ',
  ),
)

export type Audience = (typeof AUDIENCES)[number]

/** Audiences that a product for one of them suits, too. */
export const SHARED: Partial<Record<Audience, readonly Audience[]>> = {
  women: ['unisex'],
  men: ['unisex'],
  girls: ['kids', 'unisex'],
  boys: ['kids', 'unisex'],
  kids: ['girls', 'boys', 'baby'],
}
