/** A name that a city may have, tidied; null for anything else that an address, storage or a foreign service may hold. */
export function cityName(wanted: unknown): string | null {
  if (typeof wanted !== 'string') return null
  const name = wanted.trim()
  return /^\p{L}[\p{L}\p{M} .'’-]{0,49}$/u.test(name) ? name : null
}

/** Whether two names are of the same city. */
export const isSameCity = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase()
