const NUMBERS: Record<string, number> = {
  pair: 2,
  duo: 2,
  trio: 3,
  quad: 4,
  seven: 7,
  nine: 9,
  dozen: 12,
  sixteen: 16,
}

/** Number of pieces in a pack or a set, as its title says: "Pack of 3", "Seven Piece", "Dozen". */
export function titleCount(title: string): number | undefined {
  const lower = title.toLowerCase()
  const number = /\b(?:pack|set) of (\d+)/.exec(lower)?.[1]
  if (number !== undefined) return Number(number)
  const word = Object.keys(NUMBERS).find((one) => new RegExp(`\\b${one}\\b`).test(lower))
  return word === undefined ? undefined : NUMBERS[word]
}
