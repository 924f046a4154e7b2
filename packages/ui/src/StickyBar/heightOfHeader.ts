import { media } from '../tokens/media.ts'

/** Height in px of a sticky header. */
const WHOLE = 120
/** Height in px of the bar that a desktop keeps of it while the page scrolls down. */
const BAR = 64

/** Height in px that a sticky header takes of the window. A low window has none, and a phone has none while the page scrolls down. */
export function heightOfHeader(): number {
  if (matchMedia(media.short).matches) return 0
  if (!('away' in document.documentElement.dataset)) return WHOLE
  return matchMedia(media.mobile).matches ? 0 : BAR
}
