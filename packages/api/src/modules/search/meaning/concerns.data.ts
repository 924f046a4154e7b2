/**
 * Concerns of skin, hair, lips and body: `name: other names | product types | words of what is made for it`, in English and in
 * Hindi with Latin letters. The types are those that shops offer for it, and the words those that their texts have.
 */
export const CONCERNS = `
dandruff: anti dandruff, rusi, roosi, flaky scalp, itchy scalp, dry scalp, white flakes | shampoo, scalp serum, conditioner, hair mask, hair oil | salicylic acid, tea tree, apple cider, neem, piroctone, zinc pyrithione
hair fall: hairfall, anti hair fall, anti hairfall, hair loss, hair thinning, thinning hair, baal jhadna, baal jharna, bal jhadna, baal girna, jhadte baal, girte baal, baal jhad, bal jhad, baal gir, baal gire, baalon ka jhadna, balon ka jhadna, baalon ka girna, hair falling, falling hair, hair is falling, hair are falling, losing hair, hairs falling | hair oil, shampoo, scalp serum, conditioner, hair mask, hair serum | onion, bhringraj, redensyl, biotin, rosemary, caffeine, amla
thin hair: fine hair, flat hair, limp hair, hair volume | shampoo, conditioner, hair spray, scalp serum | volume, volumising, flat, grip
hair growth: growth, regrowth, hair regrowth, lambe baal, baal badhana | hair oil, scalp serum, shampoo, hair mask | redensyl, rosemary, onion, bhringraj, biotin, procapil, castor
grey hair: gray hair, white hair, premature greying, safed baal, grey coverage | hair colour, henna, hair oil | bhringraj, amla, curry leaf, indigo, greys
frizz: frizzy, anti frizz, frizzy hair, frizz control, uljhe baal, unruly hair, dry frizzy hair | hair serum, conditioner, hair mask, shampoo, hair oil | argan, keratin, smoothing, macadamia
curly hair: curly, curls, wavy hair, wavy, ghungrale baal, ghunghrale baal | hair serum, shampoo, conditioner, hair mask | curl, flaxseed, shea
split ends: split end, do muhe baal, do muhe bal | hair serum, conditioner, hair mask, hair oil | argan, keratin, repair, coconut
damaged hair: hair damage, hair breakage, breakage, weak hair, kamzor baal, heat damage | hair mask, conditioner, hair serum, shampoo, hair oil | keratin, repair, protein, argan
dry hair: rough hair, dry ends, dry tips, dry lengths, rukhe baal, rookhe baal | conditioner, hair mask, hair oil, hair serum, shampoo | argan, coconut, shea, hydrating, nourishing
oily scalp: oily hair, greasy hair, greasy scalp, chipchipe baal | shampoo, scalp serum | clarifying, tea tree, apple cider, clay, salicylic acid
acne: pimple, acne prone, acne marks, anti acne, anti pimple, muhase, muhaase, muhasa, daane, dane, chehre par daane, breakout | face wash, cleanser, face serum, acne patch, toner, face mask, face cream | salicylic acid, niacinamide, neem, tea tree, zinc pca, bha
blackhead: whitehead, kaale keel | blackhead remover, face scrub, face mask, face wash | salicylic acid, charcoal, clay, bha
open pores: open pore, large pores, big pores, pore minimising, pore minimizing, pore tightening, pore control, enlarged pores, rom chhidra, khule rom chhidra | toner, face serum, face mask, face wash, primer | niacinamide, clay, salicylic acid, pore
oily skin: oily, tailiya, oil control, oily face, greasy skin, chipchipi twacha | face wash, cleanser, toner, face serum, face cream, sunscreen, face mask | salicylic acid, niacinamide, clay, oil free, mattifying, neem
combination skin: combination, combo skin, mixed skin, t zone | face wash, cleanser, toner, face serum, face cream, sunscreen, face mask | niacinamide, gel, oil free, balancing
dry skin: dry, rukhi, rookhi, sookhi, rukhi twacha, rukhi tvacha, dry face, dehydrated skin, flaky skin, dry flaky skin, dry and flaky skin, flaky, dryness | face cream, body lotion, body butter, face serum, cleanser, body oil, hand cream | ceramide, hyaluronic, shea, glycerin, squalane, cocoa butter
sensitive skin: sensitive, samvedansheel twacha, skin redness, redness, red skin, red face, red cheeks, rosacea, irritated skin, irritated face | face wash, cleanser, face cream, sunscreen, toner, body lotion | ceramide, aloe vera, oat, centella, cica, fragrance free, gentle
dull skin: dullness, dull face, bejaan twacha, glowing skin, face glow, uneven skin tone, skin brightening, brightening, glow, nikhar, gora, gori, gorapan, fairness, whitening, skin whitening | face serum, face mask, face wash, face cream, face oil, face scrub | vitamin c, niacinamide, glow, brightening, saffron, kumkumadi, turmeric
glass skin: glassy skin, dewy skin, korean glass skin, korean skin, hydrated skin, plump skin, glowy skin, radiant skin, luminous skin, skin hydration | face serum, face cream, face mask, toner, face mist, face oil | hyaluronic, dew, dewy, glow, radiance, plump, rice water, hydrating, luminous
pigmentation: hyperpigmentation, melasma, jhaiyan, jhai, chhaiyan, uneven skin | face serum, face cream, face oil, face mask, toner, sunscreen | niacinamide, vitamin c, kojic, alpha arbutin, licorice, kumkumadi
dark spot: sun spots, sunspots, age spots, brown spots, daag dhabbe, daag, dhabbe, blemish, acne scar | face serum, face cream, face oil, face mask, toner | niacinamide, vitamin c, kojic, alpha arbutin, kumkumadi, brightening
tanning: tan, sun tan, suntan, detan, de tan, anti tan, tan removal, dhoop se kalapan | face mask, after sun, face scrub, sunscreen, body scrub, face wash | turmeric, papaya, tomato, ubtan, coffee
strong sun: sun exposure, dhoop se bachav | sunscreen | spf, broad spectrum
sunburn: sun burn, sunburnt skin, dhoop se jalan | after sun, aloe vera gel, face mist | aloe vera, cucumber, rose water, cooling
ageing: anti ageing, anti aging, aging, fine lines, antiageing, antiaging | face serum, face cream, eye cream, face oil | retinol, retinal, peptide, bakuchiol, bakuchi, collagen, vitamin c, rosehip, q10, ginseng
wrinkle: jhurri, jhurriyan, wrinkles, anti wrinkle | face serum, face cream, eye cream, face oil | retinol, retinal, peptide, bakuchiol, bakuchi, collagen, rosehip, q10, ginseng
dark circle: kaale ghere, dark circles, under eye dark circles | eye cream | caffeine, vitamin c, niacinamide, almond
puffy eyes: puffiness, under eye bags, eye bags, sooji aankhen | eye cream, face roller | caffeine, cucumber
chapped lips: chapped lip, dry lips, cracked lips, fate honth, phate honth, phatte honth, honth phatna, honth phatne, honth fatne, honth phatna, sukhe honth | lip balm, lip scrub, lip oil | shea, beeswax, ghee, butter, nourishing
dark lips: lip pigmentation, kaale honth | lip scrub, lip balm | beetroot, brightening, vitamin
cracked heels: cracked heel, cracked feet, phati ediyan, fati ediyan, phati ediya, fati ediya, rough feet | foot cream, foot soak | urea, shea, cracked, cocoa butter
dry hands: rough hands, rukhe haath | hand cream | shea, glycerin, almond
stretch mark: stretch marks, stretch mark cream, stretch marks cream, pregnancy cream, pregnancy oil, pregnancy lotion, pregnancy butter, pregnancy body butter, pregnancy skin, pregnancy skin care, pregnancy marks, belly butter, belly oil, belly cream, bump oil | body oil, body butter | shea, cocoa butter, almond, rosehip
dark underarms: underarm, underarms, underarm whitening, dark neck, dark elbows, dark knees, underarm darkening, kaali gardan | body scrub, body lotion, deodorant | aha, lactic, coffee, brightening
body acne: back acne, bacne, body pimples | body wash, body scrub, soap | salicylic acid, tea tree, neem
herbal: ayurvedic, ayurveda, ayurved, jadi buti, jadi booti, jadibuti, herbs | hair oil, kajal, henna, hair colour, shampoo, face oil, face serum, face mask, face wash, night cream, body scrub, soap, body oil | herbal, herbs, ayurvedic, ayurveda, bhringraj, brahmi, kumkumadi, nalpamaradi, shikakai, reetha, neem, tulsi, ubtan, amla, ashwagandha, triphala, manjistha
body odour: body odor, sweaty, perspiration, sweat, sweat smell, sweating, excessive sweating, paseena, pasine ki badbu | deodorant, body mist, body wash, talcum powder | deodorant, antiperspirant, alum, fresh, tea tree, charcoal
lice: head lice, joo, joon, joun, juon, juen, juye, juyein, jui, nits, louse, lice eggs | shampoo, hair oil, comb | lice, nits, permethrin
prickly heat: heat rash, sweat rash, ghamori, ghamoriya, ghamoriyan, ghamauri, amhori | talcum powder, soap, body lotion, body wash | prickly, cooling, sandalwood, chandan, menthol
ingrown hair: strawberry legs, strawberry skin, bumpy skin, chicken skin, bumps on arms, bumps on my arms, bumps on legs, bumpy arms, bumpy legs, keratosis pilaris | body scrub, body lotion | salicylic acid, lactic, coffee, aha
`

/** Concerns whose first type leads the others: grey hair is coloured, and oiled besides. */
export const LED: ReadonlySet<string | undefined> = new Set(['grey hair'])

/** What care is made of rather than for: kajal with herbs is no remedy beside a herbal shampoo. */
export const MADE_OF: ReadonlySet<string | undefined> = new Set(['herbal'])

/** What products of any type say where they suit a type of skin without naming it. Specifications have "value" between a name and what it is. */
export const SUITABLE: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [
    'oily skin',
    'skin type value all, all skin types, every skin type, non comedogenic, oil free, finish value matte, matte finish, velvet matte'.split(
      ', ',
    ),
  ],
  ['dark spot', ['spots and scars', 'one scar', 'acne marks', 'dark marks']],
  ['acne', ['spots and scars', 'one pimple', 'the pimple', 'acne marks']],
  [
    'combination skin',
    'skin type value all, all skin types, every skin type, non comedogenic, oil free'.split(', '),
  ],
  ['dry skin', ['skin type value all', 'all skin types', 'every skin type']],
  ['sensitive skin', ['all skin types', 'every skin type']],
])

const EVENING =
  'more even, even tone, even skin tone, evens skin, evens out, evens tone, uneven tone, uneven skin, fades marks, fade marks, fades spots, fade spots, fades dark, marks fade, spots fade, dark patches, lightens marks, lightens spots, sun spots, age spots, acne marks, dark marks, spots and marks, marks and spots'.split(
    ', ',
  )

/** How products say that they work against a concern without naming it. */
export const WORKS_ON: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['dark spot', EVENING],
  ['pigmentation', EVENING],
])

/** Where the stem of a concern's name says something else: a tint has pigment. */
export const OTHER_SENSES: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [
    'pigmentation',
    'enough pigment, high pigment, sheer pigment, mineral pigment, rich pigment, pure pigment, pigment to, pigment for, pigment in, pigment that'.split(
      ', ',
    ),
  ],
])

/** Titles in which a name of a concern tells of the product: a dry oil is for any skin. */
export const OTHERWISE_TITLED: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['dry skin', ['dry oil', 'dry body oil', 'dry shampoo']],
])

/** Words right before or after a concern that say no more than it does: "anti acne face wash", "hair fall control shampoo". */
export const TREATING_WORDS: ReadonlySet<string> = new Set(
  'anti care control remove remover removing treatment remedy solution problem removal reduction repair corrector prone ilaj ilaaj dawa dawai upay upaay nuskha marks'.split(
    ' ',
  ),
)

/** The same where no type is named: "acne prone skin". */
export const CONCERN_WORDS: ReadonlySet<string> = new Set([
  ...TREATING_WORDS,
  ...'skin face hair scalp body lip hand foot eye'.split(' '),
])
