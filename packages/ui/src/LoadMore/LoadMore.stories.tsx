import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  args: { shown: 24, total: 128, href: '?page=2' },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { isBusy: true } }
export const AllShown: Story = { args: { shown: 128, href: undefined } }

export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load more. Please try again')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible()
  },
}

export const LinkCanBeIntercepted: Story = {
  args: { onFollow: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Load more' })
    await expect(link).toHaveAttribute('href', '?page=2')
    await userEvent.click(link)
    await expect(args.onFollow).toHaveBeenCalledOnce()
  },
}

export const WorksByKeyboard: Story = {
  args: { onFollow: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Load more' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenCalledOnce()
  },
}
