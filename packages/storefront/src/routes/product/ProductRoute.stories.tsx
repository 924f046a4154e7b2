import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages } from '@shop/contract/messages'
import { toProductWire } from '@shop/contract/factories/wires'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { storyNoReviews, storyProduct, storyUser } from '#testing/storyData.ts'
import { expectFailure, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const call = `/api/products/${storyProduct.slug}`

const meta = {
  ...storyPage,
  title: 'Pages/Product',
  args: { path: `/product/${storyProduct.slug}` },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: storyProduct.title })).toBeVisible()
    await expect(await canvas.findByText('My red, at last')).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const SoldOut: Story = {
  beforeEach: withAnswers(
    http.get(call, says({ data: toProductWire({ ...storyProduct, quantity: 0, optionGroups: [] }) })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByText('Out of stock')[0]).toBeVisible()
  },
}

/** Reviews and related products are worth having, but not worth failing for. */
export const WithoutReviews: Story = {
  beforeEach: withAnswers(
    http.get(`${call}/reviews`, says(storyNoReviews)),
    http.get(`${call}/related`, says({ data: [] })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet.')).toBeVisible()
  },
}

export const WritesAReview: Story = {
  beforeEach: withStorage({ user: storyUser }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Ask for the form', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }))
      await expect(await canvas.findByRole('form', { name: `Review of ${storyProduct.title}` })).toBeVisible()
    })
    await step('Four stars and two sentences', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '4 stars, very good' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'In one line' }), 'Soft')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'It stays.')
    })
    await step('Post it: it is said, and the focus is on the reviews', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Post review' }))
      await expect(await screen.findByText('Thank you! Your review is posted')).toBeInTheDocument()
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Reviews' })).toHaveFocus())
    })
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get(call, never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get(call, fails(503))),
  play: ({ canvas }) => expectFailure(canvas),
}

export const NotFound: Story = {
  beforeEach: withAnswers(http.get(call, fails(404))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(messages.unexpectedError)).not.toBeInTheDocument()
  },
}
