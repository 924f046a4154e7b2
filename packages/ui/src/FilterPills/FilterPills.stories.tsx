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

/** "Clear all" begins a line where the pills do. */
export const ClearsOnALineOfItsOwn: Story = {
  args: {
    pills: ['Rozana', 'Under ₹1,000', 'In stock', 'Four stars and more'].map((label) => ({
      label,
      href: `?without=${label}`,
    })),
  },
  globals: { viewport: { value: 'small' } },
  decorators: [(story) => <div style={{ width: '15rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const startOf = (element: Element | undefined) => {
      const range = document.createRange()
      if (element !== undefined) range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const links = canvas.getAllByRole('link')
    const [first] = links
    const clear = startOf(links.at(-1))
    await expect(clear.top).toBeGreaterThan(startOf(links.at(-2)).bottom)
    await expect(clear.left).toBeCloseTo(first?.getBoundingClientRect().left ?? NaN, 0)
  },
}
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
