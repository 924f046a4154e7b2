/** Trimmed name of a city; null for an invalid value from an address, storage or a third party. */
export function cityName(wanted: unknown): string | null {
  if (typeof wanted !== 'string') return null
  const name = wanted.trim()
  return /^\p{L}[\p{L}\p{M} .'’-]{0,49}$/u.test(name) ? name : null
}

export const isSameCity = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase()
