import type { ShopConfig } from '#lib/ShopConfig.ts'

/** Purposes of third-party requests, each completing "May we…"; empty when no third party is configured. */
export function purposes({ geolocationUrl, pixel }: ShopConfig): string[] {
  return [
    ...(geolocationUrl === null ? [] : ['look up which city you are in']),
    ...(pixel === null ? [] : ['tell our advertising partner what you search for']),
  ]
}
