import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

/** English words as shoppers write them in Devanagari, each with its English spelling. */
const LOANWORDS = `
मेकअप makeup, मेकअप रिमूवर makeup remover, क्रीम cream, सन क्रीम sun cream, फेस क्रीम face cream, स्किन skin, स्किन केयर skin care
हेयर ऑयल hair oil, हेयर आयल hair oil, हेयर जेल hair gel, हेयर कलर hair colour, हेयर स्ट्रेटनर hair straightener, ड्राई शैम्पू dry shampoo
शैंपू shampoo, कन्डिशनर conditioner, लीव इन कंडीशनर leave in conditioner, परफ्यूम perfume, डियो deo, डिओडोरेंट deodorant
शावर जेल shower gel, जेल gel, पाउडर powder, बेबी पाउडर baby powder, बॉडी लोशन body lotion, बॉडी स्प्रे body spray, बॉडी वॉश body wash
नेल पॉलिश nail polish, लिप ग्लॉस lip gloss, लिप बाम lip balm, लिक्विड लिपस्टिक liquid lipstick, ब्लश blush, कंसीलर concealer
फाउंडेशन foundation, कॉम्पैक्ट compact, बीबी क्रीम bb cream, आईशैडो eyeshadow, आई शैडो eyeshadow, आइब्रो पेंसिल eyebrow pencil, मसकारा mascara
ब्रश brush, क्लींजर cleanser, एलोवेरा जेल aloe vera gel, कैंडल candle, टोनर toner, सनस्क्रीन sunscreen, सीरम serum
ड्रेस dress, गाउन gown, टॉप top, जींस jeans, टी शर्ट t shirt, शर्ट shirt, सूट suit, ब्लाउज blouse, पेटीकोट petticoat, नाइटी nighty
ब्रा bra, पैंटी panty, लॉन्जरी lingerie, लैगिंग legging, प्लाजो palazzo, जंपसूट jumpsuit, स्वेटर sweater, ब्लेज़र blazer, स्कार्फ scarf
हैंडबैग handbag, पर्स purse, वॉलेट wallet, शूज़ shoes, शूज shoes, सैंडल sandal, सैंडिल sandal, हील्स heels, स्लिपर slippers
इयररिंग earring, पर्ल नेकलेस pearl necklace, ब्रेसलेट bracelet, रिंग ring, ज्वैलरी jewellery, सनग्लासेस sunglasses, वॉच watch
डायपर diaper, बेबी baby, बेबी ऑयल baby oil, बेबी वाइप्स baby wipes, फीडिंग बोतल feeding bottle, सॉफ्ट टॉय soft toy, गिफ्ट gift
`
  .trim()
  .split(/,|\n/)
  .map((pair): [string, string] => {
    const [, hindi = '', english = ''] = /^(.*[^\sa-z])\s+([a-z ]+)$/.exec(pair.trim()) ?? []
    return [hindi, english]
  })

it.each(LOANWORDS)('%s is %s', async (hindi, english) => {
  const [found, expected] = await Promise.all([search(hindi), search(english)])
  expect(titlesOf(found).slice(0, 5)).toEqual(titlesOf(expected).slice(0, 5))
  expect(found.total).toBe(expected.total)
})

describe('Hindi words that sound like English ones', () => {
  it.each([
    ['हार', 'haar'],
    ['पायल', 'payal'],
    ['बाली', 'bali'],
    ['चूड़ी', 'chudi'],
    ['मोती', 'moti'],
    ['झोला', 'jhola'],
  ])('keep their meaning: %s', async (typed, meant) => {
    const [found, expected] = await Promise.all([search(typed), search(meant)])
    expect(new Set(titlesOf(found))).toEqual(new Set(titlesOf(expected)))
  })
})
