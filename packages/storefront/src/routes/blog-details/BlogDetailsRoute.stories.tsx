import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeBlog } from '@shop/contract/factories/blogs'
import { makeProductCard } from '@shop/contract/factories/products'
import { toBlogWire } from '@shop/contract/factories/wires'
import { blogMessages } from '@shop/contract/blogMessages'
import { http, type HttpResponseResolver } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { longTitle, storyBlogs } from '#testing/storyData.ts'
import { sharesTheLink } from '#testing/sharesTheLink.ts'
import { expectFailure, fitsTheWindow, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import type { StoryShop } from '#testing/StoryShop.tsx'
import * as texts from '#texts/shared.ts'

const meta = {
  ...storyPage,
  title: 'Pages/Blog detail',
  args: { path: '/blog-details/how-to-find-your-red' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

const call = '/api/blog/how-to-find-your-red'
const withRecent = (resolve: HttpResponseResolver) => withAnswers(http.get('/api/recent-blogs', resolve))

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The post, with the header of the blog', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /How to find your red/ }),
      ).toBeVisible()
      await expect(await canvas.findByRole('combobox', { name: 'Search the blog' })).toBeVisible()
    })
    await step('Its text is drawn as HTML', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Warm or cool' })).toBeVisible()
      await expect(canvas.queryByText(/<p>/)).not.toBeInTheDocument()
    })
    await step('Recent posts, tags and products beside and below it', async () => {
      await expect(await canvas.findByRole('region', { name: blogMessages.recentBlogs })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'How to' })).toHaveAttribute(
        'href',
        '/blog?search=How%20to',
      )
      await expect(canvas.getByRole('region', { name: 'Reds to begin with' })).toBeVisible()
    })
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const SharesTheLink: Story = { play: sharesTheLink }

/** Products that all fit into the window need no buttons, and leave the heading free. */
export const ProductsBelowTheirHeading: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Reds to begin with' })
    const products = within(canvas.getByRole('region', { name: 'Reds to begin with' }))
    const first = products.getAllByRole('article')[0]
    await expect(products.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
    await expect(first?.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().bottom)
  },
}

/** A product that is out of stock is left out while others can be bought. */
export const OnlyProductsInStock: Story = {
  beforeEach: withAnswers(
    http.get(
      call,
      says({
        data: toBlogWire(
          makeBlog({
            related: {
              heading: 'Reds to begin with',
              products: [
                makeProductCard({ title: 'Sold out red', quantity: 0 }),
                makeProductCard({ title: 'Red in stock' }),
              ],
            },
          }),
        ),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const products = within(await canvas.findByRole('region', { name: 'Reds to begin with' }))
    await expect(products.getByRole('link', { name: /Red in stock/ })).toBeVisible()
    await expect(products.queryByRole('link', { name: /Sold out red/ })).not.toBeInTheDocument()
  },
}

/** Other posts of the category end the page, without those among the recent ones. */
export const MoreInTheCategory: Story = {
  beforeEach: withAnswers(
    http.get('/api/recent-blogs', says({ data: storyBlogs.slice(0, 1) })),
    http.get('/api/list-blogs', says({ data: { Makeup: storyBlogs } })),
  ),
  play: async ({ canvas }) => {
    const more = within(await canvas.findByRole('region', { name: 'More in Makeup' }))
    await expect(more.getAllByRole('article')).toHaveLength(storyBlogs.length - 1)
    await expect(more.queryByRole('link', { name: storyBlogs[0]?.title })).not.toBeInTheDocument()
    await expect(more.getByRole('link', { name: 'Read All of Makeup' })).toHaveAttribute(
      'href',
      '/blog?category=makeup',
    )
  },
}

/** The column of recent posts ends with the text, above the products. */
export const RecentEndWithTheText: Story = {
  beforeEach: withAnswers(
    http.get(call, says({ data: toBlogWire(makeBlog({ html: '<p>Stand at a window.</p>'.repeat(40) })) })),
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const products = await canvas.findByRole('region', { name: 'Reds to begin with' })
    const recent = await canvas.findByRole('region', { name: blogMessages.recentBlogs })
    products.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(products.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
    await expect(recent.getBoundingClientRect().bottom).toBeLessThan(products.getBoundingClientRect().top)
  },
}

export const RecentLoading: Story = {
  beforeEach: withRecent(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(blogMessages.loadingBlogs)).toBeVisible()
  },
}
export const NoRecentBlogs: Story = {
  beforeEach: withRecent(says({ data: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(blogMessages.noRecentBlogs)).toBeVisible()
  },
}
export const RecentFailed: Story = {
  beforeEach: withRecent(fails(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(blogMessages.blogFailed)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const NotFound: Story = {
  args: { path: '/blog-details/no-such-post' },
  beforeEach: withAnswers(http.get('/api/blog/no-such-post', fails(404))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: blogMessages.noBlogs })).toBeVisible()
    await expect(canvas.getByText(/can’t find that post/)).toBeVisible()
    await expect(document.title).toMatch(/^Post not found · /)
    const recent = await canvas.findByRole('region', { name: blogMessages.recentBlogs })
    await expect(await within(recent).findAllByRole('link')).not.toHaveLength(0)
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get(call, never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading)).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get(call, fails(503))),
  play: ({ canvas }) => expectFailure(canvas),
}

export const LongText: Story = {
  beforeEach: withAnswers(http.get(call, says({ data: toBlogWire(makeBlog({ title: longTitle })) }))),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow(longTitle),
}
