import type { ShopConfig } from '#lib/ShopConfig.ts'
import * as texts from '#texts/shell.ts'

/** Purposes of third-party requests, each completing "May we…"; empty when no third party is configured. */
export function purposes({ geolocationUrl, pixel }: ShopConfig): string[] {
  return [
    ...(geolocationUrl === null ? [] : [texts.purposeCity]),
    ...(pixel === null ? [] : [texts.purposeSearch]),
  ]
}
