import { color } from '../tokens/color.ts'
import { contrast } from './contrast.ts'

/**
 * Whether an editor's colour (`#rrggbb`) can lie behind the light look's words, and behind its ring around what has the
 * keyboard (WCAG 2.2, 1.4.3 and 1.4.11). Anything that is not such a colour can't.
 */
export function carriesLightLook(tint: string): boolean {
  return (
    /^#[0-9a-f]{6}$/i.test(tint) &&
    contrast(color.text.strong, tint) >= 4.5 &&
    contrast(color.focus.ring, tint) >= 3
  )
}
