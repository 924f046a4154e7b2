const ONES =
  ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const SCALES = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

function words(value: number): string[] {
  for (const [size, name] of SCALES) {
    if (value >= size) return [...words(Math.floor(value / size)), name, ...words(value % size)]
  }
  if (value < 20) return value === 0 ? [] : [ONES[value] ?? '']
  return [TENS[Math.floor(value / 10)] ?? '', ...words(value % 10)]
}

/** Amount in the words of Indian invoices: "Rupees One Lakh Two Thousand and Fifty Paise Only". */
export function amountInWords(paise: number): string {
  const rupees = words(Math.floor(paise / 100))
  const rest = words(paise % 100)
  const parts = ['Rupees', ...(rupees.length === 0 ? ['Zero'] : rupees)]
  return [...parts, ...(rest.length === 0 ? [] : ['and', ...rest, 'Paise']), 'Only'].join(' ')
}
