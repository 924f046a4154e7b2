/** A flag of the wire (specification §3). */
export function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}
