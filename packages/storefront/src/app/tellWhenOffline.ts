import { theme } from '@shop/ui/tokens/theme'
import { offline } from '#texts/offlineLine.ts'

/**
 * Says above the page that the browser is offline, as long as it is: pages are then shown from memory. Its own element beside React's root adds
 * nothing to the scripts of a first visit. It is there before it says something, so that it is announced.
 */
export function tellWhenOffline(): void {
  const line = document.createElement('p')
  line.role = 'status'
  Object.assign(line.style, {
    color: theme.color.text.strong,
    background: theme.color.surface.sunken,
    fontSize: theme.type.s,
    textAlign: 'center',
  })
  const tell = () => {
    line.textContent = navigator.onLine ? '' : offline
    line.style.padding = navigator.onLine ? '0' : `${theme.space.xs} ${theme.space.gutter}`
  }
  document.body.prepend(line)
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  tell()
}
