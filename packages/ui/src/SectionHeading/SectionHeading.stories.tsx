import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  title: 'Components/SectionHeading',
  component: SectionHeading,
  args: { title: 'Loved this week', moreHref: '#all' },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutMore: Story = { args: { moreHref: undefined } }
export const WithAction: Story = {
  args: {
    title: 'Recently viewed',
    moreHref: undefined,
    action: <Button variant="quiet">Clear</Button>,
  },
}
export const SmallestPhone: Story = {
  args: { title: 'Handloom, block print and everything in between' },
  globals: { viewport: { value: 'small' } },
}
