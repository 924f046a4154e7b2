import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Rozana', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithCount: Story = { args: { count: 1204 } }
export const Disabled: Story = { args: { disabled: true } }
export const Radio: Story = {
  args: { type: 'radio', name: 'rating', label: '4 stars or more', defaultChecked: true },
}
export const LongLabel: Story = {
  args: { label: 'Noor & Neem Apothecary of Kerala, Bath and Body', count: 3 },
  globals: { viewport: { value: 'small' } },
}

export const TogglesByLabelAndKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: /Rozana/ })
    await step('Click its label', () => userEvent.click(canvas.getByText('Rozana')))
    await step('It is ticked', () => expect(box).toBeChecked())
    await step('Space takes the tick away', async () => {
      await userEvent.keyboard(' ')
      await expect(box).not.toBeChecked()
    })
  },
}
