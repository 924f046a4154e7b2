import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PreloadProvider, type Preload } from '#lib/Preload.ts'
import { aheadApi } from '#lib/api/aheadApi.ts'
import { AppServicesProvider, type AppServices } from '#lib/AppServices.ts'
import { RouteSkeleton } from '#routes/shared/RouteSkeleton.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FocusedHeader } from './FocusedHeader.tsx'
import { Hydrated } from './Hydrated.tsx'
import { loadedModule, loadModule, matchRoute, preload, type AppRoute } from './route.ts'
import { RootLayout } from './RootLayout.tsx'
import { RouteError, type RouteFailure } from './RouteError.tsx'
import { RouteParamsProvider } from '#lib/RouteParams.ts'
import { routes } from './routes.ts'
import { ShopNameTexts } from './ShopNameTexts.tsx'

export interface AppProps {
  services: AppServices
  initialFailure?: RouteFailure | undefined
  /** The entry of the browser passes what runs beside each rendered screen and shows nothing, such as `LinksInSight`. */
  children?: ReactNode
}

export function App({ services, initialFailure, children }: AppProps) {
  return (
    <AppServicesProvider value={services}>
      <QueryClientProvider client={services.queries}>
        <PreloadProvider value={createPreload(services)}>
          <ShopNameTexts>
            <Screen initialFailure={initialFailure}>{children}</Screen>
          </ShopNameTexts>
        </PreloadProvider>
      </QueryClientProvider>
    </AppServicesProvider>
  )
}

function createPreload(services: AppServices): Preload {
  const ahead = { ...services, api: aheadApi(services.api), isAhead: true }
  return async (href, { isMeant = false } = {}) => {
    const url = new URL(href, services.origin)
    const match = matchRoute(routes, url.pathname)
    if (match === undefined || match.route.path === '*') return
    await preload(match, { url, ...(isMeant ? { ...services, isMeant } : ahead) })
  }
}

function Screen({ initialFailure, children }: Pick<AppProps, 'initialFailure' | 'children'>) {
  const location = useLocation()
  const match = matchRoute(routes, location.pathname)
  if (match === undefined) throw new Error('The route table lost its last entry')
  const showFailure = (failure: RouteFailure) => (
    <>
      <Hydrated />
      <RouteError failure={failure} NotFound={loadedModule(match.route)?.NotFound} />
    </>
  )
  const hasFailed = initialFailure !== undefined && location.key === 'default'
  return (
    <RootLayout
      chrome={match.route.handle}
      header={
        <ErrorBoundary resetKey={location.key} fallback={() => <FocusedHeader />}>
          <Suspense fallback={<FocusedHeader />}>
            <RouteHeader route={match.route} />
          </Suspense>
        </ErrorBoundary>
      }
    >
      <RouteParamsProvider value={match.params}>
        <ErrorBoundary resetKey={location.key} fallback={showFailure}>
          <Suspense fallback={<RouteSkeleton />}>
            {hasFailed ? (
              showFailure(initialFailure)
            ) : (
              <>
                {/* Inside the boundary, because suspended content hydrates later than its surroundings. */}
                <Hydrated />
                <RouteView route={match.route} />
                {children}
              </>
            )}
          </Suspense>
        </ErrorBoundary>
      </RouteParamsProvider>
    </RootLayout>
  )
}

function RouteHeader({ route }: { route: AppRoute }) {
  const { Header = FocusedHeader } = loadedModule(route) ?? use(loadModule(route))
  return <Header />
}

function RouteView({ route }: { route: AppRoute }) {
  const { Component } = loadedModule(route) ?? use(loadModule(route))
  return <Component />
}
