import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import type { AppServices } from '#lib/AppServices.ts'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'

/** What a route's own file exports. The loader puts into the query cache all that the component reads. */
export interface RouteModule {
  loader?: (args: LoaderArgs) => Promise<void>
  Component: ComponentType
  /** For `header: 'blog'`: the header, which only these screens need. */
  Header?: ComponentType
  /** Takes the place of the shop's not-found screen where the loader answers 404. */
  NotFound?: ComponentType
}

/** What stands around a screen (specification §2, *Visibility*). */
export interface RouteChrome {
  /** `focused` is the wordmark and a way back, for screens on which the spec hides header and menu. */
  header: 'shop' | 'focused' | 'blog' | 'none'
  footer: boolean
}

export interface AppRoute {
  path: string
  handle: RouteChrome
  /** Names of the query parameters that the server's page depends on; it never sees others. */
  search?: readonly string[]
  lazy: () => Promise<RouteModule>
}

const modules = new Map<AppRoute, RouteModule>()

/** A route's module, if it has arrived. */
export function loadedModule(route: AppRoute): RouteModule | undefined {
  return modules.get(route)
}

const pending = new Map<AppRoute, Promise<RouteModule>>()

/** Fetches a route's module once; a failed fetch may be tried again. */
export function loadModule(route: AppRoute): Promise<RouteModule> {
  let promise = pending.get(route)
  if (promise === undefined) {
    promise = route.lazy().then((module) => {
      modules.set(route, module)
      return module
    })
    promise.catch(() => pending.delete(route))
    pending.set(route, promise)
  }
  return promise
}

export interface RouteMatch {
  route: AppRoute
  params: Record<string, string | undefined>
}

/**
 * The route of a path: the first one that fits, without regard to case or to how `&` is written. The last route takes every
 * path, even one with line breaks, which the router's `*` does not match.
 */
export function matchRoute(routes: readonly AppRoute[], pathname: string): RouteMatch | undefined {
  const decoded = decodePath(pathname)
  for (const route of routes) {
    const match = matchPath(route.path, decoded)
    if (match) return { route, params: match.params }
  }
  const last = routes.at(-1)
  return last && { route: last, params: {} }
}

/** Each part of the path decoded; an encoded slash stays one, and a path that can't be decoded stays as it is. */
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

/** Loads code and data of a screen side by side. */
export async function preload({ route, params }: RouteMatch, url: URL, services: AppServices): Promise<void> {
  const loadScreen = async () => {
    const module = loadedModule(route) ?? (await loadModule(route))
    await module.loader?.({ ...services, url, params })
  }
  // The menu is on nearly every screen; without it the screen is still worth having.
  await Promise.all([loadScreen(), services.queries.prefetchQuery(mainCategoriesQuery(services.api))])
}
