import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from './Button.tsx'

const submit = fn()

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add to Cart', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Strong: Story = { args: { variant: 'strong', children: 'Go to Cart' } }
export const Critical: Story = { args: { variant: 'critical', children: 'Cancel order' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear all' } }
export const Large: Story = { args: { size: 'l' } }
export const Wide: Story = { args: { isWide: true }, globals: { viewport: { value: 'small' } } }
export const Disabled: Story = { args: { disabled: true, children: 'Out of stock' } }

/** A busy button keeps the focus and ignores presses. */
export const Busy: Story = {
  args: { isBusy: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={submit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Press the button while it is busy', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await userEvent.keyboard('{Enter} ')
    })
    await step('Nothing happens, and it has the focus', async () => {
      await expect(args.onClick).not.toHaveBeenCalled()
      await expect(submit).not.toHaveBeenCalled()
      await expect(canvas.getByRole('button')).toHaveFocus()
    })
  },
}

export const WorksByPointerAndKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Click it', () => userEvent.click(canvas.getByRole('button')))
    await step('Press Enter, then Space', () => userEvent.keyboard('{Enter} '))
    await step('Each of them counts once', () => expect(args.onClick).toHaveBeenCalledTimes(3))
  },
}
