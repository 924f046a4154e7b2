/** A flag of the wire (spec §3). */
export function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}
