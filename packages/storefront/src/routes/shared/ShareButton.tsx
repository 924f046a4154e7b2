import { Button } from '@shop/ui/Button'
import { ShareIcon } from '@shop/ui/Icon'
import { notify } from '#lib/notify.ts'
import * as texts from '#texts/share.ts'

/** Opens the phone's own sheet; copies the address where the pointer is a mouse or there is no such sheet. */
async function share(title: string) {
  const { origin, pathname, search } = window.location
  const url = origin + pathname + search
  if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
    // Rejected when the shopper closes the sheet.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    notify.success(texts.copied)
  } catch {
    notify.error(texts.notCopied)
  }
}

export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="quiet" onClick={() => void share(title)}>
      <ShareIcon size="m" />
      {texts.share}
    </Button>
  )
}
