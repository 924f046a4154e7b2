import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TagList } from './TagList.tsx'

const tag = (label: string) => ({ label, href: '#blog' })

const meta = {
  title: 'Shop/TagList',
  component: TagList,
  args: { tags: [tag('Monsoon'), tag('Routine'), tag('Humidity')] },
} satisfies Meta<typeof TagList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ManyLongTags: Story = {
  args: {
    tags: [
      ...Array.from({ length: 14 }, (_, index) => tag(`Tag number ${index + 1}`)),
      tag('Everything-that-goes-with-a-gold-threaded-Kanjeevaram-border'),
    ],
  },
  globals: { viewport: { value: 'small' } },
}

/** Sub-categories with a current one. */
export const TitleHidden: Story = {
  args: {
    title: 'More in Skin',
    isTitleHidden: true,
    tags: [{ ...tag('Through the Seasons'), isCurrent: true }, tag('Know Your Products')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'More in Skin' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Through the Seasons')
  },
}

export const RendersNothingWithoutTags: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}
