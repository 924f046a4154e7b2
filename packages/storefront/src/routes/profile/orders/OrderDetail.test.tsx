import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppServicesProvider, type AppServices } from '#lib/AppServices.ts'
import { OrderDetail } from './OrderDetail.tsx'

test('has a heading of the first level while the order is loading', () => {
  const queries = new QueryClient()
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <AppServicesProvider value={{ api: {}, queries } as AppServices}>
        <OrderDetail id="1" />
      </AppServicesProvider>
    </QueryClientProvider>,
  )
  expect(markup).toMatch(/<h1[^>]*>Your order<\/h1>/)
})
