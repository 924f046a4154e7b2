import type { ShopConfig } from '#lib/ShopConfig.ts'

/** What others would learn of a visit, each as the end of "May we…": nothing unless the operator named somebody. */
export function purposes({ geolocationUrl, pixel }: ShopConfig): string[] {
  return [
    ...(geolocationUrl === null ? [] : ['look up which city you are in']),
    ...(pixel === null ? [] : ['tell our advertising partner what you search for']),
  ]
}
