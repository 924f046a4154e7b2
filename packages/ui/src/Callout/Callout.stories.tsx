import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ClockIcon } from '../Icon/Icon.tsx'
import { Callout } from './Callout.tsx'

const meta = {
  title: 'Components/Callout',
  component: Callout,
  args: { children: 'The e-mail address or the password is not right.' },
} satisfies Meta<typeof Callout>

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('on its way')
  },
}
export const WithTitle: Story = {
  args: {
    tone: 'neutral',
    icon: <ClockIcon />,
    title: 'Your items are held for 12 minutes',
    children: 'Pay before 6:40 pm, or they go back on the shelf.',
  },
}
export const SmallestPhone: Story = {
  args: { children: 'transactionreferencewithoutanyspaces'.repeat(3) },
  globals: { viewport: { value: 'small' } },
}

const retry = fn()
export const WithAnAction: Story = {
  args: {
    children: (
      <>
        We couldn’t load your total.{' '}
        <Button variant="quiet" onClick={retry}>
          Try again
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledTimes(2)
  },
}
