import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { FilterPills } from './FilterPills.tsx'

const meta = {
  title: 'Components/FilterPills',
  component: FilterPills,
  args: {
    pills: [
      { label: 'Rozana', href: '?in_stock=1' },
      { label: 'Ruby', href: '?brand=rozana&in_stock=1', colorCode: '#8c1d2f' },
      { label: 'In stock', href: '?brand=rozana' },
    ],
    clearHref: '?',
    onFollow: fn((event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof FilterPills>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
export const None: Story = { args: { pills: [] } }

export const RemovesAFilter: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Take "Rozana" off', () =>
      userEvent.click(canvas.getByRole('link', { name: 'Remove filter: Rozana' })),
    )
    await step('The list without it is asked for', () =>
      expect(args.onFollow).toHaveBeenCalledWith(expect.anything(), '?in_stock=1'),
    )
    await step('Clear all', () => userEvent.click(canvas.getByRole('link', { name: 'Clear all' })))
    await step('The whole list is asked for', () =>
      expect(args.onFollow).toHaveBeenLastCalledWith(expect.anything(), '?'),
    )
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Remove filter: Rozana' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenCalledOnce()
  },
}
