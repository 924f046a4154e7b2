import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { storyHandlers } from './storyHandlers.ts'

const worker = setupWorker(...storyHandlers)
const unanswered: string[] = []
let start: Promise<void> | undefined

/** Starts msw once, before the first page story renders. */
export async function startStoryServer() {
  await (start ??= begin())
}

async function begin() {
  await worker.start({
    quiet: true,
    // Relative, so that the static build works in any folder.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest({ method, url }, print) {
      const { pathname } = new URL(url)
      if (!pathname.startsWith('/api/')) return
      unanswered.push(`${method} ${pathname}`)
      print.error()
    },
  })
  await isInCharge()
}

/** The worker controls an open page after it has claimed it, which is later than its activation. */
async function isInCharge() {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

/** Overrides responses for a story: for `beforeEach`. */
export const withAnswers =
  (...handlers: HttpHandler[]) =>
  () => {
    worker.use(...handlers)
    return () => worker.resetHandlers()
  }

/** Fails a story with an unhandled request: for `afterEach`. */
export function expectAllAnswered() {
  const calls = unanswered.splice(0)
  if (calls.length > 0) throw new Error(`The story's API knows no ${calls.join(', ')}.`)
}
