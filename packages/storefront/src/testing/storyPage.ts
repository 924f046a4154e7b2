import { messages } from '@shop/contract/messages'
import type { Meta, StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryShop, withStorage } from './StoryShop.tsx'
import { expectAllAnswered, startStoryServer } from './storyServer.ts'

/** What all stories of pages have in common: the whole shop over its own HTTP client, with an API that msw answers for. */
export const storyPage = {
  component: StoryShop,
  parameters: { layout: 'fullscreen' },
  loaders: [startStoryServer],
  beforeEach: withStorage(),
  afterEach: expectAllAnswered,
} satisfies Meta<typeof StoryShop>

/** The page did not come, and says so. */
export async function expectFailure(canvas: StoryContext['canvas']) {
  await expect(await canvas.findByRole('heading', { name: messages.unexpectedError })).toBeVisible()
}
