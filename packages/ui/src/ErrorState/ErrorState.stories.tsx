import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'This page could not be loaded',
    children: '500 Internal Server Error',
    actions: (
      <>
        <Button>Try again</Button>
        <ButtonLink href="/" variant="secondary">
          Go home
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'small' } } }

export const AnnouncesTheError: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page could not be loaded')
  },
}
