import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { storyHandlers } from './storyHandlers.ts'

const worker = setupWorker(...storyHandlers)
const unanswered: string[] = []
let start: Promise<void> | undefined

/** The API of a page's story. It answers before the story is drawn. It begins with the first such story. */
export async function startStoryServer() {
  await (start ??= begin())
}

async function begin() {
  await worker.start({
    quiet: true,
    // Beside the page, wherever the static build is put.
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

/** A page that was there before its worker is taken over when the worker says so, not when it is activated. */
async function isInCharge() {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

/** What the API says in this story instead: for `beforeEach`. */
export const withAnswers =
  (...handlers: HttpHandler[]) =>
  () => {
    worker.use(...handlers)
    return () => worker.resetHandlers()
  }

/** Fails a story whose page asked for something that nobody answers: for `afterEach`. */
export function expectAllAnswered() {
  const calls = unanswered.splice(0)
  if (calls.length > 0) throw new Error(`The story's API knows no ${calls.join(', ')}.`)
}
