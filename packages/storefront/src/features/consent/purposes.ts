import type { ShopConfig } from '#lib/ShopConfig.ts'
import * as texts from '#texts/shell.ts'

/** What needs consent, each purpose completing "May we…"; empty when the operator has set none. */
export function purposes({ geolocationUrl, pixel, measuresSpeed }: ShopConfig): string[] {
  return [
    ...(geolocationUrl === null ? [] : [texts.purposeCity]),
    ...(pixel === null ? [] : [texts.purposeSearch]),
    ...(measuresSpeed ? [texts.purposeSpeed] : []),
  ]
}
