/** Fields of a stored object, each of which may be anything; none of a value that is no object. */
export function fieldsOf<Value>(stored: unknown): Partial<Record<keyof Value, unknown>> {
  return typeof stored === 'object' && stored !== null ? stored : {}
}
