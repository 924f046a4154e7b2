import { logError } from '#lib/logError.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { layOutBelow } from './layOutBelow.ts'

/** Does what a page of this pattern leaves until it has loaded, so that it delays nothing. */
export function afterLoad(
  { hasOfflinePage, measuresSpeed }: Pick<ShopConfig, 'hasOfflinePage' | 'measuresSpeed'>,
  pattern: string | undefined,
): void {
  layOutBelow()
  if (measuresSpeed) void import('./measureSpeed.ts').then(({ measureSpeed }) => measureSpeed(pattern))
  if (hasOfflinePage && !import.meta.env.DEV) whenIdle(() => void keepOfflinePage())
}

/** Browsers have service workers on secure addresses only. */
async function keepOfflinePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    logError('Offline page', error)
  }
}
