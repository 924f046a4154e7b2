import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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

export const RemovesATag: Story = {
  args: {
    title: 'Recent searches',
    remove: { label: (tag) => `Remove ${tag}`, onRemove: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Routine' }))
    await expect(args.remove?.onRemove).toHaveBeenCalledWith('Routine', expect.anything())
    canvas.getByRole('button', { name: 'Remove Monsoon' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.remove?.onRemove).toHaveBeenLastCalledWith('Monsoon', expect.anything())
  },
}

export const RendersNothingWithoutTags: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}
