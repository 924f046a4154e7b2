import { messages } from '@shop/contract/messages'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import type { Meta, StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadModule, matchRoute } from '#app/route.ts'
import { routes } from '#app/routes.ts'
import { loadLaterParts } from '#lib/laterPart.tsx'
import { StoryShop, withStorage, type StoryShopProps } from './StoryShop.tsx'
import { expectAllAnswered, startStoryServer } from './storyServer.ts'

/** Loads the page's code first, as a link does in the shop, and starts the API before the first request. */
async function load({ args: { path } }: { args: Partial<StoryShopProps> }) {
  const match = matchRoute(routes, new URL(path ?? '/', window.location.origin).pathname)
  if (match) await loadModule(match.route)
  await loadLaterParts()
  await startStoryServer()
}

/** Shared meta of page stories: the whole shop over its own HTTP client with msw. */
export const storyPage = {
  component: StoryShop,
  parameters: { layout: 'fullscreen' },
  loaders: [load],
  beforeEach: withStorage(),
  afterEach: expectAllAnswered,
} satisfies Meta<typeof StoryShop>

export const showsHeading =
  (name: string | RegExp) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  }

/** Play function: the page has this heading, and does not scroll horizontally. */
export const fitsTheWindow =
  (name: string | RegExp) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await showsHeading(name)({ canvas })
    await expectNoHorizontalScroll()
  }

export async function expectFailure(canvas: StoryContext['canvas']) {
  await expect(await canvas.findByRole('heading', { name: messages.unexpectedError })).toBeVisible()
}
