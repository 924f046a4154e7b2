import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { createApi } from '#lib/api/createApi.ts'
import { createQueries } from '#lib/createQueries.ts'
import { PLAIN_CONFIG } from '#lib/ShopConfig.ts'
import { createStoryTransport, type StoryAnswers } from './storyTransport.ts'

export interface StoryShopProps {
  /** The page to look at, as it stands in the address. */
  path: string
  /** What the API says. */
  answers: StoryAnswers
}

/** The whole shop over an API within the story: a page as it is, with its header and footer. */
export function StoryShop({ path, answers }: StoryShopProps) {
  const [services] = useState(() => ({
    api: createApi(createStoryTransport(answers)),
    queries: createQueries(),
    origin: 'https://story.example',
    config: PLAIN_CONFIG,
  }))
  return (
    <MemoryRouter initialEntries={[path]}>
      <App services={services} />
    </MemoryRouter>
  )
}

/** What local storage holds when a page's story begins: for `beforeEach`. It is empty again afterwards. */
export function withStorage(entries: Record<string, unknown> = {}) {
  return () => {
    fill(entries)
    return () => fill({})
  }
}

function fill(entries: Record<string, unknown>) {
  window.localStorage.clear()
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, JSON.stringify(value))
  // As if another tab had done it: every store reads its key again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
