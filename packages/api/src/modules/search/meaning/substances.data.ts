/**
 * Substances that some shoppers avoid: `names | what lists of ingredients call them | names within which a word is something else | claims that include
 * the lack of it`. Salts such as magnesium sulfate do not wash.
 */
export const SUBSTANCES = `
paraben | methylparaben, ethylparaben, propylparaben, isopropylparaben, butylparaben, isobutylparaben, pentylparaben, benzylparaben, phenylparaben, hydroxybenzoate
sulphate, sulfate | sls, sles | magnesium *, barium *, zinc *, sodium *, potassium *, copper *, calcium *, ferrous *, iron *, aluminium *, aluminum *, ammonium *, manganese *, silver *, dextran *, chondroitin *, glucosamine *
sls | sodium lauryl sulphate, sodium lauryl sulfate, sodium dodecyl sulphate, sodium dodecyl sulfate || sulphate, sulfate
sles | sodium laureth sulphate, sodium laureth sulfate, sodium lauryl ether sulphate, sodium lauryl ether sulfate || sulphate, sulfate
silicone | dimethicone, methicone, trimethicone, amodimethicone, simethicone, cyclomethicone, cyclopentasiloxane, cyclotetrasiloxane, cyclohexasiloxane, disiloxane, trisiloxane, polysiloxane, siloxane, dimethiconol, trimethylsiloxysilicate, polysilicone, polymethylsilsesquioxane, polypropylsilsesquioxane, polydimethylsiloxane
fragrance, perfume, scent | parfum, aroma, smell, essential oil
palm oil, palm | palm, palmate, palm kernelate, elaeis
coconut oil, coconut | cocos, cocoate
castor oil, castor | ricinus
almond oil, almond | prunus
mustard oil | mustard, brassica, sarson
oil | petrolatum, paraffinum
mineral oil | paraffinum liquidum, liquid paraffin, paraffin oil, white oil, petrolatum, petroleum
petrolatum, petroleum jelly, petroleum | vaseline, soft paraffin
phthalate | dbp, dehp
ammonia | ammonium hydroxide
acetone
toluene
triclosan
formaldehyde | formalin, methylene glycol, dmdm hydantoin, quaternium 15, imidazolidinyl urea, diazolidinyl urea, bronopol, hydroxymethylglycinate
ppd | phenylenediamine
peroxide
talc | talcum
gluten | wheat, triticum, barley, hordeum, rye, secale, malt, oat, avena
nut, nuts | almond, prunus, walnut, juglans, macadamia, hazelnut, corylus, cashew, anacardium, peanut, arachis, pistachio, pistacia, argan, argania
soy, soya | soybean, soja, glycine max
beeswax | cera alba, honeycomb
carmine | cochineal, ci 75470
vitamin c | ascorbic, ascorbyl, ascorbate
vitamin e | tocopherol, tocopheryl
retinol, retinoid | retinal, retinyl, retinaldehyde, tretinoin
salicylic acid, salicylic, bha | beta hydroxy
niacinamide | nicotinamide, vitamin b3
benzoyl peroxide
hyaluronic acid, hyaluronic | hyaluronate
glycolic acid, glycolic, aha | lactic acid, mandelic acid, alpha hydroxy
lanolin | wool wax, wool fat, adeps lanae
aluminium, aluminum | alum
`

/** How products say that they lack one, in other words than "free" and "no". */
export const SAID_TO_LACK: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['fragrance', ['unscented', 'unperfumed', 'unfragranced', 'smells of nothing', 'scentless']],
])
