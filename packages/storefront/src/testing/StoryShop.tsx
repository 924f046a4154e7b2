import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { bearer } from '#features/account/session.ts'
import { addedStore } from '#features/cart/addFromList.ts'
import { browserTransport } from '#lib/api/browserTransport.ts'
import { createApi } from '#lib/api/createApi.ts'
import { withBearer } from '#lib/api/withBearer.ts'
import { createQueries } from '#lib/createQueries.ts'
import { intent } from '#lib/intent.ts'
import { plainConfig } from '#testing/plainConfig.ts'

export interface StoryShopProps {
  path: string
}

/** Complete shop at an address, with header and footer. */
export function StoryShop({ path }: StoryShopProps) {
  const [services] = useState(() => ({
    api: createApi(withBearer(browserTransport, bearer)),
    queries: createQueries(),
    origin: 'https://story.example',
    config: plainConfig,
  }))
  return (
    <MemoryRouter initialEntries={[path]}>
      <App services={services} />
    </MemoryRouter>
  )
}

/** Fills local storage before a page story and clears it afterwards: for `beforeEach`. */
export function withStorage(entries: Record<string, unknown> = {}) {
  return () => {
    fill(entries)
    return () => fill({})
  }
}

function fill(entries: Record<string, unknown>) {
  addedStore.setState({ item: null })
  intent.take() // of a guest in the story before
  window.localStorage.clear()
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
