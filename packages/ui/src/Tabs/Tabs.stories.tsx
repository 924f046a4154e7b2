import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'About this product',
    onChange: fn(),
    items: [
      { value: 'details', label: 'Details', content: <p>A soft matte that stays for eight hours.</p> },
      { value: 'ingredients', label: 'Ingredients', content: <p>Kokum butter, castor seed oil.</p> },
      { value: 'reviews', label: 'Reviews', count: 1204, content: <p>4.6 of 5 stars.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneDisabled: Story = {
  args: {
    items: meta.args.items.map((item) => ({ ...item, disabled: item.value === 'ingredients' })),
  },
}
export const MoreTabsThanFit: Story = {
  args: {
    label: 'Brands by letter',
    items: 'ABCDEFGHIJKLMNOP'.split('').map((letter) => ({
      value: letter,
      label: `Brands with ${letter}`,
      content: <p>Those with {letter}</p>,
    })),
  },
  globals: { viewport: { value: 'small' } },
}

export const MovesByPointerAndKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Click “Ingredients”', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Ingredients' }))
      await expect(canvas.getByRole('tabpanel', { name: 'Ingredients' })).toHaveTextContent('Kokum')
    })
    await step('The right key goes on, and round to the first', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: /Reviews/ })).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus()
      await expect(args.onChange).toHaveBeenLastCalledWith('details')
    })
    await step('Tab goes to the content', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel', { name: 'Details' })).toHaveFocus()
    })
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Ingredients' })).toHaveFocus()
  },
}

export const ManualActivationWaitsForEnter: Story = {
  args: { activation: 'manual' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Ingredients' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('ingredients')
  },
}
