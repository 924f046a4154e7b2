const RULES: readonly (readonly [RegExp, string])[] = [
  // Consonants: accessory, cell, gel, liquid, knit, wrap, thumb, fashion, moisture.
  [/cc(?=[eiy])/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/g(?=e(?!ar|t)|y|i(?![fr]))/g, 'j'],
  [/qu/g, 'kv'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/mb$/, 'm'],
  [/(?:sh|t|s)ion/g, 'shan'],
  [/tur/g, 'char'],
  // Two letters for one vowel: eye, shower, gown, glow, colour, pouch, coat, shoe, beauty, pearl, wear, cream, hair, oil, suit, deo.
  [/eye/g, 'ai'],
  [/igh/g, 'ai'],
  [/ower/g, 'avar'],
  [/ow(?=[nd])/g, 'au'],
  [/ow$/, 'o'],
  [/olour/g, 'alar'],
  [/ou/g, 'au'],
  [/oa/g, 'o'],
  [/oe$/, 'uu'],
  [/eau/g, 'yu'],
  [/ear(?=[lnt])/g, 'ar'],
  [/ear/g, 'iyar'],
  [/ea/g, 'ii'],
  [/ey$/, 'i'],
  [/air/g, 'eyar'],
  [/oil/g, 'oyal'],
  [/ui(?=t)/g, 'uu'],
  [/eo(?!u)/g, 'iyo'],
  // An e that only lengthens the vowel before it, also within "makeup" and "liner": face, wipe, nude, style.
  [/(?<![aeiou])a([b-df-hj-np-tv-z])e(?!r|[aeiou][aeiou])/g, 'e$1'],
  [/(?<![aeiou])a(?=[b-df-hj-np-tv-z]er)/g, 'e'],
  [/(?<![aeiou])i([b-df-hj-np-tv-z])e(?!r)/g, 'ai$1'],
  [/(?<![aeiou])i(?=[b-df-hj-np-tv-z]er)/g, 'ai'],
  [/(?<![aeiou])u([b-df-hj-np-tv-z])e(?!r)/g, 'uu$1'],
  [/y(?=[b-df-hj-np-tv-z]e)/g, 'ai'],
  [/(?<=^[b-df-hj-np-tv-z]+)ye?$/, 'ai'],
  // Unstressed endings: candle, purse, liner, shirt.
  [/(?<=[bdgkptz])le$/, 'al'],
  [/(?<=[b-df-hj-np-tv-z])e$/, ''],
  [/(?:[eiu]r)(?![aeiouy])/g, 'ar'],
  [/or$/, 'ar'],
  // Short vowels: bag, brush, concealer.
  [/(?<=^[b-df-hj-np-tv-z]*)a(?=(?!r)[b-df-hj-np-tv-z](?:[b-df-hj-np-tv-z]|$))/, 'e'],
  [/(?<![aeou])u(?=[b-df-hj-np-tv-z](?:[b-df-hj-np-tv-z]|$))/g, 'a'],
  [/^ko(?=[nm])/, 'ka'],
]

/**
 * English words in the Latin letters of their usual spelling in Devanagari, which follows their sound: "makeup" is "mekap", as मेकअप. Words of
 * other languages come out wrong, so it is only a second spelling of a name.
 */
export function hindiSpelling(name: string): string {
  return name
    .split(' ')
    .map((word) => (LETTERS.test(word) ? word.replace(/./g, nameOfLetter) : spell(word)))
    .join(' ')
}

const spell = (word: string) => RULES.reduce((text, [pattern, by]) => text.replace(pattern, by), word)

/** The letters of "t-shirt" and "BB cream" are written as they are called. */
const LETTERS = /^[bcdgptv]{1,2}$/
const nameOfLetter = (letter: string) => `${{ c: 's', g: 'j' }[letter] ?? letter}i`
