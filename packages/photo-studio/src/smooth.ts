/** Eases from 0 to 1, flat at both ends; beyond them it stays. */
export function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
