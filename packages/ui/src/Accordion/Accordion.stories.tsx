import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { title: 'How to use', children: 'Start at the centre of the upper lip.' },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InitiallyOpen: Story = { args: { defaultOpen: true } }

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const text = canvas.getByText('Start at the centre of the upper lip.')
    await step('It is closed', () => expect(text).not.toBeVisible())
    await step('A click opens it', async () => {
      await userEvent.click(canvas.getByText('How to use'))
      await expect(text).toBeVisible()
    })
    await step('A second one closes it', async () => {
      await userEvent.click(canvas.getByText('How to use'))
      await expect(text).not.toBeVisible()
    })
  },
}
