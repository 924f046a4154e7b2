import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TagList } from './TagList.tsx'

const meta = {
  title: 'Components/TagList',
  component: TagList,
  args: { tags: ['Monsoon', 'Routine', 'Humidity'], hrefOf: () => '#blog' },
} satisfies Meta<typeof TagList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ManyAndLong: Story = {
  args: {
    tags: [
      ...Array.from({ length: 14 }, (_, index) => `Tag number ${index + 1}`),
      'Everything-that-goes-with-a-gold-threaded-Kanjeevaram-border',
    ],
  },
  globals: { viewport: { value: 'small' } },
}

/** No heading without tags; a tag that comes twice is shown once. */
export const NoneAndTwice: Story = {
  render: (args) => (
    <>
      <TagList {...args} tags={[]} />
      <TagList {...args} tags={['Hair', 'Hair']} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Tags' })).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Hair' })).toHaveAttribute('href', '#blog')
  },
}
