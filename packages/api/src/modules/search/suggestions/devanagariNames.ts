/**
 * What is searched for most, as Hindi writes it: the best-known first, where two begin alike. Letters alone do not tell that सन begins
 * sunscreen and फाउ foundation; other names are found by their sound.
 */
const NAMES = `
साड़ी saree, लिप lip, लिपस्टिक lipstick, काजल kajal, कुर्ता kurta, कुर्ती kurti, शैम्पू shampoo, शैंपू shampoo
झुमका jhumka, झुमके jhumka, जूती jutti, जुत्ती jutti, जूतियाँ jutti, लहंगा lehenga, लहँगा lehenga, दुपट्टा dupatta
नेल nail, नेलपॉलिश nail polish, क्रीम cream, फाउंडेशन foundation, फेस face, फेशियल facial, सनस्क्रीन sunscreen
परफ्यूम perfume, पर्फ्यूम perfume, इत्र attar, मेहंदी mehendi, मेहँदी mehendi, हेयर hair, तेल oil, ब्रा bra
चूड़ी bangles, चूड़ियाँ bangles, कंगन bangles, बिंदी bindi, मॉइस्चराइज़र moisturiser, मोइस्चराइजर moisturiser
सीरम serum, आईलाइनर eyeliner, मस्कारा mascara, ब्लश blush, कंडीशनर conditioner, साबुन soap, बैग bag
सैंडल sandals, सेंडल sandals, चप्पल chappal, ईयररिंग earrings, इयररिंग earrings, नेकलेस necklace, पायल anklet
घड़ी watch, पैंटी panty, नाइटी nighty, ड्रेस dress, लोशन lotion, टोनर toner, कॉम्पैक्ट compact, प्राइमर primer
`

const MIN_LENGTH = 2

/** Without the dot of ड़ and with one sign for all nasals, which many leave out. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[नम]\u094d(?=[\u0915-\u0939])/g, '\u0902')

const names = NAMES.trim()
  .split(/[,\n]/)
  .map((entry) => {
    const [written = '', ...latin] = entry.trim().split(' ')
    return { written: plain(written), latin }
  })

/** The Latin name that a word of Devanagari is, or begins. */
export function nameWrittenSo(word: string): readonly string[] | undefined {
  const typed = plain(word)
  if (typed.length < MIN_LENGTH) return undefined
  const found =
    names.find(({ written }) => written === typed) ?? names.find(({ written }) => written.startsWith(typed))
  return found?.latin
}
