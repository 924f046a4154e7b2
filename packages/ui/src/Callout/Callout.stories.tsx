import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormNotice } from './FormNotice.tsx'

const meta = {
  title: 'Components/FormNotice',
  component: FormNotice,
  args: { children: 'The e-mail address or the password is not right.' },
} satisfies Meta<typeof FormNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not right')
  },
}
export const Positive: Story = { args: { tone: 'positive', children: 'Details saved.' } }
export const Neutral: Story = {
  args: { tone: 'neutral', children: 'If the address has an account, a code is on its way to it.' },
}
