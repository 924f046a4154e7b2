import type { Meta, StoryObj } from '@storybook/react-vite'
import { blogMessages } from '@shop/contract/blogMessages'
import { http } from 'msw'
import { expect, within } from 'storybook/test'
import { longTitle, storyBlogs } from '#testing/storyData.ts'
import { expectFailure, fitsTheWindow, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import type { StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Blog',
  args: { path: '/blog' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The blog' })).toBeVisible()
    await expect(canvas.getByText(/on makeup, skin, hair/)).toBeVisible()
    await expect((await canvas.findAllByRole('link', { name: /summer wedding/ }))[0]).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** The page of a category ends with a way on. */
export const OfACategory: Story = {
  args: { path: '/blog?category=makeup' },
  beforeEach: withAnswers(http.get('/api/list-blogs', says({ data: { Makeup: storyBlogs } }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('That’s everything in Makeup. There’s more in the blog.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Read All of the blog' })).toHaveAttribute('href', '/blog')
  },
}
export const OfASubCategory: Story = {
  args: { path: '/blog?subCategory=lips-and-eyes' },
  beforeEach: OfACategory.beforeEach,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('That’s everything in Lips & Eyes. There’s more in Makeup.'),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/list-blogs', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(blogMessages.loadingBlogs)).toBeInTheDocument()
  },
}

/** Posts about the text come first, then those that mention it. */
export const Found: Story = {
  args: { path: '/blog?search=kajal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 posts on “kajal”' })).toBeVisible()
    await expect(
      within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Blog' }),
    ).toHaveAttribute('href', '/blog')
    const mentioned = canvas.getByRole('region', { name: '28 more posts mention “kajal”' })
    await expect(within(mentioned).getAllByRole('article')).toHaveLength(storyBlogs.length - 2)
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/blog?search=kajal&page=2',
    )
  },
}

/** One post fills its row, and the newest others follow it. */
export const FoundOne: Story = {
  args: { path: '/blog?search=red' },
  beforeEach: withAnswers(
    http.get(
      '/api/blogs/search',
      says({ data: storyBlogs.slice(0, 1), total: 1, in_text: 0, is_similar: false }),
    ),
    http.get('/api/list-blogs', says({ data: { Makeup: storyBlogs } })),
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const found = within(await canvas.findByRole('region', { name: 'One post on “red”' }))
    const row = found.getByRole('list').getBoundingClientRect()
    await expect(found.getByRole('article').getBoundingClientRect().right).toBeCloseTo(row.right, 0)
    const newest = within(await canvas.findByRole('region', { name: 'Newest posts' }))
    await expect(newest.getAllByRole('article').length).toBeGreaterThan(1)
    await expect(newest.queryByRole('link', { name: storyBlogs[0]?.title })).not.toBeInTheDocument()
  },
}

/** The words are in no post. */
export const FoundSimilar: Story = {
  args: { path: '/blog?search=kaajl' },
  beforeEach: withAnswers(
    http.get(
      '/api/blogs/search',
      says({ data: storyBlogs.slice(0, 1), total: 1, in_text: 0, is_similar: true }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^No post has “kaajl”/ })).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: withAnswers(http.get('/api/list-blogs', says({ data: {} }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(blogMessages.noBlogs)).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/list-blogs', fails(503))),
  play: ({ canvas }) => expectFailure(canvas),
}

export const LongText: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/list-blogs',
      says({ data: { Makeup: storyBlogs.map((blog) => ({ ...blog, title: longTitle })) } }),
    ),
  ),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow('The blog'),
}
