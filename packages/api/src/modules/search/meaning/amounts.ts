import { inLatinDigits } from './transliterate.ts'

/** Units of what a pack holds, with their spellings, and the smaller unit of which one has a thousand. */
const UNITS: Readonly<Record<string, { spellings: string; smaller?: string }>> = {
  ml: { spellings: 'ml|mls|millilit(?:re|er)s?|मिली|एमएल' },
  g: { spellings: 'g|gm|gms|grams?|ग्राम' },
  l: { spellings: 'l|ltrs?|lit(?:re|er)s?|लीटर', smaller: 'ml' },
  kg: { spellings: 'kgs?|kilos?|kilograms?|किलो', smaller: 'g' },
}

/** A number with such a unit: "100 ml", "50ml", "30 gm". */
export const PACK = String.raw`[0-9०-९]{1,4}(?:\.[0-9]{1,2})?\s*(?:${Object.values(UNITS)
  .map(({ spellings }) => spellings)
  .join('|')})`

/** Spellings of an amount in catalogues, the shop's first; none for another text. "1 litre" is also 1000 ml. */
export function packNames(text: string): string[] {
  const [, number, typed = ''] = /^([0-9.]+)\s*(\D+)$/u.exec(inLatinDigits(text.trim().toLowerCase())) ?? []
  const isOf = (spellings: string) => new RegExp(`^(?:${spellings})$`, 'u').test(typed)
  const [unit, known] = Object.entries(UNITS).find(([, { spellings }]) => isOf(spellings)) ?? []
  if (unit === undefined) return []
  const spellings = (amount: number, of: string) =>
    [' ', ''].flatMap((space) => [of, ...(of === 'g' ? ['gm'] : [])].map((one) => `${amount}${space}${one}`))
  const [amount, smaller] = [Number(number), known?.smaller]
  const larger = Object.keys(UNITS).find((one) => UNITS[one]?.smaller === unit)
  return [
    ...spellings(amount, unit),
    ...(smaller === undefined ? [] : spellings(amount * 1_000, smaller)),
    ...(larger === undefined || amount < 500 ? [] : spellings(amount / 1_000, larger)),
  ]
}
