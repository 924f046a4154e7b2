import 'virtual:styles.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { bearer } from '#features/account/session.ts'
import { userStore } from '#features/account/userStore.ts'
import { followOtherTabs } from '#features/wishlist/changeWishlist.ts'
import { browserTransport } from '#lib/api/browserTransport.ts'
import { createApi } from '#lib/api/createApi.ts'
import { withBearer } from '#lib/api/withBearer.ts'
import type { AppServices } from '#lib/AppServices.ts'
import { createQueries, MY } from '#lib/createQueries.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { App } from './App.tsx'
import { LinksInSight } from './LinksInSight.tsx'
import { readPageState } from './pageState.ts'
import { reportFailures } from './reportFailures.ts'
import { loadModule, matchRoute, type AppRoute } from './route.ts'
import { routes } from './routes.ts'
import { startCartSync } from './startCartSync.ts'
import { TransitionRouter } from './TransitionRouter.tsx'

/** A page of which nothing more has come for this long was cut off. */
const CUT_OFF_MS = 10_000

/** The next try of a script that did not load: later than `route.ts` keeps the failure. */
const AGAIN_MS = 3_000

/** Hydrates the server's page. The page's code must be loaded first, or the page would flash. */
async function start() {
  const match = matchRoute(routes, window.location.pathname)
  const loaded = Promise.all([match && screenLoaded(match.route), stylesLoaded()])
  await pageArrived()
  const state = readPageState()
  if (state === undefined) return location.reload()
  const { answers, failure, config } = state
  const services: AppServices = {
    api: createApi(withBearer(browserTransport, bearer)),
    queries: createQueries(),
    origin: window.location.origin,
    config,
  }
  const report = reportFailures(services.api)
  for (const { key, data, updatedAt } of answers) services.queries.setQueryData(key, data, { updatedAt })
  followOtherTabs(services.queries)
  userStore.subscribe(({ value }, before) => {
    if (value?.token === before.value?.token) return
    // Another user is logged in: their data replaces the visible data.
    if (value) void services.queries.resetQueries({ queryKey: [MY] })
    else services.queries.removeQueries({ queryKey: [MY] })
  })
  startCartSync(services.api)
  await loaded
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <TransitionRouter>
        <App services={services} initialFailure={failure}>
          <LinksInSight />
        </App>
      </TransitionRouter>,
      {
        onCaughtError(error) {
          console.error(error)
          report(error)
        },
      },
    )
  })
  addEventListener(
    'shop:hydrated',
    () => {
      // Not after `load`, which may wait for pictures for many seconds.
      if (config.hasOfflinePage && !import.meta.env.DEV)
        whenIdle(() => void import('./keepOfflinePage.ts').then(({ keepOfflinePage }) => keepOfflinePage()))
      onLoad(
        () => void import('./afterLoad.ts').then(({ afterLoad }) => afterLoad(config, match?.route.path)),
      )
    },
    { once: true },
  )
}

/** Resolves when the whole page is there: a tap loads the scripts earlier. Browsers do not tell that a page was cut off, so one that has not grown for a while has ended. */
async function pageArrived(): Promise<void> {
  let before = 0
  while (document.readyState === 'loading') {
    const elements = document.querySelectorAll('*').length
    if (elements === before) return
    before = elements
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve)
      setTimeout(resolve, CUT_OFF_MS)
    })
  }
}

/** Asks for the screen's script until it is there: nothing on the page answers before. */
function screenLoaded(route: AppRoute): Promise<unknown> {
  return loadModule(route).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return screenLoaded(route)
  })
}

/** Resolves when the style sheet that `boot.js` adds is there: what is rendered from then on may need any of its rules. */
async function stylesLoaded(): Promise<void> {
  const hasLoaded = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet != null
  if (import.meta.env.DEV || hasLoaded()) return
  await new Promise<void>((resolve) => {
    document.addEventListener('load', () => hasLoaded() && resolve(), { capture: true })
  })
}

/** Runs work when the page has loaded, so that it delays nothing. */
function onLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
}

// Reading and running the scripts is a long task already, so the page starts in the next one.
setTimeout(() => void start())
