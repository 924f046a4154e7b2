import { logError } from '#lib/logError.ts'

/** Browsers have service workers on secure addresses only. */
export async function keepOfflinePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    logError('Offline page', error)
  }
}
