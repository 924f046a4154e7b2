import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Box } from '../Box/Box.tsx'
import { InfoIcon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Free from ₹499 on',
    children: (
      <IconButton label="Delivery fee" title={undefined}>
        <InfoIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <Box padding="xxl">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AppearsOnFocus: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The focus shows it', async () => {
      await userEvent.tab()
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Free from ₹499 on')
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Free from ₹499 on')
    })
    await step('Escape hides it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    })
  },
}

export const AppearsOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delivery fee' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Free from ₹499 on')
  },
}
