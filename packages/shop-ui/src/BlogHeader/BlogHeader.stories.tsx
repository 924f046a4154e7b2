import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchBox } from '@shop/ui/SearchBox'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { BlogHeader, type BlogHeaderCategory } from './BlogHeader.tsx'

const category = (label: string, ...subs: string[]): BlogHeaderCategory => ({
  label,
  href: `#category=${label}`,
  subCategories: subs.map((sub) => ({ label: sub, href: `#subCategory=${sub}` })),
})
const categories = [
  category('Makeup', 'Lips & Eyes', 'Base & Tools', 'Festive Looks'),
  category('Skin', 'Through the Seasons', 'Know Your Products', 'Kitchen & Ritual'),
  category('Hair', 'Oil & Wash', 'Colour & Styling'),
  category('Style', 'Drape & Fit', 'Fabric & Care'),
  category('Mom & Baby'),
]

const meta = {
  title: 'Shop/BlogHeader',
  component: BlogHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    blogHref: '#blog',
    isAllCurrent: true,
    cart: { href: '#cart', count: 2 },
    categories,
    search: (
      <SearchBox
        action="/blog"
        label="Search the blog"
        placeholder="Search the blog"
        suggestions={[
          { text: 'A monsoon skin routine with fewer steps' },
          { text: 'Sunscreen for Indian summers' },
        ]}
        onQueryChange={fn()}
        onSearch={fn()}
      />
    ),
  },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <BlogHeader {...args} />
      <main>
        <p>The page goes on here.</p>
      </main>
    </div>
  ),
} satisfies Meta<typeof BlogHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart (2 items)' })).toHaveAttribute('href', '#cart')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
/** Twice as large, the links are in one row and the search in another. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    await expectNoHorizontalScroll()
    const middleOf = (name: string | RegExp) => {
      const { top, height } = canvas.getByRole('link', { name }).getBoundingClientRect()
      return top + height / 2
    }
    await waitFor(() => {
      const middles = [/home/i, 'Blog', 'Shop', /^Cart/].map(middleOf)
      return expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
    })
  },
}
/** Blog stays beside the name on the smallest phone, where its rule would stand alone otherwise. */
export const LargeTextOnTheSmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    await expectNoHorizontalScroll()
    const [home, blog] = [/home/i, 'Blog'].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    )
    await expect(blog!.left).toBeGreaterThan(home!.right)
    await expect(blog!.top).toBeLessThan(home!.bottom)
  },
}
/** The current item has a border in forced-colours mode. */
export const ForcedColours: Story = { parameters: { forcedColors: true } }
/** Categories failed to load; the rest of the header still works. */
export const WithoutCategories: Story = { args: { categories: [] } }
export const CurrentCategory: Story = {
  args: {
    isAllCurrent: false,
    categories: categories.map((one, index) => ({ ...one, isCurrent: index === 1 })),
  },
}

export const SubCategoriesByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'More in Skin' })
    await step('Enter opens the sub-categories of Skin', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Tab goes into them', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Through the Seasons' })).toHaveFocus()
    })
    await step('Escape closes them, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('link', { name: 'Through the Seasons' })).not.toBeInTheDocument()
      await expect(button).toHaveFocus()
    })
    await step('The focus going elsewhere closes them too', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      canvas.getByRole('combobox').focus()
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    })
  },
}

export const OneOpenAtATime: Story = {
  ...Phone,
  play: async ({ canvas, userEvent, step }) => {
    await step('Open Makeup, then Skin', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More in Makeup' }))
      await userEvent.click(canvas.getByRole('button', { name: 'More in Skin' }))
    })
    await step('Only those of Skin are open', async () => {
      await expect(canvas.queryByRole('link', { name: 'Lips & Eyes' })).not.toBeInTheDocument()
      await expect(canvas.getByRole('link', { name: 'Kitchen & Ritual' })).toHaveAttribute(
        'href',
        '#subCategory=Kitchen & Ritual',
      )
    })
    await step('A click elsewhere closes them', async () => {
      await userEvent.click(canvas.getByText('The page goes on here.'))
      await expect(canvas.queryByRole('link', { name: 'Kitchen & Ritual' })).not.toBeInTheDocument()
    })
    await step('A category without sub-categories is a link alone', async () => {
      await expect(canvas.getByRole('link', { name: 'Mom & Baby' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'More in Mom & Baby' })).not.toBeInTheDocument()
    })
  },
}
