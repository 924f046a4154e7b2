/** Line of an order, with the units that the shopper keeps. */
export interface KeptLine {
  id: string
  isGift: boolean
  /** Condition of a gift: units and amount of these lines. Null for other lines, and when its offer is unknown. */
  needs: { lines: readonly string[]; quantity: number; fromPaise: number } | null
  unitPaise: number
  kept: number
}

/** Ids of the gifts that the kept units no longer earn. Without any of those, no gift is earned. */
export function lostGifts(lines: readonly KeptLine[]): string[] {
  const bought = lines.filter(({ isGift, kept }) => !isGift && kept > 0)
  return lines.filter((line) => line.isGift && line.kept > 0 && !isEarned(line, bought)).map(({ id }) => id)
}

function isEarned({ needs }: KeptLine, bought: readonly KeptLine[]): boolean {
  if (!needs) return bought.length > 0
  const earning = bought.filter(({ id }) => needs.lines.includes(id))
  const units = earning.reduce((sum, { kept }) => sum + kept, 0)
  const amount = earning.reduce((sum, { kept, unitPaise }) => sum + kept * unitPaise, 0)
  return units > 0 && units >= needs.quantity && amount >= needs.fromPaise
}
