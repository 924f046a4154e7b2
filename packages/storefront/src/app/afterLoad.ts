import { loadToasts } from '@shop/ui/Toaster'
import { logError } from '#lib/logError.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { hideHeader } from './hideHeader.ts'
import { layOutBelow } from './layOutBelow.ts'
import { loadCartAhead } from './loadCartAhead.ts'

/** Does what a page of this pattern leaves until it has loaded, so that it delays nothing. */
export function afterLoad(
  { measuresSpeed }: Pick<ShopConfig, 'measuresSpeed'>,
  pattern: string | undefined,
): void {
  layOutBelow()
  hideHeader()
  loadCartAhead()
  // A message about a failed call is needed offline most of all.
  whenIdle(() => void loadToasts().catch((error: unknown) => logError('Toasts', error)))
  // Before the browser is offline and can load nothing.
  void import('./tellWhenOffline.ts').then(({ tellWhenOffline }) => tellWhenOffline())
  if (measuresSpeed) void import('./measureSpeed.ts').then(({ measureSpeed }) => measureSpeed(pattern))
}
