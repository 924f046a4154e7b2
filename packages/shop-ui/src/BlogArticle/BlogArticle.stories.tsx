import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeBlog } from '@shop/contract/factories/blogs'
import { expect, waitFor } from 'storybook/test'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { BlogArticle } from './BlogArticle.tsx'

const blog = makeBlog({ picture: storyPicture('lipstick-ruby') })

const meta = {
  title: 'Shop/BlogArticle',
  component: BlogArticle,
  args: { blog, author: 'the product' },
} satisfies Meta<typeof BlogArticle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: blog.title })).toBeVisible()
    await expect(canvas.getByText('Lips')).toBeVisible()
    await expect(canvas.getByText('By the product')).toBeVisible()
    await expect(canvas.getByText('4 min read')).toBeVisible()
    await expect(canvas.getByText('21 Nov 2026')).toHaveAttribute('datetime', '2026-11-21')
  },
}
/** Lines of 60 to 75 characters are the easiest to read. */
export const ReadableLines: Story = {
  args: {
    blog: { ...blog, html: `<p>Lead.</p><p>${'Stand at a window, not under a tube light. '.repeat(40)}</p>` },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Stand at a window/)
    const lines = Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
    const perLine = (text.textContent ?? '').length / lines
    await expect(perLine).toBeGreaterThan(58)
    await expect(perLine).toBeLessThan(76)
  },
}
/** The picture is wider than the text on both sides, and begins where the title does. */
export const TextInTheMiddle: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [(Story) => <div style={{ width: 800 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const boxOf = (selector: string) => canvasElement.querySelector(selector)!.getBoundingClientRect()
    const [picture, text] = [boxOf('img'), boxOf('h2')]
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left).toBe(picture.left)
    await expect(text.left - picture.left).toBeGreaterThan(40)
    await expect(text.left - picture.left).toBeCloseTo(picture.right - text.right, 0)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** No line begins with a dot. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const parts = ['By the product', '21 Nov 2026', '4 min read'].map((text) => canvas.getByText(text))
    const line = parts[0]!.parentElement!
    await expect(line).toHaveStyle({ overflow: 'hidden' })
    // Each begins a line: its text at the edge, and its dot beyond.
    await waitFor(() => {
      const { left } = line.getBoundingClientRect()
      const starts = parts.map((part) => {
        const { width } = getComputedStyle(part, '::before')
        return Math.round(part.getBoundingClientRect().left + Number.parseFloat(width) - left)
      })
      return expect(starts).toEqual([0, 0, 0])
    })
  },
}
export const NoTagNoPicture: Story = { args: { blog: { ...blog, tags: [], picture: { src: '' } } } }
export const LongestContent: Story = {
  args: {
    blog: {
      ...blog,
      minutes: 41,
      title:
        'Everything that your grandmother knew about the Anarkali-kameez-churidar-silhouette, and then some',
      html: blog.html.repeat(6),
    },
  },
  globals: { viewport: { value: 'small' } },
}
