import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Your review', onChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHintAndCount: Story = {
  args: { hint: 'What it is like on you', maxLength: 5000, defaultValue: 'Soft, and it stays.' },
}
export const WithError: Story = { args: { error: 'Write a few words' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent already' } }
export const LongestContent: Story = {
  args: { defaultValue: 'The colour stays through lunch, tea and a wedding. '.repeat(30) },
  globals: { viewport: { value: 'small' } },
}

export const AnnouncesTheRemainingCharacters: Story = {
  args: { maxLength: 30 },
  play: async ({ args, canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Your review' })
    await step('A few words: nothing is said', async () => {
      await userEvent.type(area, 'Lovely.')
      await expect(args.onChange).toHaveBeenCalledTimes(7)
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    })
    await step('Near the end it is said', async () => {
      await userEvent.type(area, ' It stays all day.')
      await expect(canvas.getByRole('status')).toHaveTextContent('5 characters left')
    })
    await step('It takes no more than that', async () => {
      await userEvent.type(area, ' And night.')
      await expect(area).toHaveValue('Lovely. It stays all day. And ')
    })
  },
}

export const LabelFocusesTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Your review'))
    await expect(canvas.getByLabelText('Your review')).toHaveFocus()
  },
}
