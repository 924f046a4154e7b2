import { color } from '@shop/ui/tokens/color'
import { contrast } from '@shop/ui/tokens/contrast'

/**
 * True when text and focus rings of the light scheme have enough contrast on a colour (`#rrggbb`; WCAG 2.2,
 * 1.4.3 and 1.4.11). False for anything that is not such a colour.
 */
export function suitsLightTheme(tint: string): boolean {
  return (
    /^#[0-9a-f]{6}$/i.test(tint) &&
    contrast(color.text.strong, tint) >= 4.5 &&
    contrast(color.focus.ring, tint) >= 3
  )
}
