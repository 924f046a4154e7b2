/** A flag of requests and responses (specification §3). */
export function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}
