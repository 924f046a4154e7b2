import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeBlogCard } from '@shop/contract/factories/blogs'
import { expect } from 'storybook/test'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { BlogGroup } from './BlogGroup.tsx'

const blogs = [
  makeBlogCard({ picture: storyPicture('lipstick-ruby') }),
  makeBlogCard({
    title: 'Kajal that stays: a wedding’s worth of testing',
    tags: ['Eyes'],
    picture: storyPicture('perfume-kohl'),
  }),
  makeBlogCard({
    title: 'The base that survives a sangeet',
    tags: ['Base'],
    picture: storyPicture('jar-clay'),
  }),
]

const meta = {
  title: 'Shop/BlogGroup',
  component: BlogGroup,
  args: { title: 'Makeup', blogs, hrefFor: (blog) => `#${blog.slug}`, readAllHref: '#makeup' },
} satisfies Meta<typeof BlogGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnePost: Story = { args: { blogs: blogs.slice(0, 1) } }
export const Many: Story = {
  args: { blogs: Array.from({ length: 9 }, (_, index) => makeBlogCard({ ...blogs[index % 3], id: index })) },
}
export const LongestName: Story = {
  args: { title: 'Jewellery, bags and everything else that goes with a Kanjeevaram' },
  globals: { viewport: { value: 'small' } },
}
/** Search results have no "Read All" button. */
export const WithoutReadAll: Story = { args: { title: '3 posts', readAllHref: undefined } }
/** The category page shows the title itself, and ends with a way on. */
export const WithEnding: Story = {
  args: { isTitleHidden: true, ending: 'That’s everything in Makeup. There’s more in the blog.' },
  play: async ({ args, canvas }) => {
    const readAll = canvas.getByRole('link', { name: 'Read All of Makeup' })
    await expect(canvas.getByText(String(args.ending)).parentElement).toContainElement(readAll)
    const cards = canvas.getByRole('list').getBoundingClientRect()
    await expect(readAll.getBoundingClientRect().top).toBeGreaterThan(cards.bottom)
  },
}

export const LinksToTheCategoryAndEachPost: Story = {
  play: async ({ canvas, step }) => {
    await step('"Read All" says of what', async () => {
      await expect(canvas.getByRole('link', { name: 'Read All of Makeup' })).toHaveAttribute(
        'href',
        '#makeup',
      )
    })
    await step('Each card leads to its post', async () => {
      for (const blog of blogs) {
        await expect(canvas.getByRole('link', { name: blog.title })).toHaveAttribute('href', `#${blog.slug}`)
      }
    })
  },
}
