import { accountMessages } from '@shop/contract/accountMessages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { storyUser } from '#testing/storyData.ts'
import { showsHeading, storyPage } from '#testing/storyPage.ts'
import { fails } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Deactivate account',
  args: { path: '/Deactivate_account' },
  tags: ['!autodocs'],
  beforeEach: withStorage({ user: storyUser }),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: showsHeading('Deactivate your account') }
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** The page says what becomes of orders, returns and refunds, and leads to them. */
export const OpenReturnsAndRefunds: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/returns you’ve requested are still picked up/)).toBeVisible()
    await expect(canvas.getByText(/we can’t send you messages about them/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
      'href',
      '/profile?Myorders=true',
    )
  },
}

/** Nothing happens without a second confirmation; a failure keeps the account. */
export const AsksBeforeItDeactivates: Story = {
  beforeEach: withAnswers(http.put('/api/users/deactivate', fails(503))),
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: accountMessages.deactivateButton })
    await step('Ask', () => userEvent.click(button))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: accountMessages.deactivateQuestion }),
    )
    await step('Confirm: it fails, and says so', async () => {
      await userEvent.click(dialog.getByRole('button', { name: accountMessages.deactivateButton }))
      await expect(await screen.findByText(accountMessages.deactivateFailed)).toBeVisible()
    })
  },
}
