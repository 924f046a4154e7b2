import type { BrowserFailure } from '@shop/contract/browser-failures.schema'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'

/** Reports of a visit. What breaks a page often breaks it again and again. */
const REPORTS_MAX = 3
const FRAMES_MAX = 10
const FRAME = /\/assets\/([\w.-]+\.js:\d+:\d+)/g

/**
 * Reports failures of the shop's scripts to the API: the kind of the error and its places in the scripts. Messages and addresses stay in
 * the browser, because they may be personal. Returns the function that reports what React has caught.
 */
export function reportFailures(api: ApiClient): (error: unknown) => void {
  const reported = new Set<string>()
  async function report(error: unknown): Promise<void> {
    const failure = describeFailure(error)
    const place = failure?.frames[0]
    if (place === undefined || reported.has(place) || reported.size === REPORTS_MAX) return
    reported.add(place)
    try {
      await api.post('/api/browser-failures', failure, { isAnonymous: true })
    } catch (reason) {
      logError('Report of a failure', reason)
    }
  }
  window.addEventListener('error', ({ error }) => void report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => void report(reason))
  return (error) => void report(error)
}

/** Undefined for answers of the API, and for failures outside of the shop's scripts, as in extensions. */
function describeFailure(error: unknown): BrowserFailure | undefined {
  if (!(error instanceof Error) || error instanceof ApiError) return undefined
  const frames = [...(error.stack ?? '').matchAll(FRAME)].map(([, frame = '']) => frame).slice(0, FRAMES_MAX)
  const name = /^\w{1,60}$/.test(error.name) ? error.name : 'Error'
  return { name, frames }
}
