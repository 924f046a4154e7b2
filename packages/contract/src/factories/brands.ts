import type { Brand } from '../brands.ts'

let nextId = 1

export function makeBrand(overrides: Partial<Brand> = {}): Brand {
  const id = nextId++
  return {
    id,
    name: `Rozana ${id}`,
    slug: `rozana-${id}`,
    logo: null,
    isPopular: true,
    isExclusive: false,
    isNewLaunch: false,
    ...overrides,
  }
}
