import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Box } from '../Box/Box.tsx'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { MenuDisclosure } from './MenuDisclosure.tsx'

const meta = {
  title: 'Components/MenuDisclosure',
  component: MenuDisclosure,
  args: {
    label: 'Help',
    onIntent: fn(),
    children: (
      <Box as="ul" padding="m">
        <li>
          <Link href="#returns">Returns</Link>
        </li>
        <li>
          <Link href="#contact">Contact</Link>
        </li>
      </Box>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', minHeight: 200 }}>
        <Story />
        <Button variant="secondary">Elsewhere</Button>
      </div>
    ),
  ],
} satisfies Meta<typeof MenuDisclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OpensAndCloses: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Help' })
    const links = () => canvas.queryByRole('link', { name: 'Returns' })
    await step('A press opens it, another one closes it', async () => {
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(links()).toBeVisible()
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(links()).not.toBeInTheDocument()
      await expect(args.onIntent).toHaveBeenCalled()
    })
    await step('Enter opens it, Tab goes into it, Escape closes it and gives the focus back', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(links()).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(links()).not.toBeInTheDocument()
      await expect(button).toHaveFocus()
    })
    await step('A press elsewhere closes it', async () => {
      await userEvent.click(button)
      await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
      await expect(links()).not.toBeInTheDocument()
    })
    await step('So does the focus that leaves it', async () => {
      await userEvent.click(button)
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
      await expect(links()).not.toBeInTheDocument()
    })
    await step('And a link that is followed', async () => {
      await userEvent.click(button)
      await userEvent.click(canvas.getByRole('link', { name: 'Contact' }))
      await expect(links()).not.toBeInTheDocument()
    })
  },
}

export const ClosesOnAnotherPage: Story = {
  render: function Paged(args) {
    const [page, setPage] = useState(1)
    return (
      <div onKeyUp={({ key }) => key === 'n' && setPage(page + 1)} role="presentation">
        <MenuDisclosure {...args} resetKey={`/page/${page}`} />
        <p>Page {page}</p>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }))
    await expect(canvas.getByRole('link', { name: 'Returns' })).toBeVisible()
    await userEvent.keyboard('n')
    await waitFor(() => expect(canvas.getByText('Page 2')).toBeVisible())
    await expect(canvas.queryByRole('link', { name: 'Returns' })).not.toBeInTheDocument()
  },
}
