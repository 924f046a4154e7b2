import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Asha Rao' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AR')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const Small: Story = { args: { size: 's' } }
export const Photograph: Story = {
  args: {
    src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect width='1' height='1' fill='teal'/%3E%3C/svg%3E",
  },
}

export const Initials: Story = {
  render: () => (
    <>
      {['Ananya', 'venkata narasimha raju', 'आशा राव', '  '].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const initials of ['A', 'VR', 'आरा']) await expect(canvas.getByText(initials)).toBeVisible()
  },
}
