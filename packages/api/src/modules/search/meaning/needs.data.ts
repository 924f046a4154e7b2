/** Parts of the body and other things with which Hindi says a need, by the name that `NEEDS` uses. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  HAIR: 'baal, bal, baalon, balon, kesh, hair',
  HEAD: 'sir, sar, scalp',
  SKIN: 'twacha, tvacha, chamdi, skin, chehra, chehre, mukh, munh, face',
  LIP: 'honth, hoth, hont, lip, lips',
  FOOT: 'edi, eri, ediyan, ediya, heel, heels, pair, pairo, pairon, paon, panv, foot, feet',
  HAND: 'haath, hath, haathon, hathon, hand, hands',
  EYE: 'aankh, ankh, aankhon, ankhon, aankho, ankho, eye, eyes',
  FOLD: 'bagal, kaankh, gardan, kohni, ghutne, ghutno, underarm, underarms, armpit, armpits, neck, elbow, elbows, knee, knees, thigh, thighs, private',
  SUN: 'dhoop, dhup, suraj, sun',
  BLACK: 'kala, kale, kali, kaala, kaale, kaali, kalapan, kaalapan, blackness, blackening',
  NOT: 'n, na, nahi, nahin, not, doesnt, doesn, dont, wont, won, never, non',
  REMOVE: 'hata, hatana, hatane, mitana, nikalna, utarna, remove, remover, removing, kam, dur, saaf, saf',
  MAKE: 'karna, karne, kare, karen, kar, banana, banane, hona, hone',
}

/**
 * Needs as Hindi says them, in any order and with any words without a meaning between: `name | words | words`. A text that has a word of each
 * list asks for what has the name, which is a concern or a product type. The more lists, the earlier in the text of the table. Forms that differ in
 * their ending or their spelling alone are not listed: "jhad" stands for jhadna, jhadte and jhadne.
 */
export const NEEDS = `
non sticky | NOT | chipchipa, chipchip, chipku
hair straightener | HAIR | seedha, sidha, straight | machine, mashin, masheen
hair dryer | HAIR | sukhana, sukhane | machine, mashin, masheen
hair curler | HAIR | ghunghrale, ghungrale, curl | machine, mashin, masheen, MAKE
grey hair | HAIR | BLACK | MAKE
dark lips | LIP | gulabi, pink | MAKE
hair straightener | HAIR | seedha, sidha
hair removal | anchahe, unwanted | HAIR
hair removal | HAIR, anchahe | hatana, hata, hatane, nikalna, saaf, remove
hair fall | HAIR | jhad, jhar, girna, gire, gir, toot, tootna, patle
hair growth | HAIR | badhana, badhane, badhaye, lamba, lambe, ghana, ghane, ugana, mote
grey hair | HAIR | safed, safaid, pakna, chhupana
grey hair | grey, gray, white, safed | cover, coverage, covering, chhupana, dhakna
frizz | HAIR | uljhe, bikhre, silky, mulayam, reshmi
dandruff | HAIR | khujli, rusi, roosi
dandruff | HEAD, HAIR | flake, flakes
dandruff | white, safed | flake, flakes, papdi
dandruff | HEAD | rukhi, rookhi, sukhi, khujli, itching, itchy, itch, papdi, dry, rusi, roosi
oily scalp | HAIR, HEAD | chipchipa, tailiya, oily
damaged hair | HAIR | kamzor, kharab, damage, damaged
dry hair | HAIR | rukha, rookha, sukha, bejaan, dry
tanning | SUN, tan | BLACK
strong sun | SUN | nikalna, bachna, bachav, bachane, suraksha, raksha
strong sun | dhoop, dhup | cream, lotion, SKIN
tanning | SKIN, FOLD, HAND | tan
tanning | tan, tanning | REMOVE
sunburn | SUN | jalna, jalan, jali, jhulasna
dark circle | EYE | BLACK, ghera, ghere
dark circle | BLACK | ghera, ghere
puffy eyes | EYE | sooji, soojan, sujan, puffy
ageing | umar, umr, budhape | kam, asar, nishan, dikhna, rokna
wrinkle | SKIN | dheeli, dhili, latakna, kasna, tight
stretch mark | pet, delivery, pregnancy | nishan, daag, mark, marks
body acne | peeth, pith | dane, daane, muhase, pimple, pimples
oily skin | SKIN | tailiya, chipchipa, oily
dry skin | SKIN | rukha, rookha, sukha, khushk, phatna, fatna, dry
dry skin | SKIN | peeling, peels, flaking, flakes
acne | SKIN | dane, daane, phunsi
open pores | SKIN | gaddhe, chhed
sensitive skin | SKIN | khujli, samvedansheel
fairness cream | gora, gori, gorapan, fairness, whitening | cream, creme
dull skin | SKIN, rang, rangat | saaf, saf, gora, gori, nikhar, nikharna, chamakna, bejaan, ujla
chapped lips | LIP | phat, fat, phatna, fatna, phate, fate, sukhe, rukhe, dry, kate
dark lips | LIP | BLACK
dark lips | LIP | black | REMOVE
cracked heels | FOOT | phatna, fatna, phate, fate, fati, phati, sukhi, rukhi, darar, dry
dry hands | HAND | phatna, fatna, rukhe, sukhe, dry
deodorant | bagal, kaankh, underarm, underarms, armpit, armpits | pasina, paseena, sweat, sweaty, sweating, badbu, smelly, smell, odour, stinky
dark underarms | FOLD | black | REMOVE
dark underarms | FOLD | BLACK, dark, darker, darkening, darkened, darkness, whitening, lightening, brightening, pigmentation
dry skin | FOLD | rough, rukha, dry
washing powder | kapde, kapdo | dhona, dhone
body odour | FOLD | pasina, paseena, sweat, sweaty, sweating, smelly, smell, stinky, badbu
body odour | pasina, paseena, sweat | badbu, smell, aata, aane
sunglasses | dhoop, dhup | chashma, chashme
blackhead | BLACK | keel
hair growth | ganjapan
day cream | din | cream
night cream | raat | cream
sanitary pad | period, periods, mahwari | pad, pads
rash cream | baby, babies, newborn, bachche, bacche, diaper, nappy | rash, rashes
rash cream | baby, babies, newborn, bachche, bacche | bottom, bum, bums, butt | red, lal, laal, sore, raw
waterproof | NOT | bahe, bahna, pighle, pighalna, run, runs, melt, melts
mild | NOT | jale, jalan, burn, burns, sting, stings, irritate, irritates, irritating
smudge proof | NOT | faile, phaile, failna, spread, spreads, smudge, smudges, smear, smears, bleed, bleeds
long lasting | NOT | hate, hatna, nikle, nikalna, utre, utarna, chhoote, chhute, fade, fades, budge, budges
transfer proof | NOT | transfer, transfers, khane, peene, khaane, eating, drinking
dark spot | BLACK | daag, dhabba, nishan
sensitive skin | SKIN | red, lal, laal, redness, burns, stings, stinging
weight loss | wajan, vajan, wazan, charbi | REMOVE, ghatana, ghatane
weight loss | motapa
lice | HEAD, HAIR | joo, joon, joun, juon, juen, juye, jui, lice
constipation | pet | saaf, saf
sleep | NOT | neend, sleep
sleep | neend
shapewear | pet, tummy, belly, stomach | chhupana, chhupane, chupana, chupane, hide, hides, hiding, flatten, tuck
acne | muhasa, munhasa, SKIN | keel
acne | muhasa, munhasa, phunsi
dark spot | daag, dhabba, nishan
pigmentation | jhai, jhaiyan, chhaiyan
wrinkle | jhurri, jhurriyan
body odour | badbu, pasina, paseena
`
