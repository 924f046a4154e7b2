import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { title: 'How to use', children: 'Start at the centre of the upper lip.', onOpenChange: fn() },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InitiallyOpen: Story = { args: { defaultOpen: true } }

export const OpensAndCloses: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const text = canvas.getByText('Start at the centre of the upper lip.')
    await step('It is closed, and Tab reaches it', async () => {
      await expect(text).not.toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByText('How to use')).toHaveFocus()
    })
    await step('A click opens it', async () => {
      await userEvent.click(canvas.getByText('How to use'))
      await expect(text).toBeVisible()
    })
    await step('A second one closes it', async () => {
      await userEvent.click(canvas.getByText('How to use'))
      await expect(text).not.toBeVisible()
    })
    await step('Each change is told', () =>
      waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false)),
    )
  },
}

/** Its owner keeps the state, and here changes nothing. */
export const Controlled: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How to use'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Start at the centre of the upper lip.')).not.toBeVisible()
  },
}

export const OneOfAGroupIsOpen: Story = {
  render: (args) => (
    <>
      <Accordion {...args} name="care" defaultOpen />
      <Accordion name="care" title="How to wash">
        By hand, in cold water.
      </Accordion>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How to wash'))
    await expect(canvas.getByText('By hand, in cold water.')).toBeVisible()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}
