import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { loadLaterParts } from '#lib/laterPart.tsx'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'

/** Exports of a route's file. The loader fills the query cache with everything that the component reads. */
export interface RouteModule {
  loader?: (args: LoaderArgs) => Promise<void>
  Component: ComponentType
  /** For `header: 'blog'`: the header, which only these screens need. */
  Header?: ComponentType
  /** Replaces the shop's not-found screen when the loader throws a 404. */
  NotFound?: ComponentType
}

/** Header and footer around a screen (specification §2, *Visibility*). */
export interface RouteChrome {
  header: 'shop' | 'focused' | 'blog' | 'none'
  footer: 'full' | 'compact' | 'none'
}

export interface AppRoute {
  path: string
  handle: RouteChrome
  /** Query parameters that the server's page depends on. It never receives others. */
  search?: readonly string[]
  lazy: () => Promise<RouteModule>
}

const modules = new Map<AppRoute, RouteModule>()

/** A route's module, if it has loaded. */
export function loadedModule(route: AppRoute): RouteModule | undefined {
  return modules.get(route)
}

const pending = new Map<AppRoute, Promise<RouteModule>>()

/** The waiting screen has to read the failure: with a new promise at once it would wait for ever. */
const FAILURE_KEPT_MS = 2_000

/** Loads a route's module once, and again a moment after a failure. */
export function loadModule(route: AppRoute): Promise<RouteModule> {
  let promise = pending.get(route)
  if (promise === undefined) {
    promise = route.lazy().then((module) => {
      modules.set(route, module)
      return module
    })
    promise.catch(() => setTimeout(() => pending.delete(route), FAILURE_KEPT_MS))
    pending.set(route, promise)
  }
  return promise
}

export interface RouteMatch {
  route: AppRoute
  params: Record<string, string | undefined>
}

/** Ignores case and the spelling of `&`. The last route matches every path, also with line breaks, unlike the router's `*`. */
export function matchRoute(routes: readonly AppRoute[], pathname: string): RouteMatch | undefined {
  const decoded = decodePath(pathname)
  for (const route of routes) {
    const match = matchPath(route.path, decoded)
    if (match) return { route, params: match.params }
  }
  const last = routes.at(-1)
  return last && { route: last, params: {} }
}

/** Decodes each segment of a path. An encoded slash stays encoded, and an invalid path stays unchanged. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/** Loads code and data of a screen in parallel. */
export async function preload(
  { route, params }: RouteMatch,
  args: Omit<LoaderArgs, 'params'>,
): Promise<void> {
  const loadScreen = async () => {
    const module = loadedModule(route) ?? (await loadModule(route))
    await Promise.all([module.loader?.({ ...args, params }), loadLaterParts()])
  }
  await Promise.all([loadScreen(), args.queries.prefetchQuery(mainCategoriesQuery(args.api))])
}
