import { messages } from '@shop/contract/messages'
import type { Meta, StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadModule, matchRoute } from '#app/route.ts'
import { routes } from '#app/routes.ts'
import { StoryShop, withStorage, type StoryShopProps } from './StoryShop.tsx'
import { expectAllAnswered, startStoryServer } from './storyServer.ts'

/** The screen's own code first, as in the shop itself; then the API, before anything asks for it. */
async function load({ args: { path } }: { args: Partial<StoryShopProps> }) {
  const match = matchRoute(routes, new URL(path ?? '/', window.location.origin).pathname)
  if (match) await loadModule(match.route)
  await startStoryServer()
}

/** What all stories of pages have in common: the whole shop over its own HTTP client, with an API that msw answers for. */
export const storyPage = {
  component: StoryShop,
  parameters: { layout: 'fullscreen' },
  loaders: [load],
  beforeEach: withStorage(),
  afterEach: expectAllAnswered,
} satisfies Meta<typeof StoryShop>

/** The page did not come, and says so. */
export async function expectFailure(canvas: StoryContext['canvas']) {
  await expect(await canvas.findByRole('heading', { name: messages.unexpectedError })).toBeVisible()
}
