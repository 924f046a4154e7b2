import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeBlogCard } from '@shop/contract/factories/blogs'
import { expect, fn } from 'storybook/test'
import { missingPicture, storyPicture } from '@shop/ui/testing/storyPictures'
import { RecentBlogs } from './RecentBlogs.tsx'

const blogs = [
  makeBlogCard({ picture: storyPicture('lipstick-ruby') }),
  makeBlogCard({ title: 'The base that survives a sangeet', picture: storyPicture('jar-clay') }),
  makeBlogCard({
    title: 'Everything that your grandmother knew about mulmul, and some of what she did not',
    picture: missingPicture,
  }),
]

const meta = {
  title: 'Shop/RecentBlogs',
  component: RecentBlogs,
  args: { blogs, hrefFor: (blog) => `#${blog.slug}`, onRetry: fn(), style: { maxWidth: 380 } },
} satisfies Meta<typeof RecentBlogs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Covers are 3:2: a square would cut their subject at the sides. */
export const WholeCovers: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('presentation')
    const { width = 0, height = 1 } = first?.getBoundingClientRect() ?? {}
    await expect(width / height).toBeCloseTo(1.5, 1)
  },
}
export const Loading: Story = {
  args: { blogs: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading blogs...')
  },
}
export const Empty: Story = {
  args: { blogs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recent blogs available.')).toBeVisible()
  },
}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

export const RetriesAfterAFailure: Story = {
  args: { blogs: undefined, hasFailed: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('It says so', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the blog.')
    })
    await step('Try again', () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })))
    await step('It is tried again', async () => {
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}

export const WorksByKeyboard: Story = {
  args: { blogs: undefined, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
